import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Field } from '../model/field.ts'
import type { PageStep, StepPath } from '../model/step.ts'
import { is, yes } from '../rules/rule.ts'
import { clearedBy } from './clearing.ts'
import { saveStep } from './save-step.ts'
import { submission } from './submission.ts'

const field = (path: string, type: Field['type'], more: Partial<Field> = {}): Field => ({
  path,
  type,
  label: path,
  ...more,
})
const page = (path: StepPath, fields: readonly Field[], more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id: path.slice(1),
  path,
  label: path,
  form: { fields },
  ...more,
})

const claim = [
  field('open', 'yes_no'),
  field('reserve', 'money', { visible: yes('open') }),
  field('cause', 'group', {
    fields: [field('weather', 'yes_no'), field('wind', 'yes_no', { visible: yes('weather') })],
  }),
]
const flow = compileFlow({
  id: 'save',
  aliases: [],
  baseFacts: [],
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: '',
      children: [
        page('/trade', [
          field('trade', 'text'),
          field('address.city', 'text', { optional: true }),
          field('sub', 'text'),
        ]),
        page('/staff', [field('hires', 'yes_no'), field('count', 'number', { visible: yes('hires') })]),
        page('/detail', [field('detail', 'text')], { when: is('trade', 'roofing') }),
        page('/claims', [field('claims', 'repeat', { optional: true, fields: claim })]),
      ],
    },
  ],
})

