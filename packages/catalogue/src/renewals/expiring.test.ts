import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { describe, expect, it } from 'vitest'
import { firm, term } from '../testing/firm-on-file.ts'
import { carriedAnswers } from './expiring.ts'
import { programOf } from './renewals.ts'
import { termOf } from './term.ts'

const set = (answers: Answers, all: Readonly<Record<string, unknown>>): Answers =>
  Object.entries(all).reduce<Answers>((result, [path, answer]) => writeAnswer(result, path, answer), answers)
const carriedFrom = (expiring: Answers, at = term) => carriedAnswers(expiring, at, ['pl'])

it('begins on the day that was asked for, or on the day of the application (N1)', () => {
  expect(termOf(firm, '2026-01-02')).toEqual({ began: '2026-01-31', ends: '2027-01-31' })
  expect(termOf({}, '2028-02-29')).toEqual({ began: '2028-02-29', ends: '2029-03-01' })
})

describe('what is carried over', () => {
  it('is nothing meant for that application only: a reminder, and the agent’s answers about the client (N1, R7)', () => {
    const agent = { authorized: 'Yes', client_reference: 'Q-17' }
    expect(carriedFrom(set(firm, { follow_up_consent: 'Yes', agent }))).toEqual(carriedFrom(firm))
  })

  it('is one line, from the day the old policy ends, without what only the last renewal asked (N1)', () => {
    const renewedFirm = set(firm, {
      recommendation_choices: { cl: 'interested' },
      location_changed: 'No',
      attorneys_changed: 'Yes',
      of_counsel_changed: 'No',
      practice_areas_changed: 'No',
      renewal: { cover_changed: 'No', losses: { any: 'No' } },
      referral: { note: 'See last year' },
      signing: { title: 'partner' },
      signature: { kind: 'typed', name: 'Helen Alder' },
    })
    const carriedOver = carriedFrom(renewedFirm)
    expect(carriedOver.insurance_types).toEqual([{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000004' }])
    expect(readAnswer(carriedOver, 'coverage.effective_date')).toBe('2027-01-31')
    for (const missing of [
      ...['location_changed', 'attorneys_changed', 'of_counsel_changed', 'practice_areas_changed', 'renewal'],
      ...['referral', 'signing', 'signature', 'recommendation_choices'],
    ]) {
      expect(carriedOver, missing).not.toHaveProperty(missing)
    }
    expect(carriedOver.company_name).toBe('Alder & Finch')
    expect(readAnswer(carriedOver, 'pl.aig.attorneys')).toEqual(readAnswer(firm, 'pl.aig.attorneys'))
  })

  it('includes the line if it was added from a recommendation (N1)', () => {
    const late = set(firm, { insurance_types: [{ uuid: 'other' }], recommendation_choices: { pl: 'interested' } })
    expect(carriedFrom(late).insurance_types).toMatchObject([{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000004' }])
  })

  it.each([
    ['no insurance before', { existing_pl_insurance: 'No', prior_acts_date: undefined }, 'No', '2026-01-31'],
    ['no insurance, and a date left behind', { existing_pl_insurance: 'no' }, 'No', '2026-01-31'],
    ['a prior acts date', {}, 'No', '2012-01-31'],
    ['full prior acts', { full_prior_acts: 'Yes', prior_acts_date: undefined }, 'Yes', undefined],
    ['full prior acts, and a date left behind', { full_prior_acts: 'yes' }, 'Yes', undefined],
    [
      'no insurance, and full prior acts left behind',
      { existing_pl_insurance: 'No', full_prior_acts: 'Yes' },
      'No',
      '2026-01-31',
    ],
  ])('reaches back as far as it did: %s (R9)', (_name, answers, full, date) => {
    const own = Object.entries(answers).map(([name, answer]) => [`pl.aig.${name}`, answer])
    const carriedOver = carriedFrom(set(firm, Object.fromEntries(own)))
    expect(readAnswer(carriedOver, 'pl.aig.existing_pl_insurance')).toBe('Yes')
    expect(readAnswer(carriedOver, 'pl.aig.full_prior_acts')).toBe(full)
    expect(readAnswer(carriedOver, 'pl.aig.prior_acts_date')).toBe(date)
    expect(readAnswer(carriedOver, 'pl.aig.expiry_date')).toBe('2027-01-31')
  })

  it('uses today’s limit as the current one, and drops the previous policy (N1)', () => {
    const carriedOver = carriedFrom(firm)
    expect(readAnswer(carriedOver, 'pl.aig.current_limit')).toBe('1000000_2000000')
    expect(readAnswer(carriedOver, 'pl.aig.current_premium')).toBeUndefined()
  })

  it('keeps a gap that was entered, and has none where insurance began here (R9)', () => {
    const continuous = (answers: Answers) => readAnswer(carriedFrom(set(firm, answers)), 'pl.aig.continuous_coverage')
    expect(continuous({ 'pl.aig.continuous_coverage': 'No' })).toBe('No')
    expect(continuous({ 'pl.aig.existing_pl_insurance': 'No', 'pl.aig.continuous_coverage': 'No' })).toBe('Yes')
    expect(continuous({ 'pl.aig.existing_pl_insurance': 'No', 'pl.aig.continuous_coverage': undefined })).toBe('Yes')
  })

  it.each([
    ['no insurance before', { has_cover: 'No', wants_past_work: 'No' }, 'date', '2026-01-31', 'Yes'],
    [
      'no insurance before, past work wished for',
      { has_cover: 'No', wants_past_work: 'Yes' },
      'not_sure',
      undefined,
      'Yes',
    ],
    ['a retroactive date', { reach: 'date', retro_date: '2014-05-01', continuous: 'No' }, 'date', '2014-05-01', 'No'],
    ['all past work', { reach: 'full', retro_date: '2014-05-01', continuous: 'Yes' }, 'full', undefined, 'Yes'],
    ['nobody knows where', { reach: 'not_sure', continuous: 'Not sure' }, 'not_sure', undefined, 'Not sure'],
    [
      'a date that was given up',
      { reach: 'date', retro_date: '2014-05-01', keep_reach: 'No', continuous: 'No' },
      'date',
      '2026-01-31',
      'Yes',
    ],
  ])('reaches back as far as it did for a medical practice: %s (N1)', (_name, answers, reach, date, continuous) => {
    const prior = { has_cover: 'Yes', insurer: 'Old Mutual', expiry: '2026-01-31', keep_reach: 'Yes', ...answers }
    const carriedOver = carriedAnswers(set(firm, { pl: { prior } }), term, ['pl'], {
      insurer: 'Keystone',
      premium: 7600,
    })
    expect(carriedOver.pl).toEqual({
      prior: {
        ...{ has_cover: 'Yes', insurer: 'Keystone', expiry: '2027-01-31', keep_reach: 'Yes' },
        ...{ reach, continuous, ...(date ? { retro_date: date } : {}) },
      },
    })
    expect(carriedOver).not.toHaveProperty('on_file')
  })

  it.each([
    ['an old firm', {}, 900_000],
    ['one that opened two years before', { years_business_started: 2025 }, 900_000],
    ['one whose first year was a guess', { years_business_started: 2026 }, undefined],
  ])('has last year’s billings as those of the year before last: %s (X5)', (_name, more, billings) => {
    expect(readAnswer(carriedFrom(set(firm, more)), 'pl.aig.firm.billings_before')).toBe(billings)
  })

  it('is a year older, and says nothing about the insurance before this one (N1)', () => {
    const carriedOver = carriedFrom(set(firm, { years_experience: 4, 'coverage.current_insurance': 'No' }))
    expect(carriedOver.years_experience).toBe(5)
    expect(carriedOver.coverage).toEqual({ effective_date: '2027-01-31' })
    expect(carriedFrom(firm)).not.toHaveProperty('years_experience')
  })

  it('records who was on the list, and whether areas were (X5)', () => {
    expect(carriedFrom(firm).on_file).toEqual({ attorneys: ['a1', 'a2', 'a3', 'a4'], practice_areas: 'Yes' })
    const without = carriedFrom(set(firm, { 'pl.aig.practice_areas': undefined }))
    expect(readAnswer(without, 'on_file.practice_areas')).toBe('No')
  })

  it('includes five years of claims, those of the last renewal too (X5)', () => {
    const claim = (date: string) => ({ id: date, date, paid: 1000, open: 'No' })
    const answers = set(firm, {
      'pl.aig.losses': { any: 'Yes', list: [claim('2022-01-30'), claim('2022-01-31')] },
      'renewal.losses': {
        any: 'Yes',
        list: [claim('2026-06-01')],
        known_circumstance: 'Yes',
        circumstance_detail: 'A late filing',
        circumstance_reported: 'Yes',
        disciplined: 'No',
      },
    })
    const losses = readAnswer(carriedFrom(answers), 'pl.aig.losses')
    expect(losses).toMatchObject({
      any: 'Yes',
      list: [{ date: '2022-01-31' }, { date: '2026-06-01' }],
      known_circumstance: 'Yes',
      circumstance_detail: 'A late filing',
      circumstance_reported: 'Yes',
    })
    expect(losses).not.toHaveProperty('disciplined')
    const open = { ...claim('2020-05-01'), open: 'Yes' }
    const pending = set(firm, { 'pl.aig.losses': { any: 'Yes', list: [open, claim('2020-05-01')] } })
    expect(readAnswer(carriedFrom(pending), 'pl.aig.losses')).toEqual({ any: 'Yes', list: [open] })
    const old = set(firm, { 'pl.aig.losses': { any: 'Yes', list: [claim('2021-12-01')] } })
    expect(readAnswer(carriedFrom(old), 'pl.aig.losses')).toEqual({ any: 'No' })
  })

  it('has the new name (X5)', () => {
    expect(carriedFrom(set(firm, { 'renewal.firm.new_name': 'Alder, Finch & Raman' })).company_name).toBe(
      'Alder, Finch & Raman',
    )
  })

  it('leaves the application itself unchanged (Q2)', () => {
    const before = JSON.stringify(firm)
    carriedFrom(firm)
    expect(JSON.stringify(firm)).toBe(before)
  })
})

it('recognizes law firms and medical practices with professional liability, and no others (N1, N3)', () => {
  const medical = set(firm, { 'pl.aig': undefined, 'pl.medical.professionals': [{ profession: 'nurse', heads: 2 }] })
  const other = { insurance_types: [{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000005' }] }
  const renewalTypeOf = (answers: Answers, bound: readonly string[] = []) => programOf(answers, bound)?.type
  expect(renewalTypeOf(firm)).toBe('renewal-law')
  expect(renewalTypeOf(firm, ['pl'])).toBe('renewal-law')
  // Policies of several lines are renewed together.
  expect(renewalTypeOf(firm, ['pl', 'bop'])).toBeUndefined()
  expect(renewalTypeOf(medical)).toBe('renewal-census')
  expect(renewalTypeOf(set(firm, { 'pl.aig': undefined }))).toBeUndefined()
  expect(renewalTypeOf(set(medical, other))).toBeUndefined()
  expect(renewalTypeOf(set(medical, { ...other, recommendation_choices: { pl: 'get_both' } }))).toBe('renewal-census')
  expect(renewalTypeOf(set(medical, { ...other, recommendation_choices: { pl: 'not_now' } }))).toBeUndefined()
})
