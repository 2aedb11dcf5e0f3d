import { expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { codeFor, signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { app, browser, clock, db } = await createTestApp()

const me = 'v1/users/get-logged-in-user.json'
const day = 86_400_000
const problemOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
/** Another browser with these cookies. */
const copyOf = (person: Browser) => {
  const copy = browser()
  for (const [name, value] of person.jar) copy.jar.set(name, value)
  return copy
}
const ownerOf = (quoteId: string) =>
  db.selectFrom('quotes').select(['person_id', 'session_id']).where('id', '=', quoteId).executeTakeFirstOrThrow()

it.each([
  ['forged', () => 'A'.repeat(43)],
  ['truncated', (token: string) => token.slice(0, -1)],
  ['empty but for a dot', () => '.'],
  ['a token of the kind that is signed by nobody', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZ2VudCJ9.'],
])(
  'refuses a sign-in that is %s, removes its cookie, and still shows what is public (R6, case A13)',
  async (_, forge) => {
    const dana = browser()
    await signInAs(dana, 'dana@shop.example')
    const quote = await dana.begin()
    dana.jar.set('user_auth', forge(dana.jar.get('user_auth') ?? ''))
    expect((await dana.get('site')).status).toBe(200)
    for (const call of [me, 'quote', `quote/${quote._id}`, 'sign-ins']) {
      const thief = copyOf(dana)
      expect(problemOf(await thief.get(call))).toEqual([401, 'sign_in.over'])
      expect(thief.jar.get('user_auth')).toBe('')
    }
    expect(await signInAs(dana, 'dana@shop.example')).toMatchObject({ status: 'authenticated' })
    expect((await dana.get(me)).body.data.status).toBe('authenticated')
  },
)

it('counts a sign-in with the session of its own browser alone (R6, case A13)', async () => {
  const dana = browser()
  await signInAs(dana, 'dana@shop.example')
  const thief = browser()
  thief.jar.set('user_auth', dana.jar.get('user_auth') ?? '')
  expect(problemOf(await thief.get(me))).toEqual([401, 'sign_in.over'])
  await thief.begin()
  thief.jar.set('user_auth', dana.jar.get('user_auth') ?? '')
  expect(problemOf(await thief.get(me))).toEqual([401, 'sign_in.over'])
  expect((await dana.get(me)).body.data.status).toBe('authenticated')
})

it('gives the session another token, so that one known earlier has no effect (R6, case A9)', async () => {
  const dana = browser()
  const quote = await dana.begin()
  const plantedBrowser = copyOf(dana)
  await signInAs(dana, 'fixed@shop.example')
  expect(dana.jar.get('cw_session')).not.toBe(plantedBrowser.jar.get('cw_session'))
  expect((await plantedBrowser.get(`quote/${quote._id}`)).status).toBe(401)
  expect((await plantedBrowser.get(me)).body.data.status).toBe('not_authenticated')
  expect((await dana.get(`quote/${quote._id}`)).status).toBe(200)
})

it('assigns what was begun here to them, once (R1) (case A10)', async () => {
  const dana = browser()
  const quote = await dana.begin()
  const { id } = await signInAs(dana, 'owner@shop.example')
  expect((await ownerOf(quote._id)).person_id).toBe(id)
  const elsewhere = browser()
  await signInAs(elsewhere, 'owner@shop.example')
  expect((await elsewhere.get(`quote/${quote._id}`)).status).toBe(200)
  expect((await ownerOf(quote._id)).person_id).toBe(id)
})

it('gives a second person in the same browser a session of their own, whether the first left or not (R1) (case A6)', async () => {
  for (const leave of [async () => undefined, endFirstElsewhere]) {
    const sharedBrowser = browser()
    const first = await signInAs(sharedBrowser, 'first@shop.example')
    const quote = await sharedBrowser.begin()
    // Opened by a link that needs no sign-in: access depends on the session.
    const { _id: quoteId } = await browser().begin()
    const { session_id } = await ownerOf(quote._id)
    await db.insertInto('quote_access').values({ quote_id: quoteId, session_id, granted_at: clock.now }).execute()
    expect((await sharedBrowser.get(`quote/${quoteId}`)).status).toBe(200)
    await leave()
    const firsts = copyOf(sharedBrowser)
    const second = await signInAs(sharedBrowser, 'second@shop.example')
    expect(second.id).not.toBe(first.id)
    expect((await sharedBrowser.get(`quote/${quote._id}`)).status).toBe(404)
    expect((await sharedBrowser.get(`quote/${quoteId}`)).status).toBe(404)
    expect((await sharedBrowser.get('quote')).body.data).toBeNull()
    expect((await ownerOf(quote._id)).person_id).toBe(first.id)
    expect((await firsts.get(me)).status).toBe(401)
  }
})

async function endFirstElsewhere(): Promise<void> {
  const elsewhere = browser()
  await signInAs(elsewhere, 'first@shop.example')
  for (const { id, current } of (await elsewhere.get('sign-ins')).body.data)
    if (!current) await elsewhere.delete(`sign-ins/${id}`)
}

it('assigns what was begun after one person signed out to the next who signs in, and nothing earlier (R1)', async () => {
  const sharedBrowser = browser()
  const first = await signInAs(sharedBrowser, 'first@shop.example')
  const before = await sharedBrowser.begin()
  await endFirstElsewhere()
  expect((await sharedBrowser.get(me)).status).toBe(401)
  const quote = await sharedBrowser.begin()
  const second = await signInAs(sharedBrowser, 'second@shop.example')
  expect((await sharedBrowser.get(`quote/${quote._id}`)).status).toBe(200)
  expect((await ownerOf(quote._id)).person_id).toBe(second.id)
  expect((await ownerOf(before._id)).person_id).toBe(first.id)
})

it('shows the next user of the browser nothing of a signed-out agent (R6)', async () => {
  for (const agent of [
    'solo.agent@selfserve.example',
    'callcenter@coverwright.example',
    'agent@quarry-street.example',
  ]) {
    const sharedBrowser = browser()
    await signInAs(sharedBrowser, agent)
    const quote = await sharedBrowser.begin()
    later(day / 2)
    expect((await sharedBrowser.get(me)).status).toBe(401)
    expect((await sharedBrowser.get(`quote/${quote._id}`)).status).toBe(401)
    await signInAs(sharedBrowser, 'second@shop.example')
    expect((await sharedBrowser.get(`quote/${quote._id}`)).status).toBe(404)
    expect((await ownerOf(quote._id)).person_id).toBeNull()
  }
})

it('forgets the browser that signs out, and replies the same if it is already signed out (R1) (case B15)', async () => {
  const dana = browser()
  await signInAs(dana, 'leaver@shop.example')
  const quote = await dana.begin()
  const before = copyOf(dana)
  expect((await dana.post('sign-out')).status).toBe(204)
  expect([dana.jar.get('user_auth'), dana.jar.get('cw_session')]).toEqual(['', ''])
  expect(problemOf(await before.get(`quote/${quote._id}`))).toEqual([401, 'sign_in.over'])
  before.jar.delete('user_auth')
  expect((await before.get(`quote/${quote._id}`)).status).toBe(401)
  const reply = await dana.post('sign-out')
  expect(reply.status).toBe(204)
  expect((await browser().post('sign-out')).status).toBe(204)
  const forgedBrowser = browser()
  forgedBrowser.jar.set('user_auth', 'forged')
  expect((await forgedBrowser.post('sign-out')).status).toBe(204)
  expect(forgedBrowser.jar.get('user_auth')).toBe('')
})

it('lets a visitor who signs out keep what they began (R1)', async () => {
  const dana = browser()
  const quote = await dana.begin()
  expect((await dana.post('sign-out')).status).toBe(204)
  expect((await dana.get(`quote/${quote._id}`)).status).toBe(200)
})

it('is not signed out from another site, nor by a link (R6)', async () => {
  const dana = browser()
  await signInAs(dana, 'dana@shop.example')
  expect((await dana.post('sign-out', undefined, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await dana.get('sign-out')).status).toBe(405)
  expect((await dana.get(me)).body.data.status).toBe('authenticated')
})

it('lists the browsers a person is signed in at, and ends one of them (R1)', async () => {
  const laptop = browser()
  const phone = browser()
  await signInAs(laptop, 'two@shop.example')
  later(60_000)
  await signInAs(phone, 'two@shop.example')
  const [newest, oldest] = (await phone.get('sign-ins')).body.data
  expect([newest.current, oldest.current]).toEqual([true, false])
  const other = browser()
  await signInAs(other, 'three@shop.example')
  expect((await other.delete(`sign-ins/${oldest.id}`)).status).toBe(404)
  expect((await laptop.get(me)).status).toBe(200)
  expect((await phone.delete(`sign-ins/${oldest.id}`)).status).toBe(204)
  expect((await laptop.get(me)).status).toBe(401)
  expect((await phone.delete(`sign-ins/${oldest.id}`)).status).toBe(404)
  expect((await phone.delete(`sign-ins/${newest.id}`)).status).toBe(204)
  expect(phone.jar.get('user_auth')).toBe('')
  expect((await phone.get('sign-ins')).status).toBe(401)
})

it('shows when a browser was last used (R1)', async () => {
  const dana = browser()
  await signInAs(dana, 'seen@shop.example')
  later(3_600_000)
  await dana.get(me)
  const [{ last_seen_at }] = (await dana.get('sign-ins')).body.data
  expect(last_seen_at).toBe(clock.now.toISOString())
})

it('keeps customers signed in for 29 days and staff for twelve hours (R6, case A12)', async () => {
  const dana = browser()
  const ruth = browser()
  await signInAs(dana, 'long@shop.example')
  await signInAs(ruth, 'agent@quarry-street.example')
  later(day / 2 - 1)
  expect((await ruth.get(me)).status).toBe(200)
  later(1)
  expect((await ruth.get(me)).status).toBe(401)
  later(28 * day)
  expect((await dana.get(me)).status).toBe(200)
  later(day)
  expect((await dana.get(me)).status).toBe(401)
})

it('disabled people cannot sign in, and their sign-ins end (R6, case B15)', async () => {
  const dana = browser()
  const { id = '' } = await signInAs(dana, 'disabled@shop.example')
  await db.updateTable('people').set({ disabled_at: clock.now }).where('id', '=', id).execute()
  expect(problemOf(await dana.get(me))).toEqual([401, 'sign_in.over'])
  const code = await codeFor(dana, 'disabled@shop.example')
  expect(problemOf(await dana.post('sign-in', { code }))).toEqual([401, 'sign_in.over'])
  expect((await dana.get(me)).body.data.status).toBe('not_authenticated')
})

it('reveals to signed-out visitors that somebody registered from this browser (R4, seed 3)', async () => {
  const dana = browser()
  await dana.begin()
  expect((await dana.get(me)).body.data.status).toBe('not_authenticated')
  await dana.post('v1/users.json', { user: { email: 'registered@shop.example' } })
  expect((await dana.get(me)).body.data).toMatchObject({ status: 'registered', roles: [] })
  const other = browser()
  await other.begin()
  expect((await other.get(me)).body.data.status).toBe('not_authenticated')
  expect((await browser().get(me)).body.data.status).toBe('not_authenticated')
})

it('records sign-ins and sign-outs, by pseudonyms (S9)', async () => {
  const dana = browser()
  const { id = '' } = await signInAs(dana, 'traced@shop.example')
  await dana.post('sign-out')
  const events = await db.selectFrom('access_events').selectAll().where('person_id', '=', id).orderBy('id').execute()
  expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['signed_in', `person:${id}`],
    ['signed_out', `person:${id}`],
  ])
})

it('refuses a sign-in whose person has another role now, and asks them to sign in again (R6, case B15)', async () => {
  const ruth = browser()
  const { id = '' } = await signInAs(ruth, 'agent@quarry-street.example')
  expect((await ruth.get('agent/quotes')).status).toBe(200)
  // The staff file is read at the start: her sign-in is from before it changed.
  await db.updateTable('sign_ins').set({ role: 'platform_agent' }).where('person_id', '=', id).execute()
  expect(problemOf(await ruth.get('agent/quotes'))).toEqual([401, 'sign_in.over'])
  expect(ruth.jar.get('user_auth')).toBe('')
})

it('merely opening a link, as scanners do, signs nobody in and does not use it up (R2) (case A5)', async () => {
  const quote = await browser().begin()
  const uuid = '5aaaaaaa-1111-4111-8111-111111111111'
  const times = { created_at: clock.now, expires_at: new Date(clock.now.getTime() + day), revoked_at: null }
  const row = {
    uuid,
    quote_id: quote._id,
    email: 'scanned@shop.example',
    purpose: 'save',
    created_by: 'session:test',
  } as const
  await db
    .insertInto('retrieval_links')
    .values({ ...row, ...times })
    .execute()
  const scanner = { headers: { 'user-agent': 'MailScanner/1.0' }, remoteAddress: '192.0.2.7' }
  for (const url of [`/applications/${uuid}`, `/api/quote/uuid/${uuid}`, `/api/quote/${uuid}/customer_retrieve`])
    for (const method of ['HEAD', 'GET', 'GET', 'GET'] as const) {
      const reply = await app.inject({ method, url, ...scanner })
      expect([url, reply.statusCode < 500, reply.headers['set-cookie']]).toEqual([url, true, undefined])
    }
  const dana = browser()
  expect((await dana.post('sign-in/code', { link: uuid })).status).toBe(202)
  const [mail] = await dana.postbox.mailsTo('scanned@shop.example')
  const code = mail?.kind === 'sign_in_code' ? mail.code : ''
  expect((await dana.post('sign-in', { code })).body.data.user.email).toBe('scanned@shop.example')
  expect((await dana.get(`quote/${quote._id}`)).status).toBe(200)
  const again = await dana.post('sign-in', { code })
  const words = 'This code no longer works. Ask for a new one.'
  expect([...problemOf(again), again.body.detail]).toEqual([401, 'code.expired', words])
})
