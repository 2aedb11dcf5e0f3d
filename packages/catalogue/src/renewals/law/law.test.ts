import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { differences } from '@coverwright/core/flow/differences'
import { progress } from '@coverwright/core/flow/progress'
import { saveStep } from '@coverwright/core/flow/save-step'
import { submission } from '@coverwright/core/flow/submission'
import { deriveTrail } from '@coverwright/core/flow/trail'
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
  Object.entries(all).reduce<Answers>((kept, [path, answer]) => writeAnswer(kept, path, answer), answers)

function renewed(more: Readonly<Record<string, unknown>>, expiring = firm, switches = {}) {
  const context = renewing(expiring, (carried) => set(carried, { ...nothingChanged, ...more }), switches)
  const trail = deriveTrail(flow, context)
  const after = submission(trail, context)
  const found = differences(trail, { before: context.carried, after }, (path) => main.owned.has(path))
  return { context, trail, after, found }
}

describe('a firm where nothing changed', () => {
  it('answers three pages, all of them done, and submits last year’s answers (X5)', () => {
    const { trail, context, after, found } = renewed({})
    expect(trail.entries.map(({ path, state }) => [path, state])).toEqual([
      ['/renewal-info', 'done'],
      ['/dynamic-questions/pl_renewal/edit/0', 'done'],
      ['/dynamic-questions/pl_renewal/edit/1', 'done'],
      ['/done', 'done'],
    ])
    expect(found).toEqual([])
    for (const path of Object.keys(context.carried)) {
      expect(withoutYear(after)[path], path).toEqual(context.carried[path])
    }
  })

  it('knows no answer of this year before it is given (X5)', () => {
    const trail = deriveTrail(flow, renewing(firm))
    const asked = trail.entries.flatMap(({ problems }) => problems.map(({ path }) => path))
    expect(asked).toEqual(Object.keys(nothingChanged))
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

it.each(edits)('what was edited before %s went back to No counts for nothing (X5, Q2)', (flag, edit) => {
  const { context, after, found, trail } = renewed({ ...edit, [flag]: 'No' })
  for (const path of Object.keys(edit)) expect(readAnswer(after, path)).toEqual(readAnswer(context.carried, path))
  expect(found).toEqual([])
  expect(trail.entries.map(({ path }) => path)).not.toContain('/referral')
  const again = { ...context, answers: after }
  const same = deriveTrail(flow, again)
  expect(same.entries.map(({ path, state }) => [path, state])).toEqual(
    trail.entries.map(({ path, state }) => [path, state]),
  )
  expect(submission(same, again)).toEqual(after)
})

it.each(edits)('what is edited under a Yes to %s counts, and is told as a change (X5)', (flag, edit) => {
  const { after, found } = renewed({ ...edit, [flag]: 'Yes' })
  expect(found.length).toBeGreaterThan(0)
  for (const path of Object.keys(edit).filter((each) => each !== 'pl.aig.attorneys')) {
    expect(readAnswer(after, path), path).toEqual(edit[path])
  }
})

it('takes no state and no price from an address that does not stand (Q2)', () => {
  const moved = { zip_code: '10001', 'mailing_address.state': 'NY' }
  const { context } = renewed({ ...moved, location_changed: 'No' })
  expect(atStandingPlace(context.answers, context.carried)).toMatchObject({
    zip_code: '60611',
    mailing_address: { state: 'IL' },
  })
  const answers = set(context.answers, { location_changed: 'Yes' })
  expect(atStandingPlace(answers, context.carried)).toBe(answers)
})

it('asks for the areas of a firm that has none on file, and not whether they changed (X5)', () => {
  const hard = set(firm, {
    'pl.aig.practice_areas': undefined,
    'pl.aig.supplements': undefined,
    'pl.aig.provided_services_ineligible_aops': 'Yes',
    'pl.aig.ineligible_areas_of_practice': ['patents'],
  })
  const { trail } = renewed({ practice_areas_changed: undefined }, hard)
  const paths = trail.entries.map(({ path }) => path)
  expect(trail.entries[0]?.visible).toEqual(['location_changed', 'attorneys_changed', 'of_counsel_changed'])
  expect(paths).toContain('/pl/a/practice-areas')
  expect(paths).toContain('/pl/a/practice-areas-supplemental')
  expect(paths).toContain('/referral')
  const listed = renewed({ 'pl.aig.practice_areas': [{ id: 'p1', area: 'patent_litigation', percent: 100 }] }, hard)
  const supplements = listed.trail.entries.find(({ path }) => path === '/pl/a/practice-areas-supplemental')
  expect(supplements?.visible).toContain('pl.aig.supplements.ip.docket_audit')
})

it('shows beside each part what stands on file, also after it was edited (N1)', () => {
  const { trail } = renewed({ attorneys_changed: 'Yes', 'pl.aig.attorneys': [] })
  const info = trail.entries[0]
  const filed = info?.form.fields.map(({ path, onFile }) => [path, info && onFile?.(info.view)])
  expect(filed).toEqual([
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
  const fields = deriveTrail(flow, renewing(firm)).entries[0]?.form.fields ?? []
  expect(fields.map(({ path, label }) => [path, enUs[String(label)]])).toEqual(
    renewalChanges.map(({ field, question }) => [field, question]),
  )
})

describe('the signature', () => {
  const atAgent = (more: Readonly<Record<string, unknown>>) => renewed(more, firm, { agentSite: true }).trail
  const signed = (document_hash?: string) => ({
    location_changed: 'Yes',
    'signing.title': 'partner',
    signature: { kind: 'typed', name: 'Helen Alder', ...(document_hash ? { document_hash } : {}) },
  })
  const stateOf = (more: Readonly<Record<string, unknown>>) =>
    atAgent(more).entries.find(({ path }) => path === '/signature')?.state

  it('holds for the answers it was given to (N1)', () => {
    expect(stateOf(signed())).toBe('done')
    expect(stateOf(signed('h1'))).toBe('done')
    expect(stateOf(signed('h0'))).toBe('error')
    expect(stateOf({ location_changed: 'Yes' })).toBe('open')
  })

  it('is left out of the progress (F17)', () => {
    const trail = atAgent({ location_changed: 'Yes', 'renewal.losses.any': 'Yes' })
    expect(progress(trail, '/signature')).toBe(100)
    expect(progress(trail, '/referral')).toBe(75)
    expect(progress(trail, '/done')).toBe(100)
  })
})

it('says every reason for a referral, each a sentence, and asks for no more than a note (X5)', () => {
  const { trail } = renewed({
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
  const page = trail.entries.find(({ path }) => path === '/referral')
  const reasons = page ? referralReasons(page.view) : []
  expect(reasons.length).toBe(13)
  for (const reason of reasons) expect(enUs[reason], reason).toMatch(/^[A-Z].*\.$/)
  expect(page?.state).toBe('done')
  const quiet = renewed({}).trail
  expect(referralReasons(quiet.view)).toEqual([])
})

it.each([
  ['areas', { 'pl.aig.practice_areas': [{ id: 'p1', area: 'patent_applications', percent: 100 }] }],
  ['attorneys from outside', { 'pl.aig.outsourced_attorneys': 'Yes', 'pl.aig.outsourced_attorneys_supervised': 'No' }],
  ['deadlines', { 'pl.aig.firm.docket': 'none' }],
])('is no reason for a referral again what was told last year: %s (X5)', (_what, before) => {
  const { trail } = renewed({}, set(firm, before))
  expect(referralReasons(trail.view)).toEqual([])
})

it('tells insurers this year’s disclosures where they read last year’s (X5)', () => {
  const claim = { id: 'c1', date: '2026-06-01', paid: 0, open: 'Yes' }
  const { after } = renewed({ 'renewal.losses.any': 'Yes', 'renewal.losses.list': [claim] })
  expect(readAnswer(after, 'pl.aig.losses.any')).toBe('No')
  expect(readAnswer(withThisYear(after), 'pl.aig.losses')).toMatchObject({ any: 'Yes', list: [claim] })
  const quiet = renewed({}).after
  expect(withThisYear(quiet)).toEqual(quiet)
})

it('a whole save of a part keeps what the page does not ask (Q2)', () => {
  const { context } = renewed({ location_changed: 'Yes' })
  const saved = saveStep(
    flow,
    context,
    '/location',
    { mailing_address: { street: '1 New Street' }, pl: { aig: { firm: { docket: 'none' } } } },
    [],
  )
  expect(saved?.changed).toEqual(['mailing_address.street'])
  expect(readAnswer(saved?.answers ?? {}, 'pl.aig.firm.docket')).toBe('two_systems')
})

it('fills the pages that open with last year’s answers (X5)', () => {
  const { trail } = renewed({ 'renewal.systems_changed': 'Yes', 'renewal.cover_changed': 'Yes' })
  expect(trail.entries.length).toBe(6)
  for (const { path, problems } of trail.entries) expect(problems, path).toEqual([])
})
