import { beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { codeFor, signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { app, browser, clock, db, logged, mailsTo } = await createTestApp()

const me = 'v1/users/get-logged-in-user.json'
const minute = 60_000
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms)
}
/** Some other code than the given one. */
const not = (code: string) => (code === '000000' ? '000001' : '000000')
const problemOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const withoutIds = ({ status, body }: { status: number; body: object }) => ({
  status,
  body: { ...body, instance: undefined },
})
const tryAll = (person: Browser, codes: readonly string[]) =>
  Promise.all(codes.map((code) => person.post('sign-in', { code })))

// One test's requests do not count in the next.
beforeEach(() => later(2 * 60 * minute))

it('signs in somebody who types the mailed code, and replies who they are (R1, R4)', async () => {
  const dana = browser()
  expect((await dana.get(me)).body.data).toEqual({
    status: 'not_authenticated',
    roles: [],
    isSelfService: false,
    impersonated: false,
  })
  const user = await signInAs(dana, ' Dana@Shop.example')
  expect(user).toMatchObject({ status: 'authenticated', email: 'dana@shop.example', roles: ['customer'] })
  expect((await dana.get(me)).body.data).toEqual(user)
  expect(await signInAs(browser(), 'dana@shop.example')).toEqual(user)
})

it('gives people in the staff file their roles (R3)', async () => {
  const ruth = await signInAs(browser(), 'agent@quarry-street.example')
  expect(ruth).toMatchObject({ roles: ['agent'], agency: { id: 'quarry-street' }, agent_profile_uuid: ruth.id })
})

