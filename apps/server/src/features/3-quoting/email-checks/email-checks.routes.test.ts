import { expect, it, test, vi } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const sampleAgent = 'agent@quarry-street.example'

it('an address is checked by its spelling only, for anybody (V5)', async () => {
  const someone = app.browser()
  const verdictOn = async (email: string) => (await someone.post('validate-email', { email })).body.data
  expect(await verdictOn('dana@gmial.com')).toEqual({ valid: true, suggestion: 'dana@gmail.com' })
  expect(await verdictOn('dana@harborbakery.example')).toEqual({ valid: true })
  expect(await verdictOn('dana')).toEqual({ valid: false })
  expect(await verdictOn('jane@exämple.de')).toEqual({ valid: true })
  expect(await verdictOn('jane@xn--exmple-cua.de')).toEqual({ valid: true })
  expect(await verdictOn('jane@-bad.com')).toEqual({ valid: false })
  expect(await verdictOn('jane@example.123')).toEqual({ valid: false })
})

it('a stranger gets the same answer for known and unknown addresses (V5)', async () => {
  const knownAddress = 'known@harborbakery.example'
  await signInAs(app.browser(), knownAddress)
  const stranger = app.browser()
  const check = async (path: string, email: string) => {
    const { status, headers, body } = await stranger.post(path, { email })
    return { status, body, names: Object.keys(headers).sort() }
  }
  for (const path of ['validate-email', 'email-uniqueness']) {
    const answer = await check(path, 'unknown@harborbakery.example')
    expect(answer.status).toBe(200)
    expect(await check(path, knownAddress)).toEqual(answer)
    expect(await check(path, sampleAgent)).toEqual(answer)
  }
})

it('an address with an account gets a link to its earlier application, once a day, and a stranger learns nothing (V5, seed 5)', async () => {
  const email = 'began@harborbakery.example'
  const dana = app.browser()
  await signInAs(dana, email)
  const { _id } = await dana.begin()
  const stranger = app.browser()
  await stranger.begin()
  const reminders = async () => (await app.mailsTo(email)).filter(({ kind }) => kind === 'follow_up')
  const ask = async (visitor: Browser, address: string) =>
    expect((await visitor.post('email-uniqueness', { email: address })).body.data).toEqual({ outcome: 'continue' })
  const stop = await app.work()
  await ask(stranger, 'nobody-at-all@harborbakery.example')
  await ask(stranger, email.toUpperCase())
  await vi.waitFor(async () => expect(await reminders()).toHaveLength(1), { timeout: 20_000 })
  await ask(app.browser(), email)
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 20_000 })
  await stop()
  const [mail] = await reminders()
  const uuid = mail?.kind === 'follow_up' ? mail.link.split('/').at(-1) : undefined
  expect((await dana.get(`quote/uuid/${uuid}`)).body.data.quote._id).toBe(_id)
  expect(await reminders()).toHaveLength(1)
  expect(await app.mailsTo('nobody-at-all@harborbakery.example')).toEqual([])
})

const waitingJobs = async (): Promise<number> => {
  const { rows } = await app.pool.query(
    "select count(*)::int n from graphile_worker.jobs where task_identifier = 'links.known-address'",
  )
  return rows[0].n
}

it('only signed-in users learn that an address is their own (V5)', async () => {
  const browser = app.browser()
  await signInAs(browser, 'own@harborbakery.example')
  const outcome = async (email: string) => (await browser.post('email-uniqueness', { email })).body.data.outcome
  expect(await outcome(' Own@HarborBakery.example')).toBe('yours')
  expect(await outcome('own\u200b@harborbakery。example')).toBe('yours')
  expect(await outcome('known@harborbakery.example')).toBe('continue')
  browser.jar.set('user_auth', 'forged')
  expect(await outcome('own@harborbakery.example')).toBe('continue')
})

test('an invalid address is refused or answered, never an error (V5)', async () => {
  const someone = app.browser()
  for (const path of ['validate-email', 'email-uniqueness']) {
    expect((await someone.post(path, { email: 'a'.repeat(50_000) })).status).toBe(422)
    expect((await someone.post(path, { email: 7 })).status).toBe(422)
    expect((await someone.post(path, {})).status).toBe(422)
    expect((await someone.post(path, { email: 'a@b.example', also: 1 })).status).toBe(422)
    expect((await someone.post(path, { email: 'a'.repeat(1000) })).status).toBe(200)
  }
})
