import { afterEach, expect, test, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'
import { carrierRequest } from './offers/carrier-request.ts'

const { browser, db, pool, work } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

afterEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs')
})

const clerk = { id: 'p1', classification: 'WCC0001', full_time: 2, part_time: 0, payroll: 90_000 }

/** A clothing shop in Chicago that wants nothing but workers' compensation. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  insurance_types: typesOf('wc'),
  wc: {
    general: { has_employees: 'Yes', work_conditions: ['none'], el_limit: '500000' },
    payroll: [{ ...clerk, state: 'IL' }],
  },
}

const finish = async (visitor: Browser, { _id }: { _id: string }) =>
  (await visitor.patch(`quote/${_id}/finish_form`, { attestation })).body.data

const offersOf = async (visitor: Browser, { uuid }: { uuid: string }) =>
  (await visitor.get(`quote/uuid/${uuid}?checkIfProcessed=true`)).body.data.offers

async function requestOf(submission: string, carrier: string) {
  const { snapshot } = await db
    .selectFrom('submissions')
    .selectAll()
    .where('uuid', '=', submission)
    .executeTakeFirstOrThrow()
  return carrierRequest(snapshot, { uuid: submission, line: 'wc', carrier })
}

test('a shop answers workers’ compensation to its end, and four insurers price its payroll (F9, Q6)', async () => {
  const rosa = browser()
  const submittedQuote = await finish(rosa, await fillQuote(rosa, shop))
  const stop = await work()
  const isProcessed = async () =>
    (await rosa.get(`quote/uuid/${submittedQuote.uuid}?checkIfProcessed=true`)).body.data.processed
  await vi.waitFor(async () => expect(await isProcessed()).toBe(true), { timeout: 60_000 })
  await stop()
  const offers = await offersOf(rosa, submittedQuote)
  expect(offers.map(({ carrier }: { carrier: string }) => carrier).toSorted()).toEqual([
    'amtrust',
    'chubb_sci',
    'cna',
    'guard',
  ])
  for (const { state, coverages } of offers) {
    expect(['quoted', 'referred']).toContain(state)
    expect(coverages).toContainEqual(
      expect.objectContaining({
        offered: '$500,000 / $500,000 / $500,000',
        requested: '$500,000 / $500,000 / $500,000',
      }),
    )
  }
})

test('an insurer gets the injuries listed for this line, and no other insurer’s answers (Q6)', async () => {
  const rosa = browser()
  const injury = { id: 'c1', date: '2025-03-01', job: 'Clerk', nature: 'cut', description: 'A box cutter slipped.' }
  const cost = { paid: 1200, open: 'Yes', reserved: 800, lost_time: 'No' }
  const quote = await fillQuote(rosa, {
    ...shop,
    wc: { ...shop.wc, has_claims: 'Yes', claims: [{ ...injury, ...cost }] },
  })
  const { submission_uuid } = await finish(rosa, quote)
  const request = await requestOf(submission_uuid, 'guard')
  expect(request?.claims).toMatchObject({
    any: 'Yes',
    list: [{ date: '2025-03-01', paid: 2000, open: 'Yes', description: 'A box cutter slipped.' }],
  })
  expect(request?.details).toMatchObject({ wc: { payroll: [{ payroll: 90_000 }] } })
  expect(JSON.stringify(request?.details)).not.toContain('uw_questions')
  expect(request?.uw_questions.length).toBeGreaterThan(5)
})

test('Ohio’s fund insures its people, and insurers are asked for those in Kentucky (X1)', async () => {
  const rosa = browser()
  const ohio = { ...shop, zip_code: '43215' }
  const elsewhere = {
    general: { ...shop.wc.general, other_states: { oh: 'Yes' } },
    payroll: [{ ...clerk, state: 'KY' }],
  }
  const quote = await fillQuote(rosa, { ...ohio, wc: elsewhere }, '/done', testDay, defaultSite, true)
  expect(quote).toMatchObject({ state: 'OH', wc_state: 'KY', appetite: { wc: { guard: 'in' } } })
  const { submission_uuid } = await finish(rosa, quote)
  expect((await requestOf(submission_uuid, 'amtrust'))?.business.state).toBe('KY')

  const home = browser()
  const alone = await fillQuote(home, { ...ohio, wc: { general: { other_states: { oh: 'No' } } } })
  expect(alone.appetite.wc).toEqual({ guard: 'out', amtrust: 'out', chubb_sci: 'out', cna: 'out' })
  const forecast = (await home.get(`quote/${alone._id}/submissions_forecast`)).body.data
  expect(forecast.lines[0].insurers[0].reason).toContain('bwc.ohio.gov')
  expect(forecast.advisor_lines).toMatchObject([{ name: 'Workers’ Compensation' }])
})

test('employees are listed with work that the trade knows, and some pay (K1, V3, seed 8)', async () => {
  const rosa = browser()
  const page = '/dynamic-questions/wc_general_page/edit/0'
  const quote = await fillQuote(rosa, shop, page)
  expect(quote.employee_classifications.at(-1)).toEqual({ value: 'other', label: 'Something else' })
  const save = async (row: object) =>
    (await rosa.save(quote, page, { wc: { payroll: [{ ...clerk, state: 'IL', ...row }] } })).body.errors?.[0]
  expect(await save({ classification: 'WCC9999' })).toMatchObject({ field: 'wc.payroll.0.classification' })
  expect(await save({ state: 'OH' })).toMatchObject({ field: 'wc.payroll.0.state' })
  expect(await save({ payroll: 0 })).toMatchObject({ field: 'wc.payroll', key: 'validationError.totalIsMoreThan' })
  expect(await save({})).toBeUndefined()
})
