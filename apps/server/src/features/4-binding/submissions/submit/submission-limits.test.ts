import { expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { boundless, createTestApp } from '../../../../testing/test-app.ts'

const { browser, clock, mailsTo } = await createTestApp({ callsPerMinute: { ...boundless, quotes: 20 } })
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
type Quote = { readonly _id: string }

const finish = (visitor: Browser, { _id }: Quote) => visitor.patch(`quote/${_id}/finish_form`, { attestation })
const reopen = (visitor: Browser, { _id }: Quote) =>
  visitor.patch(`quote/${_id}`, { command: 'reopen' }, { 'if-match': '*' })
const fillFor = (visitor: Browser, contact_email: string) => fillQuote(visitor, { ...painter, contact_email })

test('a quote is submitted at most five times an hour, and its changes are kept (case A14)', async () => {
  const [rosa, email] = [browser(), 'five@shop.example']
  const quote = await fillFor(rosa, email)
  for (let number = 1; number <= 5; number++) {
    expect((await finish(rosa, quote)).status).toBe(200)
    // Sent again by a browser that lost the reply, it is the same one.
    expect((await finish(rosa, quote)).status).toBe(200)
    expect((await reopen(rosa, quote)).status).toBe(200)
  }
  const refusal = await finish(rosa, quote)
  expect([refusal.status, refusal.body.code]).toEqual([429, 'submission.too_many'])
  expect(Number(refusal.headers['retry-after'])).toBe(3600)
  expect((await rosa.get(`quote/${quote._id}`)).body.data).toMatchObject({
    completed: false,
    company_name: painter.company_name,
  })
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  expect((await finish(rosa, quote)).status).toBe(200)
})

test('an unproven address is notified of five an hour, and may still be sent links (case A14)', async () => {
  const email = 'victim@shop.example'
  const mallory = browser()
  for (let number = 1; number <= 6; number++) {
    expect((await finish(mallory, await fillFor(mallory, email))).status).toBe(200)
  }
  const mails = async () => (await mailsTo(email)).filter(({ kind }) => kind === 'submitted')
  expect(await mails()).toHaveLength(5)
  const dana = browser()
  const quote = await dana.begin()
  expect((await dana.post(`quote/${quote._id}/links`, { email })).status).toBe(201)
  // A person who proved the address is notified of their own.
  await signInAs(dana, email)
  expect((await finish(dana, await fillFor(dana, email))).status).toBe(200)
  expect(await mails()).toHaveLength(6)
})

test('one client submits at most as many in a minute as it may begin (case P6)', async () => {
  const rosa = browser()
  const quote = { _id: '00000000-0000-4000-8000-000000000000' }
  await rosa.begin()
  const replies: number[] = []
  for (let number = 1; number <= 21; number++) replies.push((await finish(rosa, quote)).status)
  expect(replies.at(-1)).toBe(429)
})
