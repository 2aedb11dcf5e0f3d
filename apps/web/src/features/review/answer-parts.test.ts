import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { is } from '@coverwright/core/rules/rule'
import { translator } from '@coverwright/core/text/text'
import { expect, test } from 'vitest'
import { answerParts } from './answer-parts.ts'

const t = translator({ 'ui.entry': '{label} {number}', claim: 'Claim' }, 'en-US')
const words = { t, locale: 'en-US', currency: 'USD', labelOf: () => undefined }
const view: View = { get: () => undefined, today: '2026-11-21', isOn: () => false }
const claims: Field = {
  path: 'claims',
  type: 'repeat',
  label: 'Claims',
  entry: 'claim',
  fields: [
    { path: 'open', type: 'text', label: 'Open?' },
    { path: 'paid', type: 'money', label: 'Paid', visible: is('open', 'Yes') },
  ],
}

test('the entries of a list are numbered; each visible answer has its question, hidden answers are left out (S2)', () => {
  const answer = [
    { id: 'a', open: 'Yes', paid: 1200 },
    { id: 'b', open: 'No', paid: 9 },
  ]
  expect(answerParts(claims, answer, view, words)).toEqual([
    {
      id: 'a',
      name: 'Claim 1',
      rows: [
        { id: 'open', label: 'Open?', answer: 'Yes' },
        { id: 'paid', label: 'Paid', answer: '$1,200' },
      ],
    },
    { id: 'b', name: 'Claim 2', rows: [{ id: 'open', label: 'Open?', answer: 'No' }] },
  ])
})

test('the only entry has no number, and a plain answer has no parts (S2)', () => {
  expect(answerParts(claims, [{ id: 'a', open: 'No' }], view, words)[0]).not.toHaveProperty('name')
  expect(answerParts({ path: 'x', type: 'text', label: 'X' }, 'words', view, words)).toEqual([])
})

test('a share is one line: what it belongs to, and how much (F16)', () => {
  const areas: Field = {
    path: 'areas',
    type: 'repeat',
    label: 'Areas',
    entry: 'claim',
    total: { of: 'percent', to: 100 },
    fields: [
      { path: 'area', type: 'select', label: 'Area' },
      { path: 'percent', type: 'percent', label: 'Share' },
    ],
  }
  const answer = [
    { id: 'a', area: 'Criminal defense', percent: 70 },
    { id: 'b', percent: 30 },
  ]
  expect(answerParts(areas, answer, view, words)).toEqual([
    {
      id: 'areas',
      rows: [
        { id: 'a', label: 'Criminal defense', answer: '70%' },
        { id: 'b', label: 'Claim 2', answer: '30%' },
      ],
    },
  ])
})
