import { expect, test } from 'vitest'
import { asAgent } from '../../../../testing/as-agent.ts'
import { defaultSite } from '../../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { offersOf } from '../../../../testing/offers-of.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'

/** Sells in Ohio alone; the sample agencies also in Illinois. */
const license = {
  holder: 'Ohio House',
  kind: 'agency',
  number: 'OH123',
  states: ['OH'],
  expires: '2999-12-31',
} as const
const site = { ...defaultSite, licenses: [license] }
const { browser, db, mailsTo, clock } = await createTestApp({ sites: [site] })

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const ohio = { ...painter, zip_code: '43215' }

test('without a license every outlook says so as soon as the state is known', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  expect(quote.unlicensed_states).toBeUndefined()
  const { class_code_ref, sub_class_code_ref, zip_code } = painter
  const { body } = await rosa.patch(`quote/${quote._id}`, { class_code_ref, sub_class_code_ref, zip_code })
  expect(body.data).toMatchObject({ unlicensed_states: ['IL'], producer_licenses: [] })
  const types = (await rosa.get(`insurance-type?quote_id=${quote._id}`)).body.data
  const gl = types.find(({ line }: { line: string }) => line === 'gl')
  expect(gl).toMatchObject({ insurers: 0, outlook: 'not_offered' })
  expect(gl.reason).toBe('No one here is licensed to sell insurance in this state.')
})

test('an application from there asks no insurer, and is kept for the host', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter)
  expect(Object.keys(quote.question_sets)).toEqual([])
  const submittedQuote = (await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })).body.data
  expect(submittedQuote.completed).toBe(true)
  const { offers, advisor_lines } = (await rosa.get(`quote/uuid/${quote.uuid}`)).body.data
  expect(offers).toEqual([])
  expect(advisor_lines).not.toEqual([])
  expect(advisor_lines.every((each: { unlicensed?: true }) => each.unlicensed === true)).toBe(true)
  const mails = await mailsTo(site.contact.email)
  expect(mails.map(({ kind }) => kind)).toContain('advisor_lines')
  const offerRows = await db.selectFrom('offers').select('uuid').execute()
  expect(offerRows).toEqual([])
})

test('with a license, its number is with the quote and in mails about it, to its last day', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const { zip_code } = ohio
  const savedQuote = (await rosa.patch(`quote/${quote._id}`, { zip_code })).body.data
  expect(savedQuote.unlicensed_states).toEqual([])
  expect(savedQuote.producer_licenses).toEqual([
    {
      holder: 'Ohio House',
      kind: 'agency',
      number: 'OH123',
      state: 'OH',
      words: 'Ohio House, Ohio license OH123',
    },
  ])
  const now = clock.now
  clock.now = new Date('3000-01-02T18:00:00Z')
  const later = (await rosa.get(`quote/${quote._id}`)).body.data
  clock.now = now
  expect(later?.unlicensed_states ?? ['OH']).toEqual(['OH'])
})

test('the license of the agency that works on a quote counts as well', async () => {
  const ruth = browser()
  await signInAs(ruth, 'agent@quarry-street.example')
  const quote = await asAgent(ruth).begin()
  const { zip_code } = painter
  const { unlicensed_states, producer_licenses, agency } = (await ruth.patch(`quote/${quote._id}`, { zip_code })).body
    .data
  expect(unlicensed_states).toEqual([])
  expect(producer_licenses.map(({ holder }: { holder: string }) => holder)).toContain('Quarry Street Insurance')
  expect(agency).not.toHaveProperty('licenses')
})

test('a location in a state without a license closes only the lines that insure locations', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const { class_code_ref, sub_class_code_ref } = painter
  const { zip_code } = ohio
  const location = { id: crypto.randomUUID(), street: '1 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }
  const saveReply = await rosa.patch(`quote/${quote._id}`, {
    ...{ class_code_ref, sub_class_code_ref, zip_code },
    locations: [location],
  })
  expect(saveReply.body.data).toMatchObject({ unlicensed_states: ['IL'], location_states: ['IL'] })
  const types = (await rosa.get(`insurance-type?quote_id=${quote._id}`)).body.data
  const insurersOf = (line: string) => types.find((each: { line: string }) => each.line === line).insurers
  expect([insurersOf('gl'), insurersOf('bop'), insurersOf('umb')]).toEqual([0, 0, 0])
  expect(insurersOf('cl')).toBeGreaterThan(0)
})

test('once the license has ended an offer can no longer be chosen, and its insurer’s needs are not requested', async () => {
  const ending = await createTestApp({
    sites: [{ ...site, licenses: [{ ...license, states: ['IL'], expires: testDay }] }],
  })
  const stop = await ending.work()
  const rosa = ending.browser()
  const { _id } = await fillQuote(rosa)
  const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
  const offers = await offersOf(rosa, body.data.uuid)
  const [pricedOffer] = offers.filter(({ state }) => state === 'quoted')
  await stop()
  ending.clock.now = new Date(ending.clock.now.getTime() + 86_400_000)
  const reply = await rosa.patch(`quote/${_id}/chosen_offers`, { offer_uuids: [pricedOffer?.uuid] })
  expect([reply.status, reply.body.code]).toEqual([409, 'bind.unlicensed'])
  const page = await rosa.get(`quote/${_id}/offers/${pricedOffer?.uuid}/bind`)
  expect([page.status, page.body.code]).toEqual([409, 'bind.unlicensed'])
})