const fullWidth = (code: string) => code.replace(/./g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

it.each<[string, (code: string) => string]>([
  ['spaces', (code) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ['a hyphen that does not break', (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}`],
  ['wide digits', fullWidth],
])('takes a code with %s (R1)', async (_what, as) => {
  const dana = browser()
  const code = await codeFor(dana, 'spaces@shop.example')
  expect((await dana.post('sign-in', { code: as(code) })).status).toBe(200)
})

it('leads to the requested page, and to no other site (R2) (case A8)', async () => {
  const pages = [
    ['/accounts/1?tab=2', '/accounts/1?tab=2'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/%09/evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['//us@evil.test/', '/'],
    ['https://localhost@evil.test/', '/'],
    ['https:evil.test', '/'],
    ['/%2f%2fevil.test', '/'],
  ]
  for (const [to, page] of pages) {
    const dana = browser()
    const code = await codeFor(dana, 'onward@shop.example')
    expect((await dana.post('sign-in', { code, to })).body.data.to).toBe(page)
  }
})

it('compares at most five codes, even if the sixth is right (R1) (case A1)', async () => {
  const elsewhere = browser()
  await signInAs(elsewhere, 'dana@shop.example')
  const dana = browser()
  const code = await codeFor(dana, 'dana@shop.example')
  const replies = await tryAll(dana, Array(10).fill(not(code)))
  expect(replies.map(problemOf).sort()).toEqual([
    ...Array(5).fill([401, 'code.expired']),
    ...Array(5).fill([401, 'code.wrong']),
  ])
  expect(problemOf(await dana.post('sign-in', { code }))).toEqual([401, 'code.expired'])
  expect((await dana.get(me)).body.data.status).toBe('not_authenticated')
  expect((await elsewhere.get(me)).body.data.status, 'who is signed in elsewhere stays so').toBe('authenticated')
  later(minute)
  expect(await signInAs(dana, 'dana@shop.example')).toMatchObject({ status: 'authenticated' })
})

it('counts simultaneous guesses before comparing any (R1) (case A2)', async () => {
  const dana = browser()
  const code = await codeFor(dana, 'parallel@shop.example')
  const replies = await tryAll(dana, Array(50).fill(not(code)))
  const answers = replies.map(({ body }) => body.code)
  expect(answers.filter((answer) => answer === 'code.wrong')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 'code.expired')).toHaveLength(45)
})

it('signs in once when the right code is sent many times at once (R1)', async () => {
  const dana = browser()
  const code = await codeFor(dana, 'once@shop.example')
  const replies = await tryAll(dana, Array(5).fill(code))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
})

it('accepts a code once (R1) (case A3)', async () => {
  const dana = browser()
  const code = await codeFor(dana, 'replay@shop.example')
  const before = new Map(dana.jar)
  expect((await dana.post('sign-in', { code })).status).toBe(200)
  expect(problemOf(await dana.post('sign-in', { code }))).toEqual([401, 'code.expired'])
  const thief = browser()
  for (const [name, value] of before) thief.jar.set(name, value)
  expect(problemOf(await thief.post('sign-in', { code }))).toEqual([401, 'code.expired'])
})

it('accepts a code for ten minutes (R1) (case A3)', async () => {
  const dana = browser()
  const code = await codeFor(dana, 'slow@shop.example')
  later(10 * minute)
  expect(problemOf(await dana.post('sign-in', { code }))).toEqual([401, 'code.expired'])
  const other = await codeFor(dana, 'slow@shop.example')
  later(10 * minute - 1)
  expect((await dana.post('sign-in', { code: other })).status).toBe(200)
})

it('accepts a code only in the browser that requested it (R1) (case A4)', async () => {
  const dana = browser()
  const code = await codeFor(dana, 'dana@shop.example')
  const thief = browser()
  expect(problemOf(await thief.post('sign-in', { code }))).toEqual([401, 'code.expired'])
  await thief.begin()
  expect(problemOf(await thief.post('sign-in', { code }))).toEqual([401, 'code.expired'])
  expect((await dana.post('sign-in', { code })).status).toBe(200)
})

it('a new code invalidates the previous one (R1)', async () => {
  const dana = browser()
  const first = await codeFor(dana, 'again@shop.example')
  later(minute)
  const second = await codeFor(dana, 'again@shop.example')
  const alive = db.selectFrom('sign_in_codes').select('id').where('expires_at', '>', clock.now)
  expect(await alive.where('email', '=', 'again@shop.example').execute()).toHaveLength(1)
  if (first !== second) expect(problemOf(await dana.post('sign-in', { code: first }))).toEqual([401, 'code.wrong'])
  expect((await dana.post('sign-in', { code: second })).status).toBe(200)
})

it('stores no code that could be read (R1)', async () => {
  const code = await codeFor(browser(), 'stored@shop.example')
  const rows = await db.selectFrom('sign_in_codes').selectAll().execute()
  const mails = await db.selectFrom('mails').selectAll().execute()
  expect(
    JSON.stringify([rows.map((row) => ({ ...row, code_hash: row.code_hash.toString('latin1') })), mails]),
  ).not.toContain(code)
  expect(logged.join('\n')).not.toContain(code)
})

it('known and unknown addresses get the same answer, and no query about people before the code is typed (R1)', async () => {
  await signInAs(browser(), 'known@shop.example')
  later(61 * minute)
  const ask = async (email: string) => {
    const { status, body, headers } = await browser().post('sign-in/code', { email })
    return { status, body, names: Object.keys(headers).sort() }
  }
  const reply = await ask('known@shop.example')
  const unknownReply = await ask('knewn@shop.example')
  expect(reply).toEqual(unknownReply)
  expect(reply.body.data).toEqual({ sent_to: 'k•••@shop.example', expires_in: 600, resend_after: 60 })
  const people = await db.selectFrom('people').select('email').where('email', '=', 'knewn@shop.example').execute()
  expect(people).toEqual([])
  expect(await mailsTo('knewn@shop.example')).toHaveLength(1)
})

it('sends an address one code a minute from one browser, and five an hour from one client (R1) (case A14)', async () => {
  const ask = (person: Browser, email = 'bombed@shop.example') => person.post('sign-in/code', { email })
  const dana = browser()
  expect((await ask(dana)).status).toBe(202)
  later(20_000)
  // A mistyped address can be corrected at once.
  expect((await ask(dana, 'other@shop.example')).status).toBe(202)
  const soon = await ask(dana)
  expect([problemOf(soon), soon.headers['retry-after']]).toEqual([[429, 'code.too_many'], '40'])
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask(browser())))
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(4)
  const refusal = replies.find(({ status }) => status === 429)
  expect(Number(refusal?.headers['retry-after'])).toBe(3580)
  expect(await mailsTo('bombed@shop.example')).toHaveLength(5)
  later(60 * minute)
  expect((await ask(dana)).status).toBe(202)
})

it('counts a browser’s requests after it signed out too (R1)', async () => {
  const bomber = browser()
  await signInAs(bomber, 'bomber@shop.example')
  later(minute)
  expect((await bomber.post('sign-in/code', { email: 'victim@shop.example' })).status).toBe(202)
  await bomber.post('sign-out')
  later(1)
  await browser().begin()
  const rows = await db.selectFrom('sign_in_codes').select('id').where('email', '=', 'victim@shop.example').execute()
  expect(rows).toHaveLength(1)
})

it.each([
  '',
  'dana',
  'dana@',
  'a b@shop.example',
  'dana@shop',
  'dana@shop.example\r\nBcc: a@b.example',
  'd\0na@shop.example',
])('refuses the address %j by its field (R1)', async (email) => {
  const { status, body } = await browser().post('sign-in/code', { email })
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'email'])
})

it('refuses a request with neither address nor link, or with both (R1)', async () => {
  const link = '11111111-1111-4111-8111-111111111111'
  expect((await browser().post('sign-in/code', {})).status).toBe(422)
  expect((await browser().post('sign-in/code', { email: 'dana@shop.example', link })).status).toBe(422)
})

it('sends the code of a link to its address, and an invalid link gets the same answer (R2)', async () => {
  const quote = await browser().begin()
  const day = 24 * 60 * minute
  const link = async (uuid: string, over: object = {}) => {
    await db
      .insertInto('retrieval_links')
      .values({
        uuid,
        quote_id: quote._id,
        email: `linked${uuid[0]}@shop.example`,
        purpose: 'save',
        created_by: 'session:test',
        created_at: clock.now,
        expires_at: new Date(clock.now.getTime() + day),
        revoked_at: null,
        ...over,
      })
      .execute()
    return uuid
  }
  const good = await link('1aaaaaaa-1111-4111-8111-111111111111')
  const over = await link('2aaaaaaa-1111-4111-8111-111111111111', { expires_at: clock.now })
  const revokedLink = await link('3aaaaaaa-1111-4111-8111-111111111111', { revoked_at: clock.now })
  const unknownId = '4aaaaaaa-1111-4111-8111-111111111111'

  const dana = browser()
  const codeReply = await dana.post('sign-in/code', { link: good })
  expect(codeReply.body.data.sent_to).toBe('l•••@shop.example')
  const [mail] = await mailsTo('linked1@shop.example')
  const code = mail?.kind === 'sign_in_code' ? mail.code : ''
  expect((await dana.post('sign-in', { code })).body.data.user.email).toBe('linked1@shop.example')

  for (const none of [over, revokedLink, unknownId]) {
    const stranger = browser()
    const reply = await stranger.post('sign-in/code', { link: none })
    expect(reply.status).toBe(202)
    expect(reply.body.data).toEqual({ ...codeReply.body.data, sent_to: '•••' })
    expect(problemOf(await stranger.post('sign-in/code', { link: none }))).toEqual([429, 'code.too_many'])
    const attempts = await tryAll(stranger, Array(6).fill('123456'))
    expect(attempts.map(({ body }) => body.code).sort()).toEqual(['code.expired', ...Array(5).fill('code.wrong')])
  }
  expect([...(await mailsTo('linked2@shop.example')), ...(await mailsTo('linked3@shop.example'))]).toEqual([])
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/sign-in/code',
    headers: { host: 'agents.localhost' },
    payload: { link: good },
  })
  expect(elsewhere.json().data.sent_to).toBe('•••')
})

it('logs nothing about people (S1)', async () => {
  await signInAs(browser(), 'quiet@shop.example')
  await browser().post('sign-in/code', { email: 'not an address of quiet@shop.example' })
  expect(logged.join('\n')).not.toContain('quiet')
  expect(logged.some((line) => line.includes('"level":50'))).toBe(false)
})

it('refuses everything in the same way, whatever is sent (R1)', async () => {
  const strangers = [{ code: '123456' }, { code: "' or 1=1" }, { code: '𝟙𝟚𝟛𝟜𝟝𝟞' }, { code: '-1' }]
  const replies = await Promise.all(strangers.map((body) => browser().post('sign-in', body)))
  expect(new Set(replies.map((reply) => JSON.stringify(withoutIds(reply)))).size).toBe(1)
})
