import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { progress } from '@coverwright/core/navigation/progress'
import { differences } from '@coverwright/core/saving/differences'
import { saveStep } from '@coverwright/core/saving/save-step'
import { submission } from '@coverwright/core/saving/submission'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { enUs } from '../../messages/en-us.ts'
import { renewalChanges } from '../../reference/renewal-changes.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { firm, renewing } from '../../testing/firm-on-file.ts'
import { withThisYear } from '../of-this-year.ts'
import { renewalFlows } from '../renewals.ts'
import { atStandingPlace } from '../standing-place.ts'
import { referralReasons } from './referral.ts'

const flow = renewalFlows['renewal-law']
const main = siteFlow(site, unitedStates).flow

const nothingChanged: Readonly<Record<string, unknown>> = {
  location_changed: 'No',
  attorneys_changed: 'No',
  of_counsel_changed: 'No',
  practice_areas_changed: 'No',
  'renewal.firm.changed': 'No',
  'renewal.systems_changed': 'No',
  'renewal.cover_changed': 'No',
  'renewal.losses.asked_everyone': 'Yes',
  'renewal.losses.any': 'No',
  'renewal.losses.known_circumstance': 'No',
  'renewal.losses.disciplined': 'No',
}
const set = (answers: Answers, all: Readonly<Record<string, unknown>>): Answers =>
  Object.entries(all).reduce<Answers>((result, [path, answer]) => writeAnswer(result, path, answer), answers)

function renewFirm(more: Readonly<Record<string, unknown>>, expiring = firm, switches = {}) {
  const context = renewing(expiring, (carried) => set(carried, { ...nothingChanged, ...more }), switches)
  const flowState = evaluateFlow(flow, context)
  const after = submission(flowState, context)
  const changesFound = differences(flowState, { before: context.carried, after }, (path) => main.owned.has(path))
  return { context, flowState, after, found: changesFound }
}

describe('a firm where nothing changed', () => {
  it('answers three pages, all complete, and submits last year’s answers (X5)', () => {
    const { flowState, context, after, found } = renewFirm({})
    expect(flowState.pages.map(({ path, status }) => [path, status])).toEqual([
      ['/renewal-info', 'complete'],
      ['/dynamic-questions/pl_renewal/edit/0', 'complete'],
      ['/dynamic-questions/pl_renewal/edit/1', 'complete'],
      ['/done', 'complete'],
    ])
    expect(found).toEqual([])
    for (const path of Object.keys(context.carried)) {
      expect(withoutYear(after)[path], path).toEqual(context.carried[path])
    }
  })

  it('has no answer of this year before it is given (X5)', () => {
    const flowState = evaluateFlow(flow, renewing(firm))
    const paths = flowState.pages.flatMap(({ problems }) => problems.map(({ path }) => path))
    expect(paths).toEqual(Object.keys(nothingChanged))
  })
})

const withoutYear = (answers: Answers): Answers => writeAnswer(answers, 'renewal', undefined)

const edits: readonly (readonly [flag: string, Readonly<Record<string, unknown>>])[] = [
  [
    'location_changed',
    { zip_code: '10001', 'mailing_address.street': '1 Other Road', 'pl.aig.has_other_offices': 'Yes' },
  ],
  ['attorneys_changed', { 'pl.aig.attorneys': [{ id: 'n1', first_name: 'New', last_name: 'One' }] }],
  ['of_counsel_changed', { 'pl.aig.outsourced_attorneys': 'Yes', 'pl.aig.outsourced_attorneys_count': 9 }],
  [
    'practice_areas_changed',
    { 'pl.aig.practice_areas': [{ id: 'p9', area: 'antitrust_and_trade_regulation', percent: 100 }] },
  ],
  ['renewal.systems_changed', { 'pl.aig.firm.docket': 'none' }],
  ['renewal.cover_changed', { 'pl.aig.cover.limit': '5000000_5000000', 'pl.aig.cover.deductible': '0' }],
]

it.each(edits)('an edit made before %s went back to No does not count (X5, Q2)', (flag, edit) => {
  const { context, after, found, flowState } = renewFirm({ ...edit, [flag]: 'No' })
  for (const path of Object.keys(edit)) expect(readAnswer(after, path)).toEqual(readAnswer(context.carried, path))
  expect(found).toEqual([])
  expect(flowState.pages.map(({ path }) => path)).not.toContain('/referral')
  const again = { ...context, answers: after }
  const same = evaluateFlow(flow, again)
  expect(same.pages.map(({ path, status }) => [path, status])).toEqual(
    flowState.pages.map(({ path, status }) => [path, status]),
  )
  expect(submission(same, again)).toEqual(after)
})

