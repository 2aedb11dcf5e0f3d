import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { attorneys } from './attorneys/attorneys.ts'
import { outsourcedAttorneys } from './attorneys/outsourced.ts'
import { priorCoverage } from './attorneys/prior-coverage.ts'
import { practiceAreaSupplements } from './attorneys/supplements.ts'
import { professionalGeneral } from './general.ts'

/* Remarks from earlier answers, beside those on professional liability; none refuses anything. */

const fields = new Map<string, Field>(
  [
    priorCoverage,
    outsourcedAttorneys,
    practiceAreaSupplements,
    ...attorneys.pages,
    ...professionalGeneral.pages,
  ].flatMap(({ form }) => form.fields.map((field) => [field.path, field] as const)),
)

function remarkAt(path: string, answer: unknown, told: Readonly<Record<string, unknown>>) {
  const answers = Object.entries(told).reduce<Answers>((all, [at, each]) => writeAnswer(all, at, each), {})
  const view = { get: (asked: string) => readAnswer(answers, asked), isOn: () => false, today: '2026-11-20' }
  return (fields.get(path)?.remarks ?? []).flatMap(({ text, says }) => {
    const words = says(view, answer)
    return words ? [{ text, ...words }] : []
  })
}

it.each(['pl.prior.expiry', 'pl.aig.expiry_date'])('%s should be the first day of the new policy (Q2)', (path) => {
  const from = (effective_date: string) => remarkAt(path, '2026-12-01', { coverage: { effective_date } })
  expect(from('2026-12-02')).toEqual([{ text: 'said.lapse', params: { count: 1 }, differs: true }])
  expect(from('2026-11-30')).toEqual([{ text: 'said.overlap', params: { count: 1 }, differs: true }])
  expect(from('2026-12-01')).toEqual([])
  expect(remarkAt(path, undefined, { coverage: { effective_date: '2026-12-01' } })).toEqual([])
  expect(remarkAt(path, '2026-12-01', {})).toEqual([])
})

it.each(['item.hire_date', 'pl.aig.prior_acts_date'])('%s is unlikely to be before the firm opened (R9)', (path) => {
  const since2020 = { years_business_started: 2020 }
  expect(remarkAt(path, '2019-12-31', since2020)).toEqual([
    { text: 'said.started', params: { year: '2020' }, differs: true },
  ])
  expect(remarkAt(path, '2020-01-01', since2020)).toEqual([])
  expect(remarkAt(path, '2019-12-31', {})).toEqual([])
})

it.each([
  ['plaintiff.largest_case', 'plaintiff.average_case'],
  ['real_estate.largest_deal', 'real_estate.average_deal'],
])('%s is no less than %s (R9)', (largest, average) => {
  const path = (name: string) => `pl.aig.supplements.${name}`
  expect(remarkAt(path(largest), 99, { [path(average)]: 100 })).toEqual([
    { text: 'said.average', money: { sum: 100 }, differs: true },
  ])
  expect(remarkAt(path(largest), 100, { [path(average)]: 100 })).toEqual([])
})

it('nobody works more than 3,000 hours a year (R9)', () => {
  const hours = (all: number) =>
    remarkAt('pl.aig.outsourced_attorneys_hours', all, { 'pl.aig.outsourced_attorneys_count': 2 })
  expect(hours(6001)).toEqual([{ text: 'said.hoursEach', params: { hours: 3001 }, differs: true }])
  expect(hours(6000)).toEqual([])
})
