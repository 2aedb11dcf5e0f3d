import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { combinations, oneInSeven } from '../../testing/combinations.ts'
import { payroll } from './payroll.ts'

/* The fields of wc_general_page, written by hand a second time: shares nothing with the flow. */

const { flow } = siteFlow(site, unitedStates)

type General = {
  readonly state: string
  readonly hasEmployees: 'Yes' | 'No' | undefined
  readonly elsewhere: 'Yes' | 'No' | undefined
  readonly prior: 'in_force' | 'lapsed' | 'none_yet' | undefined
  readonly business: 'llc' | 'nonprofit'
  readonly rows: readonly string[]
}

const isFundState = (state: string) => ['ND', 'OH', 'WA', 'WY', 'PR', 'VI'].includes(state)

function coverageFields({ state, prior }: General): readonly string[] {
  const fields = ['0 general.prior_coverage']
  const mayHaveBeenDeclined = prior !== undefined && state !== 'MO'
  if (prior !== 'in_force' && prior !== 'lapsed') {
    return mayHaveBeenDeclined ? [...fields, '0 general.cancelled'] : fields
  }
  fields.push('0 general.current_insurer')
  if (prior === 'lapsed') fields.push('0 general.lapsed_on', '0 general.hurt_since')
  if (mayHaveBeenDeclined) fields.push('0 general.cancelled')
  fields.push('0 general.experience_mod')
  return fields
}

function stateFields(states: readonly string[]): readonly string[] {
  const asking = ['CO', 'HI', 'ME', 'MN', 'NJ', 'NY', 'RI', 'UT']
  const numbers = asking.filter((each) => states.includes(each)).map((each) => `2 unemployment.${each.toLowerCase()}`)
  const limit = states.includes('CA') ? [] : ['2 general.el_limit']
  // Disability benefits and paid family leave, which New York asks for beside workers’ compensation.
  return [...numbers, ...limit, ...(states.includes('NY') ? ['2 general.ny_benefits'] : [])]
}

function expectedFields(one: General): readonly string[] {
  const { state, hasEmployees, elsewhere, business, rows } = one
  const fund = `0 general.other_states.${state.toLowerCase()}`
  if (isFundState(state) && elsewhere !== 'Yes') return [fund]
  const fields = [isFundState(state) ? fund : '0 general.has_employees', ...coverageFields(one)]
  const lists = hasEmployees === 'Yes' || isFundState(state)
  if (lists) fields.push('0 payroll')
  if (business === 'llc' && !isFundState(state)) fields.push('2 owners')
  fields.push(...stateFields(lists && rows.length > 0 ? rows : [state]))
  return [...fields, '2 general.work_conditions', '2 general.leased', '2 has_claims']
}

function shownFields({ state, hasEmployees, elsewhere, prior, business, rows }: General): readonly string[] {
  const flowState = evaluateFlow(flow, {
    answers: {
      business_type: business,
      insurance_types: [{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000003', name: 'WC', purpose: 'standard' }],
      wc: {
        general: {
          has_employees: hasEmployees,
          other_states: { nd: elsewhere, oh: elsewhere, wa: elsewhere, wy: elsewhere, pr: elsewhere, vi: elsewhere },
          prior_coverage: prior,
        },
        payroll: rows.length ? rows.map((each) => ({ id: each, state: each })) : undefined,
      },
    },
    facts: { state },
    sets: {},
    switches: {},
    today: '2026-11-20',
  })
  return flowState.pages
    .filter(({ path }) => path.startsWith('/dynamic-questions/wc_general_page/edit/'))
    .flatMap(({ visible, page }) => visible.map((path) => `${page?.index} ${path.replace(/^wc\./, '')}`))
}

const states = ['TX', 'CA', 'NY', 'NJ', 'MO', 'ND', 'OH', 'WA', 'WY', 'PR', 'VI']
const answers = ['Yes', 'No', undefined] as const
const coverages = ['in_force', 'lapsed', 'none_yet', undefined] as const
const businesses = ['llc', 'nonprofit'] as const
const places: readonly (readonly string[])[] = [[], ['TX'], ['CA', 'NY'], ['HI', 'TX', 'UT']]

it('wc_general_page asks what the state, past insurance and people call for (X1)', () => {
  const cases = combinations({
    state: states,
    hasEmployees: answers,
    elsewhere: answers,
    prior: coverages,
    business: businesses,
    rows: places,
  })
  for (const one of oneInSeven(cases)) expect(shownFields(one), JSON.stringify(one)).toEqual(expectedFields(one))
  expect(cases.length).toBe(11 * 3 * 3 * 4 * 2 * 4)
})

it('no payroll entry is in a state whose own fund insures everyone (X1)', () => {
  const offeredOptions = (payroll.fields ?? []).flatMap(({ path, options = [] }) =>
    path === 'state' ? options.map(({ value }) => value) : [],
  )
  expect(offeredOptions).toContain('TX')
  expect(offeredOptions.filter(isFundState)).toEqual([])
})