it.each(edits)('an edit under a Yes to %s counts, and is reported as a change (X5)', (flag, edit) => {
  const { after, found } = renewFirm({ ...edit, [flag]: 'Yes' })
  expect(found.length).toBeGreaterThan(0)
  for (const path of Object.keys(edit).filter((each) => each !== 'pl.aig.attorneys')) {
    expect(readAnswer(after, path), path).toEqual(edit[path])
  }
})

it('takes no state and no price from an address that does not count (Q2)', () => {
  const movedAnswers = { zip_code: '10001', 'mailing_address.state': 'NY' }
  const { context } = renewFirm({ ...movedAnswers, location_changed: 'No' })
  expect(atStandingPlace(context.answers, context.carried)).toMatchObject({
    zip_code: '60611',
    mailing_address: { state: 'IL' },
  })
  const answers = set(context.answers, { location_changed: 'Yes' })
  expect(atStandingPlace(answers, context.carried)).toBe(answers)
})

it('asks for the areas of a firm that has none on file, without asking whether they changed (X5)', () => {
  const hard = set(firm, {
    'pl.aig.practice_areas': undefined,
    'pl.aig.supplements': undefined,
    'pl.aig.provided_services_ineligible_aops': 'Yes',
    'pl.aig.ineligible_areas_of_practice': ['patents'],
  })
  const { flowState } = renewFirm({ practice_areas_changed: undefined }, hard)
  const paths = flowState.pages.map(({ path }) => path)
  expect(flowState.pages[0]?.visible).toEqual(['location_changed', 'attorneys_changed', 'of_counsel_changed'])
  expect(paths).toContain('/pl/a/practice-areas')
  expect(paths).toContain('/pl/a/practice-areas-supplemental')
  expect(paths).toContain('/referral')
  const state = renewFirm({ 'pl.aig.practice_areas': [{ id: 'p1', area: 'patent_litigation', percent: 100 }] }, hard)
  const supplements = state.flowState.pages.find(({ path }) => path === '/pl/a/practice-areas-supplemental')
  expect(supplements?.visible).toContain('pl.aig.supplements.ip.docket_audit')
})

it('shows beside each part what is on file, even after it was edited (N1)', () => {
  const { flowState } = renewFirm({ attorneys_changed: 'Yes', 'pl.aig.attorneys': [] })
  const info = flowState.pages[0]
  const textsOnFile = info?.form.fields.map(({ path, onFile }) => [path, info && onFile?.(info.view)])
  expect(textsOnFile).toEqual([
    [
      'location_changed',
      { text: 'renewal.onFile.office', params: { address: '330 North Wabash Avenue, Chicago, IL 60611' } },
    ],
    [
      'attorneys_changed',
      {
        text: 'renewal.onFile.attorneys',
        params: { count: 4, names: 'H. Alder, M. Finch, P. Raman, J. Weiss (part-time)' },
      },
    ],
    ['of_counsel_changed', { text: 'renewal.onFile.noOutsourced', params: {} }],
    [
      'practice_areas_changed',
      {
        text: 'renewal.onFile.areas',
        params: {
          areas: 'Estates, probate and wills 55%; Real estate, residential 30%; Corporate formation 15%',
        },
      },
    ],
  ])
})

it('asks the four questions in the words of the reference list (N1, K1)', () => {
  const fields = evaluateFlow(flow, renewing(firm)).pages[0]?.form.fields ?? []
  expect(fields.map(({ path, label }) => [path, enUs[String(label)]])).toEqual(
    renewalChanges.map(({ field, question }) => [field, question]),
  )
})

