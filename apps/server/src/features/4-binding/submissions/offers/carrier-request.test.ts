import { claimKinds } from '@coverwright/catalogue/application/claim-kinds'
import { expect, test } from 'vitest'
import { painter } from '../../../../testing/fill-quote.ts'
import { carrierRequest } from './carrier-request.ts'

const offer = { uuid: 'b6c3e6a1-0f57-4d2e-9d3b-5f1c6f0a7e11', line: 'gl', carrier: 'liberty' }
const facts = {
  naics6: '238320',
  industry: 'construction',
  class_traits: ['contractor', 'height'],
  class_hazard: 3,
  state: 'IL',
  county: 'Cook',
}
const shop = {
  id: 'l1',
  street: '1 Main St',
  occupancy: 'own',
  square_feet: 900,
  buildings: [
    {
      id: 'r1',
      building_value: 300_000,
      contents_value: 40_000,
      year_built: 1961,
      stories: 2,
      construction: 'brick_wood',
      protection: ['sprinklers'],
    },
    { id: 'r2', building_value: 100_000, contents_value: 0, year_built: 2015, construction: 'metal' },
  ],
}
const snapshot = {
  submitted_at: '2026-11-20T18:00:00.000Z',
  facts,
  answers: {
    ...painter,
    coverage: { effective_date: '2026-12-15', liability_limit: '2m_4m', deductible: '500' },
    locations: [shop, { id: 'l2', street: '9 Birch Rd', occupancy: 'home', contents_value: 5000 }],
    claims: {
      any: 'Yes',
      list: [
        { id: 'c1', line: 'liability', date: '2025-01-02', paid: 100, open: 'Yes', reserved: 900, description: 'Dent' },
      ],
    },
    gl: { liberty: { uw_questions: [{ id: 'height', answer: 'No' }] } },
    bop: { cna: { uw_questions: [{ id: 'secret', answer: 'Yes' }] } },
  },
}

test('an insurer gets what it needs, in the terms of the contract, and nothing else (Q2, Q6)', () => {
  const request = carrierRequest(snapshot, offer)
  expect(request).toMatchObject({
    request_id: offer.uuid,
    line: 'gl',
    class: { class_code_ref: 'CW238320A', hazard: 3 },
    business: { state: 'IL', years_business_started: 11, annual_revenue: 420_000 },
    coverage: {
      occurrence_limit: 2_000_000,
      aggregate_limit: 4_000_000,
      deductible: 500,
      occupancy: 'own',
      square_feet: 900,
      building_value: 400_000,
      contents_value: 45_000,
      year_built: 1961,
      stories: 2,
      construction: 'joisted_masonry',
      sprinklers: 'Yes',
      burglar_alarm: 'No',
    },
    claims: { any: 'Yes', list: [{ date: '2025-01-02', paid: 1000, open: 'Yes' }] },
    uw_questions: [{ id: 'height', answer: 'No' }],
    details: { locations: snapshot.answers.locations },
  })
  const requestText = JSON.stringify(request)
  for (const detail of ['rosa@', '555-0148', 'Elm St', 'Lind']) expect(requestText).toContain(detail)
  // Tax and license numbers go to the insurer that is asked to bind alone.
  for (const secret of ['36-1234567', 'secret']) expect(requestText).not.toContain(secret)
})

test('prior insurance, subcontractors and the sub-class reach the insurer as answered (Q6)', () => {
  const answers = {
    ...snapshot.answers,
    uses_subcontractors: 'Yes',
    subcontractor_cost: 60_000,
    coverage: {
      ...snapshot.answers.coverage,
      current_insurance: 'Yes',
      current_insurer: 'Any Mutual',
      current_expiry: '2026-12-31',
    },
    claims: { any: 'No', cancelled: 'Yes', cancelled_reason: 'A missed payment' },
  }
  expect(carrierRequest({ ...snapshot, answers }, offer)).toMatchObject({
    class: { sub_class_code_ref: 'CWT10019' },
    business: { uses_subcontractors: 'Yes', subcontractor_cost: 60_000 },
    coverage: { current_insurance: 'Yes', current_insurer: 'Any Mutual', current_expiry: '2026-12-31' },
    claims: { any: 'No', list: [], cancelled: 'Yes', cancelled_reason: 'A missed payment' },
  })
})

