import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CarrierClient } from '../../../../platform/carriers/carrier-client.ts'
import { createEncryptor } from '../../../../platform/encryption/encryptor.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { sampleSites } from '../../../../testing/default-site.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { goodAnswers } from '../../../../testing/good-answers.ts'
import { ignoreEvents } from '../../../../testing/ignore-events.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'
import { createSites } from '../../../1-foundation/site/served-site.ts'
import { lettersOf } from '../../../4-binding/documents/testing-letters.ts'
import { askCarrier } from '../../../4-binding/submissions/offers/ask-carrier.job.ts'
import { dumpOf } from '../../../6-compliance/data-rights/testing-dump.ts'

const secretKey = randomBytes(32)
const encryptor = createEncryptor(secretKey)
const { app, browser, clock, db, pool, mailsTo } = await createTestApp({ secretKeys: [secretKey] })

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const tax = /36-?1234567/
const license = 'T520-0199-1231'
const birth = '1984-03-02'
const place = { today: testDay, zip: '60614', city: 'Chicago', state: 'IL' }
const trade = { class_code_ref: 'CW561730B', sub_class_code_ref: undefined, has_vehicles: 'Yes', vehicle_count: 2 }
/** A landscaper with vehicles of its own, and with two drivers for them, of whom one says a license number. */
const trucks = { ...painter, ...trade, insurance_types: typesOf('ca'), ...goodAnswers('ca', place) }

/** The text of a reply, what a PDF shows among it. */
async function textOf(person: Browser, url: string): Promise<string> {
  const { statusCode, headers, rawPayload } = await app.inject({ url, cookies: Object.fromEntries(person.jar) })
  expect([url, statusCode]).toEqual([url, 200])
  return [JSON.stringify(headers), rawPayload.toString('utf8'), lettersOf(rawPayload)].join(' ')
}

const rosa = browser()
const { email } = await signInAs(rosa, 'rosa@bluedoor.example')
const quote = await fillQuote(rosa, { ...trucks, contact_email: email })
await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })

it('shows no tax or license number in any reply, PDF or file about a quote (case P3)', async () => {
  const calls = [
    `quote/${quote._id}`,
    `quote/uuid/${quote.uuid}`,
    `quote/${quote._id}/submissions_forecast`,
    `quote/${quote._id}/application.pdf`,
    `quote/${quote._id}/validate`,
    'quote',
    'account',
    'account/export',
    'v1/users/get-logged-in-user.json',
  ]
  for (const call of calls) {
    const url = `/api/${call}`
    const text = await textOf(rosa, url)
    expect([url, text.match(tax), text.includes(license)]).toEqual([url, null, false])
  }
  // They would be visible on paper.
  expect(await textOf(rosa, `/api/quote/${quote._id}/application.pdf`)).toContain('Okafor')
  const { body } = await rosa.get(`quote/${quote._id}`)
  expect(body.data.employer_id).toBe('•••••4567')
  expect(body.data.drivers.map((driver: { license_number?: string }) => driver.license_number)).toEqual([
    undefined,
    '•••••1231',
  ])
})