describe('the signature', () => {
  const atAgent = (more: Readonly<Record<string, unknown>>) => renewFirm(more, firm, { agentSite: true }).flowState
  const signatureOf = (document_hash?: string) => ({
    location_changed: 'Yes',
    'signing.title': 'partner',
    signature: { kind: 'typed', name: 'Helen Alder', ...(document_hash ? { document_hash } : {}) },
  })
  const stateOf = (more: Readonly<Record<string, unknown>>) =>
    atAgent(more).pages.find(({ path }) => path === '/signature')?.status

  it('holds for the answers it was given to (N1)', () => {
    expect(stateOf(signatureOf())).toBe('complete')
    expect(stateOf(signatureOf('h1'))).toBe('complete')
    expect(stateOf(signatureOf('h0'))).toBe('invalid')
    expect(stateOf({ location_changed: 'Yes' })).toBe('incomplete')
  })

  it('is left out of the progress (F17)', () => {
    const flowState = atAgent({ location_changed: 'Yes', 'renewal.losses.any': 'Yes' })
    expect(progress(flowState, '/signature')).toBe(100)
    expect(progress(flowState, '/referral')).toBe(75)
    expect(progress(flowState, '/done')).toBe(100)
  })
})

it('gives every reason for a referral in a sentence, and asks for no more than a note (X5)', () => {
  const { flowState } = renewFirm({
    'renewal.losses.any': 'Yes',
    'renewal.losses.known_circumstance': 'Yes',
    'renewal.losses.disciplined': 'Yes',
    'renewal.losses.asked_everyone': 'No',
    'pl.aig.provided_services_ineligible_aops': 'Yes',
    attorneys_changed: 'Yes',
    'pl.aig.attorneys': [{ id: 'a1' }, { id: 'a2' }],
    'pl.aig.non_lawyer_prevalence': 'Yes',
    'renewal.firm.changed': 'Yes',
    'renewal.firm.changes': ['merged'],
    'pl.aig.firm.fee_suits': 3,
    practice_areas_changed: 'Yes',
    'pl.aig.practice_areas': [{ id: 'p1', area: 'patent_applications', percent: 100 }],
    of_counsel_changed: 'Yes',
    'pl.aig.outsourced_attorneys': 'Yes',
    'pl.aig.outsourced_attorneys_billed': 'No',
    'renewal.systems_changed': 'Yes',
    'pl.aig.firm.docket': 'none',
    'renewal.cover_changed': 'Yes',
    'pl.aig.cover.limit': '5000000_5000000',
  })
  const page = flowState.pages.find(({ path }) => path === '/referral')
  const reasons = page ? referralReasons(page.view) : []
  expect(reasons.length).toBe(13)
  for (const reason of reasons) expect(enUs[reason], reason).toMatch(/^[A-Z].*\.$/)
  expect(page?.status).toBe('complete')
  const quiet = renewFirm({}).flowState
  expect(referralReasons(quiet.view)).toEqual([])
})

it.each([
  ['areas', { 'pl.aig.practice_areas': [{ id: 'p1', area: 'patent_applications', percent: 100 }] }],
  ['attorneys from outside', { 'pl.aig.outsourced_attorneys': 'Yes', 'pl.aig.outsourced_attorneys_supervised': 'No' }],
  ['deadlines', { 'pl.aig.firm.docket': 'none' }],
])('is no reason for a referral again what was told last year: %s (X5)', (_what, before) => {
  const { flowState } = renewFirm({}, set(firm, before))
  expect(referralReasons(flowState.view)).toEqual([])
})

it('sends insurers this year’s disclosures where they read last year’s (X5)', () => {
  const claim = { id: 'c1', date: '2026-06-01', paid: 0, open: 'Yes' }
  const { after } = renewFirm({ 'renewal.losses.any': 'Yes', 'renewal.losses.list': [claim] })
  expect(readAnswer(after, 'pl.aig.losses.any')).toBe('No')
  expect(readAnswer(withThisYear(after), 'pl.aig.losses')).toMatchObject({ any: 'Yes', list: [claim] })
  const quiet = renewFirm({}).after
  expect(withThisYear(quiet)).toEqual(quiet)
})

it('a full save of a part keeps what the page does not ask (Q2)', () => {
  const { context } = renewFirm({ location_changed: 'Yes' })
  const savedStep = saveStep(
    flow,
    context,
    '/location',
    { mailing_address: { street: '1 New Street' }, pl: { aig: { firm: { docket: 'none' } } } },
    [],
  )
  expect(savedStep?.changed).toEqual(['mailing_address.street'])
  expect(readAnswer(savedStep?.answers ?? {}, 'pl.aig.firm.docket')).toBe('two_systems')
})

it('prefills pages with last year’s answers (X5)', () => {
  const { flowState } = renewFirm({ 'renewal.systems_changed': 'Yes', 'renewal.cover_changed': 'Yes' })
  expect(flowState.pages.length).toBe(6)
  for (const { path, problems } of flowState.pages) expect(problems, path).toEqual([])
})