test('an umbrella’s insurer gets the limits chosen for policies that are applied for with it (Q2, Q6)', () => {
  const appliedPolicy = (line: string) => ({ id: line, line, status: 'applied_here' })
  const inForce = { id: 'f', line: 'gl', status: 'in_force', claim_limit: 500_000, year_limit: 1_000_000 }
  const answers = {
    ...snapshot.answers,
    ca: { limit: '750000' },
    wc: { general: { el_limit: '500000' } },
    umbrella: {
      underlying: [
        appliedPolicy('gl'),
        appliedPolicy('auto'),
        appliedPolicy('employers'),
        appliedPolicy('liquor'),
        inForce,
      ],
    },
  }
  const sentOf = (changes: typeof answers | object) =>
    carrierRequest({ ...snapshot, answers: { ...answers, ...changes } }, { ...offer, line: 'umb' })?.details
  expect(sentOf({})).toMatchObject({
    umbrella: {
      underlying: [
        { ...appliedPolicy('gl'), claim_limit: 2_000_000, year_limit: 4_000_000 },
        { ...appliedPolicy('auto'), claim_limit: 750_000 },
        { ...appliedPolicy('employers'), claim_limit: 500_000 },
        appliedPolicy('liquor'),
        inForce,
      ],
    },
  })
  expect(JSON.stringify(sentOf({}))).not.toContain('el_limit')
  // California allows one limit only.
  expect(sentOf({ wc: { general: {} }, umbrella: { underlying: [appliedPolicy('employers')] } })).toMatchObject({
    umbrella: { underlying: [{ claim_limit: 1_000_000 }] },
  })
})

test.each([
  ['gl', 'Yes', ['liability', 'other']],
  ['bop', 'Yes', ['liability', 'property', 'other']],
  ['cp', 'Yes', ['property', 'other']],
  ['ca', 'Yes', ['auto']],
  ['umb', 'Yes', ['liability', 'property', 'auto', 'injury', 'other']],
  ['rc', 'Yes', ['liability', 'injury', 'other']],
  ['mrp', 'Yes', ['property', 'other']],
  ['dec', 'Yes', ['liability', 'other']],
  ['rcp_uber_fr', 'Yes', ['liability', 'auto', 'other']],
  ['cl', undefined, []],
  ['gb_pl', 'Yes', ['liability', 'other']],
  ['gb_prop', 'Yes', ['property', 'other']],
  ['gb_el', undefined, []],
  ['gb_pi', undefined, []],
  ['gb_cyber', undefined, []],
  ['epli', undefined, []],
  ['multirriesgo', 'Yes', ['property', 'other']],
  ['rcp_es', 'Yes', ['other']],
  ['ic', 'Yes', ['liability', 'property', 'other']],
  ['aa', 'Yes', ['auto']],
  ['art', undefined, []],
])('of the past claims %s is told those that concern it (Q6)', (line, any, kinds) => {
  const list = claimKinds.map((kind) => ({ id: kind, line: kind, date: '2025-01-02', paid: 4000, open: 'No' }))
  const answers = { ...snapshot.answers, claims: { any: 'Yes', list, cancelled: 'Yes' } }
  const claims = carrierRequest({ ...snapshot, answers }, { ...offer, line })?.claims
  expect(claims?.any).toBe(any)
  expect(claims?.list.map((claim) => claim.line)).toEqual(kinds)
  expect(claims?.cancelled).toBe('Yes')
})

test('a line that no past claim concerns is sent no claims (Q6)', () => {
  const list = [{ id: 'c1', line: 'auto', date: '2025-01-02', paid: 4000, open: 'No' }]
  const answers = { ...snapshot.answers, claims: { any: 'Yes', list } }
  expect(carrierRequest({ ...snapshot, answers }, offer)?.claims).toEqual({ any: 'No', list: [] })
})

test('property asked of a location later is sent as if asked at once (F14, Q6)', () => {
  const { buildings, ...listed } = shop
  const location_property = [{ id: 'l1', answer: { buildings } }]
  const answers = { ...snapshot.answers, locations: [listed], location_property }
  expect(carrierRequest({ ...snapshot, answers }, offer)).toMatchObject({
    coverage: { building_value: 400_000, contents_value: 40_000, year_built: 1961 },
    details: { locations: [shop] },
  })
})

test('a line that is not asked about places says nothing of property (Q6)', () => {
  const { locations: _, ...answers } = snapshot.answers
  const request = carrierRequest({ ...snapshot, answers }, offer)
  expect(request?.coverage).toEqual({
    effective_date: '2026-12-15',
    occurrence_limit: 2_000_000,
    aggregate_limit: 4_000_000,
    deductible: 500,
  })
  expect(request?.details).toEqual({ additional: { terrorism: 'reject' } })
})