it('shows a date of birth to the applicant, and only its year to agents and support (case P3)', async () => {
  const births = async (person: Browser, id: string) =>
    (await person.get(`quote/${id}`)).body.data.drivers.map(({ birthdate }: { birthdate: string }) => birthdate)
  expect(await births(rosa, quote._id)).toEqual([birth, '1991-08-19'])
  expect(JSON.stringify((await rosa.get('account/export')).body)).toContain(birth)

  const support = browser()
  await signInAs(support, 'support@coverwright.example')
  await support.post('support/impersonation', { email, reason: 'Called because a page would not open.' })
  expect(await births(support, quote._id)).toEqual(['•••••1984', '•••••1991'])

  const agent = browser()
  await signInAs(agent, 'agent@quarry-street.example')
  const clientQuote = await fillQuote(agent, { ...trucks, contact_email: 'client@shop.example' })
  expect(await births(agent, clientQuote._id)).toEqual(['•••••1984', '•••••1991'])
  // A mask that an agent sends back leaves the stored answer unchanged.
  const { drivers } = (await agent.get(`quote/${clientQuote._id}`)).body.data
  const renamedDrivers = drivers.map((driver: object, at: number) =>
    at === 0 ? { ...driver, first_name: 'Ruthie' } : driver,
  )
  const saveReply = await agent.save(clientQuote, '/drivers/dynamic-questions/drivers_list/list', {
    drivers: renamedDrivers,
  })
  expect([saveReply.status, saveReply.body.data.drivers[0].first_name]).toEqual([200, 'Ruthie'])
  expect(await births(agent, clientQuote._id)).toEqual(['•••••1984', '•••••1991'])
})

it('encrypts them wherever they are stored, in drafts, events, submissions and the queue (case P3)', async () => {
  const dump = await dumpOf(pool)
  expect(dump).toContain('Ruth')
  expect([dump.match(tax), dump.includes(license), dump.includes(birth)]).toEqual([null, false, false])
})

it('puts none of them in any mail (case P3)', async () => {
  const mailText = JSON.stringify(await mailsTo(email ?? ''))
  expect(mailText).toContain('sign_in_code')
  expect([mailText.match(tax), mailText.includes(license), mailText.includes(birth)]).toEqual([null, false, false])
})

it('sends insurers, who price by age, drivers’ birth dates, and none of the numbers (case P3)', async () => {
  const requestTexts: string[] = []
  const quoteCall: CarrierClient['quote'] = async (_carrier, request) => {
    requestTexts.push(JSON.stringify(request))
    return { ok: false, failure: { reason: 'refused' } }
  }
  const { uuid } = await db.selectFrom('offers').select('uuid').executeTakeFirstOrThrow()
  const sites = createSites(sampleSites)
  await askCarrier(
    { db, carriers: { quote: quoteCall }, sites, encryptor, recordEvent: ignoreEvents, clock: () => clock.now },
    uuid,
    { attempt: 1 },
  )
  expect(requestTexts).toHaveLength(1)
  expect(requestTexts.join()).toContain(birth)
  expect([
    requestTexts.join().match(tax),
    requestTexts.join().includes(license),
    requestTexts.join().includes('$sealed'),
  ]).toEqual([null, false, false])
})

it('reveals nothing about people to a stranger with a name or an address (case P1)', async () => {
  const stranger = browser()
  const calls = [
    'location?zip=60614&street=12 Elm St&name=Rosa Lind',
    'location?company_name=Blue Door Painting LLC&zip=60614',
  ]
  for (const query of calls) {
    const { status, body } = await stranger.get(`prefill/${encodeURI(query)}`)
    expect(status).toBeLessThan(500)
    const text = JSON.stringify(body)
    for (const secret of [tax, /1984/, /T520/, /bluedoor/, /555-?0148/, /4567/]) expect(text).not.toMatch(secret)
  }
})

it('refuses the number of a payment card in an answer and in a message, and stores nothing of it (case V12)', async () => {
  const person = browser()
  const draft = await fillQuote(person, { ...painter, contact_email: 'card@shop.example' }, '/insurance')
  const words = 'Please charge 4111 1111 1111 1111'
  const { data } = (await person.get(`quote/${draft._id}`)).body
  const saveReply = await person.save(data, '/business', { company_name: words })
  expect([saveReply.status, JSON.stringify(saveReply.body)]).toEqual([422, expect.stringContaining('payment card')])
  const caseReply = await person.post('web-to-case', { subject: 'Other questions', description: words })
  expect([caseReply.status, JSON.stringify(caseReply.body)]).toEqual([422, expect.stringContaining('payment card')])
  expect(await dumpOf(pool)).not.toContain('4111 1111')
})
