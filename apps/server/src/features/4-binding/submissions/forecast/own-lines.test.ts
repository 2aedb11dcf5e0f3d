import { afterAll, expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { offersOf } from '../../../../testing/offers-of.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, work } = await createTestApp()
afterAll(await work())

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** Fills in the whole application, sends it, and waits for every insurer. */
async function offersFor(answers: object) {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, ...answers })
  const submitReply = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect([submitReply.status, submitReply.body.errors]).toEqual([200, undefined])
  const offers = await offersOf(rosa, quote.uuid)
  const states = offers.map(({ carrier, state }) => [carrier, state])
  return { quote, offers, states: Object.fromEntries(states) }
}

const wedding = {
  type: 'wedding_reception',
  start_date: '2027-06-05',
  end_date: '2027-06-05',
  setup_days: 1,
  venue: { zip_code: '60614', state: 'IL' },
  attendance_total: 120,
  attendance_day: 120,
  alcohol: 'none',
  security: 'none',
}

test('a single event is applied for and priced without a start date of its own (F3, Q6)', async () => {
  const { quote, states } = await offersFor({
    insurance_types: typesOf('se'),
    coverage: undefined,
    event: wedding,
  })
  expect(quote.coverage).toBeUndefined()
  expect(states).toEqual({ hiscox: 'quoted', cna: 'quoted' })
})

test('cyber, pollution and products are applied for and answered by their insurers (Q6)', async () => {
  const { offers } = await offersFor({
    insurance_types: typesOf('cl', 'pollution', 'product'),
    pollution: { cover: 'job_sites', services: ['painting'] },
  })
  const answerLines = offers.map(({ line, carrier, state }) => `${line} ${carrier} ${state}`)
  expect(answerLines.toSorted()).toEqual([
    expect.stringMatching(/^cl hiscox (quoted|referred|declined)$/),
    expect.stringMatching(/^cl rps (quoted|referred|declined)$/),
    expect.stringMatching(/^pollution rps (quoted|referred|declined)$/),
    expect.stringMatching(/^product cna (quoted|referred|declined)$/),
    expect.stringMatching(/^product rps (quoted|referred|declined)$/),
  ])
})

test('what a day care at home answers reaches the insurer of liability, which says why not (Q8)', async () => {
  const { quote, offers } = await offersFor({ class_code_ref: 'CW624410A', sub_class_code_ref: 'CWT62442' })
  expect(quote.cdcs.residental_questions).toMatchObject({ home_type: 'house', alarms: 'No' })
  expect(quote.cdcs.commercial_questions).toBeUndefined()
  const liberty = offers.find(({ carrier }) => carrier === 'liberty')
  expect(liberty?.state).toBe('declined')
  expect(liberty?.reasons.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['day_care.background_checks', 'day_care.alarms']),
  )
})