test('an insurer gets the remaining remarks on the answers it gets (Q6)', () => {
  const remark = (field: string) => ({ field, page: '/x', question: field, text: 'Is that right?' })
  const remarks = ['parttime_employees', 'claims.list.0.date', 'claims.list', 'wc.claims', 'pl.losses.any'].map(remark)
  const remarksFor = (line: string, allRemarks = remarks) =>
    carrierRequest({ ...snapshot, remarks: allRemarks }, { ...offer, line })?.remarks
  const { page: _, ...sent } = remark('parttime_employees')
  expect(remarksFor('gl')?.[0]).toEqual(sent)
  expect(remarksFor('gl')?.map(({ field }) => field)).toEqual([
    'parttime_employees',
    'claims.list.0.date',
    'claims.list',
  ])
  expect(remarksFor('wc')?.map(({ field }) => field)).toEqual(['parttime_employees', 'wc.claims'])
  expect(remarksFor('epli')?.map(({ field }) => field)).toEqual(['parttime_employees'])
  expect(remarksFor('gl', [])).toBeUndefined()
})

test('what was not asked is not sent (Q6)', () => {
  const request = carrierRequest(snapshot, offer)
  expect(request?.claims).not.toHaveProperty('cancelled')
  expect(request?.business).not.toHaveProperty('subcontractor_cost')
})

test.for([['class_code_ref'], ['company_name'], ['annual_revenue']])(
  'without %s there is nothing to send',
  ([name]) => {
    const answers = { ...snapshot.answers, [name ?? '']: undefined }
    expect(carrierRequest({ ...snapshot, answers }, offer)).toBeUndefined()
  },
)

test('an insurer of errors and omissions gets both lines’ pages, and nobody gets another insurer’s own questions (F3, Q2)', () => {
  const pl = {
    cover: { limit: '1000000' },
    hiscox: { uw_questions: [{ id: 'jobs_redone', answer: 2 }] },
    cna: {
      uw_questions: [{ id: 'training_hours', answer: 9 }],
      additional_insureds: [{ id: 'i', name: 'Harbor Bank' }],
    },
  }
  const answers = { ...snapshot.answers, pl, eo: { sign_off: 'self' } }
  const details = (line: string, carrier: string) =>
    carrierRequest({ ...snapshot, answers }, { ...offer, line, carrier })?.details
  const sharedAnswers = { cover: pl.cover, cna: { additional_insureds: pl.cna.additional_insureds } }
  expect(details('eo', 'cna')).toMatchObject({ eo: { sign_off: 'self' }, pl: sharedAnswers })
  expect(JSON.stringify([details('eo', 'cna'), details('pl', 'hiscox'), details('pl', 'cna')])).not.toContain(
    'uw_questions',
  )
  expect(carrierRequest({ ...snapshot, answers }, { ...offer, line: 'pl', carrier: 'cna' })?.uw_questions).toEqual(
    pl.cna.uw_questions,
  )
})

test('an event is insured from its own first day, which also starts what was added beside it (F3, Q6)', () => {
  const event = { name: 'Gala', start_date: '2027-06-05', end_date: '2027-06-06' }
  const dayOf = (line: string, coverage: object) => {
    const answers = { ...snapshot.answers, event, coverage }
    return carrierRequest({ ...snapshot, answers }, { ...offer, line, carrier: 'cna' })?.coverage.effective_date
  }
  const usual = { effective_date: '2026-12-15' }
  expect([dayOf('se', usual), dayOf('bop', usual)]).toEqual(['2027-06-05', '2026-12-15'])
  expect([dayOf('se', {}), dayOf('bop', {})]).toEqual(['2027-06-05', '2027-06-05'])
})

test('answers about child day care reach the insurers of liability, and no others (Q8, Q6)', () => {
  const cdcs = { uw_questions: { licensed: 'licensed' }, residental_questions: { home_type: 'house' } }
  const answers = { ...snapshot.answers, cdcs }
  const details = (line: string) => carrierRequest({ ...snapshot, answers }, { ...offer, line })?.details
  expect([details('gl')?.cdcs, details('bop')?.cdcs, details('cl')?.cdcs]).toEqual([cdcs, cdcs, undefined])
})
