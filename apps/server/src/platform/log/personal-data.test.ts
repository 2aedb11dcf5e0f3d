import { expect, it, vi } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { fillQuote, painter, typesOf } from '../../testing/fill-quote.ts'
import { goodAnswers } from '../../testing/good-answers.ts'
import { codeFor, signInAs } from '../../testing/sign-in.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-day.ts'
import { createLog } from './log.ts'

const { app, browser, logged, pool, work, disturb, calm } = await createTestApp({ logLevel: 'trace' })

const email = 'zzmark.person@zzmark-shop.example'
const marks = ['zzmark', 'Zzmark', '7654321', '5550177', '1931-05-06', '•••••']
const place = { today: testDay, zip: '60614', city: 'Chicago', state: 'IL' }
const driver = { first_name: 'Zzmark', last_name: 'Zzmark', birthdate: '1931-05-06', license_number: 'Z7654321' }
const markedAnswers = {
  ...painter,
  ...goodAnswers('ca', place),
  has_vehicles: 'Yes',
  vehicle_count: 2,
  drivers: [driver],
  insurance_types: typesOf('gl', 'ca'),
  company_name: 'Zzmark Plumbing',
  employer_id: '36-7654321',
  contact_first_name: 'Zzmark',
  contact_email: email,
  contact_phone: '(312) 555-0177',
  mailing_address: { street: '77 Zzmark Way', zip_code: '60614', city: 'Chicago', state: 'IL' },
}
const secrets = new Set<string>()

/** Every secret in a browser: none of them may appear in the log. */
const remember = ({ jar }: Browser): void => {
  for (const value of jar.values()) if (value.length > 20) secrets.add(value)
}

const leaks = (): readonly string[] => {
  const text = logged.join('\n')
  // A code of six digits may occur in a longer number by chance.
  const words = new Set(text.split(/[^\w%~-]+/))
  return [...marks.filter((mark) => text.includes(mark)), ...[...secrets].filter((secret) => words.has(secret))]
}

async function brokenDatabase(work: () => Promise<unknown>): Promise<void> {
  await pool.query('alter table quotes rename column site to site_gone')
  try {
    await work()
  } finally {
    await pool.query('alter table quotes rename column site_gone to site')
  }
}

it('logs nothing about a person at any level, whether a call succeeds, is refused or fails (case P4)', async () => {
  const person = browser()
  const code = await codeFor(person, email)
  secrets.add(code)
  await person.post('sign-in', { code: '000001' })
  await signInAs(person, email)
  const quote = await fillQuote(person, markedAnswers)
  expect(quote.drivers).toMatchObject([{ birthdate: driver.birthdate }])
  remember(person)
  await person.patch(`quote/${quote._id}/finish_form`, {
    attestation: { accepted: true, text_keys: ['page.attestation.general'] },
  })

  // Refused: 422, unreadable, unknown, another's, in the address, in headers.
  await person.save(quote, '/contact', { contact_email: 'zzmark', contact_phone: '5550177' })
  await person.patch(`quote/${quote._id}`, { step: '/contact', zzmark: '7654321' })
  await person.patch(`quote/${quote._id}`, '{"company_name": "Zzmark')
  await person.get(`quote/zzmark?email=${email}&fein=7654321`)
  await person.get(`zzmark/${email}`, { referer: `https://zzmark.example/?${email}`, 'user-agent': 'zzmark' })
  await person.get('prefill/location?zip=zzmark')
  await browser().get(`quote/${quote._id}`, { cookie: 'cw_session=zzmark; user_auth=zzmark; partner=zzmark' })
  await person.post('client-reports', { kind: 'error', code: 'zz mark', route: `/done?email=${email}` })
  await person.post('web-to-case', { subject: 'Other questions', description: 'I am Zzmark', email, name: 'Zzmark' })
  await app.inject({ method: 'POST', url: '/api/quote', headers: { 'content-type': 'text/zzmark' }, payload: 'zzmark' })

  // Failed: the database's errors quote its input.
  await brokenDatabase(async () => {
    const reply = await person.get(`quote/${quote._id}`)
    expect([reply.status, JSON.stringify(reply.body).includes('site_gone')]).toEqual([500, false])
    await person.save(quote, '/contact', { contact_first_name: 'Zzmark' })
  })

  // Afterwards: insurers that fail, mail that cannot be read, jobs that throw their own data.
  await disturb({ carrier: 'liberty', operation: 'quotes', fail: 'status' })
  await pool.query("select graphile_worker.add_job('send_mail', json_build_object('mail', $1::text))", [email])
  await pool.query("select graphile_worker.add_job('links.follow-up', json_build_object('zzmark', $1::text))", [email])
  const stop = await work()
  await vi.waitFor(() => expect(logged.join('')).toContain('job failed'), { timeout: 60_000 })
  await stop()
  await calm()

  expect(logged.some((line) => line.includes('"level":50'))).toBe(true)
  expect(leaks()).toEqual([])
})

it('redacts what an error quotes (case P4)', () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const quoting = [
    () => JSON.parse('zzmark said so'),
    () => new Intl.NumberFormat('zzmark-zzmark-zzmark'),
    () => Buffer.alloc(1, 'a').writeUInt8(7_654_321),
    () => {
      throw new Error(`no mailbox <${email}> here`, { cause: new SyntaxError('zzmark') })
    },
  ]
  for (const fail of quoting) {
    try {
      fail()
    } catch (err) {
      log.error({ err }, 'request failed')
    }
  }
  log.info({ email, phone: '5550177', headers: { cookie: 'zzmark' }, answers: { fein: '7654321' } }, 'x')
  expect(lines).toHaveLength(5)
  expect(marks.filter((mark) => lines.join('').includes(mark))).toEqual([])
})
