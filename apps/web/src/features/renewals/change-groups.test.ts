import type { RenewalChange } from '@coverwright/contract/renewals'
import { expect, it } from 'vitest'
import { changeCells, changeGroups, noChangesText } from './change-groups.ts'

const t = (key: string) => key

const changes: readonly RenewalChange[] = [
  {
    step: '/location',
    field: 'x',
    section: 'Offices',
    question: 'City',
    kind: 'changed',
    before: 'Joliet',
    after: 'Chicago',
  },
  {
    step: '/pl/a/attorney/list',
    field: 'x',
    section: 'Attorneys',
    question: 'Attorneys',
    item: 'Ana Ruiz',
    kind: 'added',
  },
  {
    step: '/pl/a/attorney/list',
    field: 'x',
    section: 'Attorneys',
    question: 'Attorneys',
    item: 'Priya Raman',
    kind: 'removed',
  },
  {
    step: '/pl/a/attorney/list',
    field: 'x',
    section: 'Attorneys',
    question: 'Hours a week',
    item: 'Jo Weiss',
    kind: 'changed',
    before: '40',
    after: '20',
  },
  { step: '/location', field: 'x', section: 'Offices', question: 'Suite', kind: 'removed', before: '4B' },
]

it('changes are grouped by section in page order, an item’s answers with its name (N1)', () => {
  const groups = changeGroups(changes)
  expect(groups.map(({ section, rows }) => [section, rows.map(({ label, item }) => item ?? label)])).toEqual([
    ['Offices', ['City', 'Suite']],
    ['Attorneys', ['Ana Ruiz', 'Priya Raman', 'Jo Weiss']],
  ])
  expect(groups[1]?.rows[2]).toMatchObject({ label: 'Hours a week', item: 'Jo Weiss', whole: false })
})

it('added and removed items are named as such, and a removed answer reads as no answer (N1)', () => {
  const cells = changeGroups(changes).flatMap(({ rows }) => rows.map((row) => changeCells(row, t)))
  expect(cells).toEqual([
    { before: 'Joliet', after: 'Chicago' },
    { before: '4B', after: 'page.noAnswer' },
    { before: 'page.renewal.notListed', after: 'page.renewal.added' },
    { before: 'page.renewal.listed', after: 'page.renewal.removed' },
    { before: '40', after: '20' },
  ])
})

it.each([
  ['all is as it was', { attorneys_changed: 'No', location_changed: 'No' }, 'page.renewal.nothingChanged'],
  ['all of it stands for a practice without these questions', {}, 'page.renewal.nothingChanged'],
  ['a Yes is not borne out', { attorneys_changed: 'Yes', location_changed: 'No' }, 'page.renewal.nothingDiffers'],
])('without a change it says whether %s (N1)', (_, answers, expected) => {
  expect(noChangesText(answers)).toBe(expected)
})
