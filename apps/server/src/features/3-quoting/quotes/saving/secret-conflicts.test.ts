import { expect, it } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { goodAnswers } from '../../../../testing/good-answers.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'

const { app, browser } = await createTestApp()
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

const place = { today: testDay, zip: '60614', city: 'Chicago', state: 'IL' }
const trade = { class_code_ref: 'CW561730B', sub_class_code_ref: undefined, has_vehicles: 'Yes', vehicle_count: 2 }
const trucks = { ...painter, ...trade, insurance_types: typesOf('ca'), ...goodAnswers('ca', place) }
const drivers = '/drivers/dynamic-questions/drivers_list/list'
const number = '47-7654321'
const license = 'T520-0199-1231'

type Quote = { readonly _id: string; readonly version: number }

/** A save over a connection, as any program may send it. */
async function send(visitor: Browser, quote: Quote, body: object) {
  const cookie = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const reply = await fetch(`${origin}/api/quote/${quote._id}`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json', 'if-match': `"${quote.version}"` },
    body: JSON.stringify(body),
  })
  const { data, code, conflicts } = await reply.json()
  return { status: reply.status, code, conflicts, data }
}

const other = (quote: Quote, employer_id: string | null) =>
  [quote, { step: '/other-info', business_description: 'We paint.', employer_id }] as const

/** A client's application that their agent works on too, as both read it. */
async function shareQuote(answers: object = {}, until?: string) {
  const [agent, client] = [browser(), browser()]
  await signInAs(agent, 'agent@quarry-street.example')
  const email = `client-${Math.random().toString(36).slice(2)}@shop.example`
  const quote = await fillQuote(agent, { ...painter, ...answers, contact_email: email }, until)
  const { uuid } = (await agent.post(`quote/${quote._id}/links`, { email })).body.data
  await signInAs(client, email)
  const clientQuote = (await client.get(`quote/uuid/${uuid}`)).body.data.quote
  return { agent, client, quote: clientQuote as Quote & { drivers: readonly Record<string, string>[] } }
}

it('a guess at a tax number that somebody else entered gets the same answer, right or wrong (case P3)', async () => {
  const { agent, client, quote } = await shareQuote({}, '/contact')
  const reply = await send(client, ...other(quote, number))
  expect([reply.status, reply.data.employer_id]).toEqual([200, '•••••4321'])
  for (const guess of ['47-1114321', number]) {
    const { status, code, conflicts } = await send(agent, ...other(quote, guess))
    expect([guess, status, code]).toEqual([guess, 409, 'quote.conflict'])
    expect(conflicts).toEqual([{ field: 'employer_id', yours: '•••••4321', theirs: '•••••4321' }])
  }
  // The mask represents the number and may be sent back.
  expect((await send(agent, ...other(quote, '•••••4321'))).data.version).toBe(reply.data.version)
})

it('an earlier number is not revealed either, once the guesser has overwritten it (case P3)', async () => {
  const { agent, client, quote } = await shareQuote({}, '/contact')
  const reply = (await send(client, ...other(quote, number))).data
  expect((await send(agent, ...other(reply, '36-1112223'))).status).toBe(200)
  for (const guess of ['47-1114321', number]) {
    expect((await send(agent, ...other(reply, guess))).status).toBe(409)
  }
})

it('a number in a list is not revealed, whoever changed whatever else in the list (case P3)', async () => {
  const { agent, client, quote } = await shareQuote(trucks)
  const renameDriver = (name: string, of: string) => ({
    step: drivers,
    drivers: quote.drivers.map((driver, at) => ({
      ...driver,
      first_name: at === 0 ? name : driver.first_name,
      ...(at === 1 ? { license_number: of } : {}),
    })),
  })
  const mask = quote.drivers[1]?.license_number ?? ''
  expect(mask).toBe('•••••1231')
  // The agent entered this one, so the client guesses.
  const reply = await send(client, quote, renameDriver('Ruthie', mask))
  expect(reply.status).toBe(200)
  for (const guess of ['T520-0000-1231', license]) {
    expect([guess, (await send(client, quote, renameDriver('Ruthie', guess))).status]).toEqual([guess, 409])
  }
  expect((await send(client, quote, renameDriver('Ruthie', mask))).data.version).toBe(reply.data.version)
  // Nor a birth date, of which an agent sees only the year.
  const birthdateSave = (birthdate: string) => ({
    step: drivers,
    drivers: reply.data.drivers.map((driver: object, at: number) => (at === 0 ? { ...driver, birthdate } : driver)),
  })
  const moveReply = await send(client, reply.data, birthdateSave('1985-04-05'))
  expect(moveReply.status).toBe(200)
  for (const guess of ['1985-01-01', '1985-04-05']) {
    expect([guess, (await send(agent, reply.data, birthdateSave(guess))).status]).toEqual([guess, 409])
  }
})

it('a person’s repeated answer, or one in two tabs, is still no conflict (A3, case D4)', async () => {
  const { client, quote } = await shareQuote({}, '/contact')
  const [first, again] = [await send(client, ...other(quote, number)), await send(client, ...other(quote, number))]
  expect([first.status, again.status, again.data.version]).toEqual([200, 200, first.data.version])
  // One tab changes something else on the page, the other sends its earlier text.
  const description = { step: '/other-info', business_description: 'We paint houses.' }
  const alone = await send(client, first.data, { ...description, employer_id: '•••••4321' })
  expect([alone.status, alone.data.employer_id]).toEqual([200, '•••••4321'])
  const late = await send(client, quote, { ...description, employer_id: number })
  expect([late.status, late.data.version]).toEqual([200, alone.data.version])
})
