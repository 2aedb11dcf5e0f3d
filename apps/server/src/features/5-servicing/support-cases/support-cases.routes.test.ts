import { expect, it } from 'vitest'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { boundless, createTestApp } from '../../../testing/test-app.ts'
import { dumpOf } from '../../6-compliance/data-rights/testing-dump.ts'

const { browser, db, pool, logged } = await createTestApp()

const message = {
  subject: 'Adjusting limits or coverages',
  description: 'A client wants to be named on my policy.\nIs that possible?',
  name: 'Marisol Vega',
  email: 'Marisol@tilia.example',
}

const storedCase = async (reference: string) => {
  const rows = await db.selectFrom('support_cases').selectAll().execute()
  return rows.filter(({ uuid }) => uuid.startsWith(reference.slice(3).toLowerCase()))
}

const send = async (visitor: ReturnType<typeof browser>, more: object = {}, key?: string) => {
  const headers = key === undefined ? undefined : { 'idempotency-key': key }
  const { status, body } = await visitor.post('web-to-case', { ...message, ...more }, headers)
  return { status, body, rows: status === 200 ? await storedCase(body.data.reference) : [] }
}

const noel = browser()
await signInAs(noel, 'support@coverwright.example')
const findListed = async (reference: string) =>
  (await noel.get('support/cases')).body.data.filter((each: { reference: string }) => each.reference === reference)

it('stores a message of a new visitor, and support reads it (C6)', async () => {
  const { status, body, rows } = await send(browser())
  expect(status).toBe(200)
  expect(body.data.reference).toMatch(/^CS-[0-9A-F]{8}$/)
  expect(rows).toMatchObject([{ site: 'default', subject: message.subject, state: 'waiting', quote_id: null }])
  expect(await findListed(body.data.reference)).toMatchObject([
    { ...message, email: 'marisol@tilia.example', state: 'waiting', attempts: 0 },
  ])
})

it.each([
  ['subject', { subject: '' }],
  ['subject', { subject: 'Something else' }],
  ['description', { description: '' }],
  ['description', { description: ' \n\t ' }],
  ['description', { description: '\u200b \u2060' }],
])('refuses a message without %s, naming the field (C6, V2)', async (field, wrong) => {
  const { status, body } = await send(browser(), wrong)
  expect(status).toBe(422)
  expect(body.errors).toEqual([{ field, message: 'Enter or choose an answer', key: 'validationError.requiredField' }])
})

it.each([
  ['email', { email: 'not an address' }, 'validationError.isEmail'],
  ['description', { description: 'x'.repeat(5001) }, undefined],
  ['more', { more: 'x' }, undefined],
])('refuses what is wrong with %s (C6)', async (field, wrong, key) => {
  const { status, body } = await send(browser(), wrong)
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ field, ...(key ? { key } : {}) }])
})

it('accepts a message without name and address; blank ones count as none (C6)', async () => {
  const { rows, body } = await send(browser(), { name: ' ', email: '', CW_AccountUUID__c: '' })
  expect(rows).toMatchObject([{ sender: null, account_uuid: null }])
  const [supportCase] = await findListed(body.data.reference)
  expect([supportCase.name, supportCase.email]).toEqual([undefined, undefined])
})

it('the same message sent again is one; under another key it is a second (C6)', async () => {
  const rosa = browser()
  await rosa.begin()
  const [first, second] = await Promise.all([send(rosa, {}, 'key-of-a-form'), send(rosa, {}, 'key-of-a-form')])
  expect(second.body).toEqual(first.body)
  expect(first.rows).toHaveLength(1)
  expect((await send(rosa, {}, 'another-key')).body.data.reference).not.toBe(first.body.data.reference)
  expect((await send(browser(), {}, 'key-of-a-form')).body.data.reference).not.toBe(first.body.data.reference)
})

it('names the quote and the account it is about only when they are the sender’s own (C6, R6)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...painter, contact_email: 'rosa@lindenhof.example' }, '/insurance')
  const own = await send(rosa, { quote_id: quote._id })
  expect(own.rows).toMatchObject([{ quote_id: quote._id }])
  expect(await findListed(own.body.data.reference)).toMatchObject([{ quote_uuid: quote.uuid }])
  const stranger = browser()
  await stranger.begin()
  expect((await send(stranger, { quote_id: quote._id })).rows).toMatchObject([{ quote_id: null }])
  expect((await send(stranger, { quote_id: 'nonsense' })).rows).toMatchObject([{ quote_id: null }])

  const { account_uuid } = await signInAs(rosa, 'rosa@lindenhof.example')
  expect((await send(rosa)).rows).toMatchObject([{ account_uuid }])
  expect((await send(stranger, { CW_AccountUUID__c: account_uuid })).rows).toMatchObject([{ account_uuid: null }])
})

it('a stolen database and the log reveal nothing of the text or its author (C6)', async () => {
  await send(browser(), { description: 'Our partner Quillfeather left.', name: 'Ida Plum', email: 'ida@plum.example' })
  expect(await dumpOf(pool)).not.toMatch(/Quillfeather|Ida Plum|ida@plum/i)
  expect(logged.join('')).not.toMatch(/Quillfeather|Ida Plum|ida@plum|Marisol/i)
})

it('only support reads what was written, and only that of the site (C6, R6)', async () => {
  const away = await browser().post('web-to-case', message, { host: 'agents.localhost' })
  expect(away.status).toBe(200)
  expect(await findListed(away.body.data.reference)).toEqual([])
  const { reference } = (await send(browser())).body.data
  const agent = browser()
  await signInAs(agent, 'agent@quarry-street.example')
  expect((await agent.get('support/cases')).status).toBe(403)
  expect((await browser().get('support/cases')).status).toBe(401)
  const [newest] = (await noel.get('support/cases')).body.data
  expect(newest.reference).toMatch(/^CS-/)
  expect(await findListed(reference)).toHaveLength(1)
})

it('one address may write only up to the limit (C6)', async () => {
  const { browser: limitedBrowser } = await createTestApp({ callsPerMinute: { ...boundless, signIns: 3 } })
  const visitor = limitedBrowser()
  const statuses: number[] = []
  for (let times = 1; times <= 4; times++) statuses.push((await visitor.post('web-to-case', message)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