const effects = [{ whenChanged: 'trade', onSteps: ['trade'], clears: ['gl.liberty', 'sub'] }]
const contextOf = (answers: Answers) => ({ answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' })
const save = (answers: Answers, path: string, sent: Answers) => saveStep(flow, contextOf(answers), path, sent, effects)

describe('saving a step', () => {
  it('writes the fields that the step owns, hidden ones too, and no others (F20)', () => {
    const savedStep = save({ trade: 'cafe' }, '/staff', {
      hires: 'YES',
      count: 3,
      trade: 'roofing',
      _id: 'x',
      completed: true,
    })
    expect(savedStep?.answers).toEqual({ trade: 'cafe', hires: 'Yes', count: 3 })
    expect(savedStep?.changed).toEqual(['hires', 'count'])
  })

  it('keeps answers it is not sent, and removes those that are null or blank (F20)', () => {
    const before = { trade: 'cafe', address: { city: 'Troy' }, hires: 'Yes', count: 3 }
    expect(save(before, '/staff', { count: null })?.answers).toEqual({
      trade: 'cafe',
      address: { city: 'Troy' },
      hires: 'Yes',
    })
    expect(save(before, '/staff', { hires: '  ' })?.answers).not.toHaveProperty('hires')
    expect(save(before, '/trade', { address: { city: null } })?.answers).toEqual({
      trade: 'cafe',
      hires: 'Yes',
      count: 3,
    })
    expect(save(before, '/trade', { address: null })?.answers).toEqual(before)
    expect(save(before, '/staff', { count: 0 })?.answers).toMatchObject({ count: 0 })
  })

  it('finds problems of the step, and not of other steps’ answers (F20)', () => {
    expect(save({}, '/staff', { hires: 'Yes', count: 'many' })?.problems).toMatchObject([
      { path: 'count', key: 'validationError.wholeNumber' },
    ])
    expect(save({}, '/staff', { hires: 'No', count: 'many' })?.problems).toEqual([])
    expect(save({}, '/staff', {})?.problems).toMatchObject([{ path: 'hires', missing: expect.any(String) }])
  })

  it('rejects a save for a step this quote does not visit (F20)', () => {
    expect(save({ trade: 'cafe' }, '/detail', { detail: 'x' })).toBeUndefined()
    expect(save({ trade: 'roofing' }, '/detail', { detail: 'x' })?.answers).toMatchObject({ detail: 'x' })
  })

  it('clears what a changed answer invalidates, and reports it (F19)', () => {
    const before = { trade: 'cafe', sub: 'tea', gl: { liberty: { uw_questions: [{ id: 'q', answer: 'Yes' }] } } }
    const savedStep = save(before, '/trade', { trade: 'roofing' })
    expect(savedStep?.answers).toEqual({ trade: 'roofing' })
    expect(savedStep?.cleared).toEqual(['gl.liberty', 'sub'])
  })

  it('clears nothing when the answer is unchanged, new, or changed together with what it would clear (F19)', () => {
    const before = { trade: 'cafe', sub: 'tea' }
    expect(save(before, '/trade', { trade: 'cafe' })?.cleared).toEqual([])
    expect(save({ sub: 'tea' }, '/trade', { trade: 'cafe' })?.cleared).toEqual([])
    expect(save(before, '/trade', { trade: 'roofing', sub: 'slate' })?.answers).toEqual({
      trade: 'roofing',
      sub: 'slate',
    })
  })

  it('clears an answer of every item and keeps the items, unless the same save changed their list (F19)', () => {
    const effect = { whenChanged: 'trade', clears: ['claims[].reserve', 'claims[].cause'] }
    const claims = [
      { id: 'a', open: 'Yes', reserve: 5, cause: { weather: 'No' } },
      { id: 'b', open: 'No' },
    ]
    const saveTrade = (sent: Answers) => saveStep(flow, contextOf({ trade: 'cafe', claims }), '/trade', sent, [effect])
    const savedStep = saveTrade({ trade: 'roofing' })
    expect(savedStep?.answers).toEqual({
      trade: 'roofing',
      claims: [
        { id: 'a', open: 'Yes' },
        { id: 'b', open: 'No' },
      ],
    })
    expect(savedStep?.cleared).toEqual(['claims'])
    expect(saveTrade({ trade: 'cafe' })?.cleared).toEqual([])
    const before = { trade: 'cafe', claims }
    const after = { trade: 'roofing', claims: [{ id: 'a', open: 'Yes', reserve: 9 }] }
    expect(clearedBy(before, after, 'trade', [effect])).toEqual([])
    expect(clearedBy(before, { ...before, trade: 'roofing' }, 'trade', [effect])).toEqual(effect.clears)
  })

  it('clears when that entry is removed from a list, and not another one (F19)', () => {
    const effects = [{ whenChanged: 'types', whenRemoved: 'do', clears: ['officers'] }]
    const types = (...uuids: readonly string[]) => ({
      types: uuids.map((uuid) => ({ uuid })),
      officers: { any: 'Yes' },
    })
    const both = types('gl', 'do')
    expect(clearedBy(both, types('gl'), 'insurance', effects)).toEqual(['officers'])
    expect(clearedBy(both, types('do'), 'insurance', effects)).toEqual([])
    expect(clearedBy(types('gl'), both, 'insurance', effects)).toEqual([])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('refuses %s at any place (F20)', (name) => {
    for (const text of [
      `{"${name}":{"x":1}}`,
      `{"hires":"No","deep":[{"${name}":1}]}`,
      `{"claims":[{"${name}":{}}]}`,
    ]) {
      const answers: Answers = JSON.parse(text)
      expect(save({ trade: 'cafe' }, '/claims', answers)?.problems[0]).toMatchObject({
        key: 'validationError.unknownField',
        params: { name },
      })
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  it('refuses unknown names in a repeated group (F20)', () => {
    const savedStep = save({}, '/claims', { claims: [{ id: 'a', open: 'No', cause: { weather: 'No', sun: 'Yes' } }] })
    expect(savedStep?.problems).toMatchObject([
      { path: 'claims.0.cause', key: 'validationError.unknownField', params: { name: 'sun' } },
    ])
  })
})

it('submits nothing a condition hides, at any depth (Q2)', () => {
  const claims = [
    { id: 'a', open: 'No', reserve: 5, cause: { weather: 'No', wind: 'Yes' } },
    { id: 'b', open: 'Yes', reserve: 6, cause: { weather: 'Yes', wind: 'No' } },
  ]
  const context = contextOf({ trade: 'cafe', detail: 'old', hires: 'No', count: 4, claims, stray: 1 })
  expect(submission(evaluateFlow(flow, context), context)).toEqual({
    trade: 'cafe',
    hires: 'No',
    claims: [{ id: 'a', open: 'No', cause: { weather: 'No' } }, claims[1]],
  })
})
