import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { registerKeys } from '../features/6-compliance/keys/register-keys.ts'
import { fillQuote, painter } from '../testing/fill-quote.ts'
import { signInAs } from '../testing/sign-in.ts'
import { createTestApp } from '../testing/test-app.ts'
import { commandNames } from './cli/command-line.ts'
import { runCommand } from './cli/testing-command.ts'

const { browser, clock, database, db, pool, services } = await createTestApp()
// Commands have no other clock than the machine's.
clock.now = new Date()

const sampleSitesFolder = path.resolve(import.meta.dirname, '../../../../sites')
const folder = mkdtempSync(path.join(tmpdir(), 'cw-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = {
  ...{ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data'), INIT_CWD: folder },
  ENCRYPTION_KEY: services.secretKeys.map((key) => key.toString('base64')).join(),
}
const cw = (args: string, answer?: string) =>
  runCommand(args.split(' '), { env, ...(answer === undefined ? {} : { answer }) })

it('there are commands to run and look after a server, and the help lists each', async () => {
  const { out } = await runCommand(['--help'])
  for (const name of commandNames) expect(out).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
})

it.for(commandNames)('%s has a usage text, and does nothing (K1)', async (name) => {
  const help = await runCommand([name, '--help'], { env })
  expect(help).toMatchObject({ exitCode: 0, err: '' })
  expect(help.out).toContain(`Usage: coverwright ${name}`)
  expect(await runCommand(['help', name], { env })).toMatchObject({ exitCode: 0, out: help.out })
  expect(existsSync(path.join(folder, 'data'))).toBe(false)
})

it.for([
  ['backup', "missing required argument 'folder'"],
  ['backup one two', 'too many arguments'],
  ['backup --fodler x', "unknown option '--fodler'"],
  ['keys', 'Usage: coverwright keys'],
  ['tokens make default acme', "required option '--for <purposes>' not specified"],
  ['tokens make default acme --for everything', 'Give some of read, quote, submit, share, separated by commas.'],
  ['bakcup x', 'Did you mean backup?'],
  ['jobs retry', 'Give the ids of jobs, or --all.'],
  ['webhooks replay acme crm --since yesterday', 'It must be a time such as 2026-11-20T18:00:00Z.'],
] as const)('a call that is wrong is told what is wrong, with exit code 2: %s (K1)', async ([args, says]) => {
  const { exitCode, out, err } = await cw(args)
  expect(exitCode).toBe(2)
  expect(out + err).toContain(says)
  expect(readdirSync(folder)).toEqual([])
})

it('a failure is one sentence and exit code 1, or JSON on request (K1)', async () => {
  const unknownReply = await cw('evidence show nobody --json')
  expect(unknownReply).toMatchObject({ exitCode: 1, err: 'Give the uuid of a quote.\n' })
  expect(unknownReply.json()).toEqual({ error: 'Give the uuid of a quote.' })
  const nowhere = { DATABASE_URL: 'postgresql://127.0.0.1:1/none' }
  const { exitCode, err } = await runCommand(['jobs', 'list'], { env: nowhere })
  expect(exitCode).toBe(1)
  expect(err).toContain('(ECONNREFUSED): nothing listens at that address')
})

it('evidence, jobs, keys and retention print what they found, as JSON too (K1)', async () => {
  const { _id } = await fillQuote(browser(), painter, '/insurance')
  const { uuid } = await db.selectFrom('quotes').select('uuid').where('id', '=', _id).executeTakeFirstOrThrow()
  const evidence = Object((await cw(`evidence show ${uuid} --json`)).json())
  expect(evidence.chain).toMatchObject({ whole: true, events: evidence.events.length })
  expect((await cw('evidence verify')).out).toMatch(/^All evidence is intact: \d+ events/)
  expect((await cw('evidence verify --json')).json()).toMatchObject({ intact: true, faults: [] })
  expect(await cw('jobs list')).toMatchObject({ exitCode: 0, out: 'There are no dead-letter jobs.\n' })
  expect((await cw('jobs list --json')).json()).toEqual([])
  expect((await cw('keys status --json')).json()).toMatchObject([{ state: 'encrypts' }])
  expect((await cw('retention status --json')).json()).toMatchObject({ due: 0, too_much: false })
})

it('prints the secret of a new webhook once (K1)', async () => {
  const sites = path.join(folder, 'sites')
  cpSync(sampleSitesFolder, sites, { recursive: true })
  const file = path.join(sites, 'default.json')
  const webhooks = [{ id: 'crm', url: 'https://crm.example/', events: ['application.submitted'] }]
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), webhooks }))
  await registerKeys({ db, ring: services.secretKeys, place: '', now: clock.now })
  const secret = () => runCommand(['webhooks', 'secret', 'default', 'crm'], { env: { ...env, SITES_DIR: sites } })
  const first = await secret()
  expect(first, first.err).toMatchObject({ exitCode: 0 })
  expect(first.out).toMatch(/^whsec_\S{44}\n/)
  expect(await secret()).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('already has a secret') })
})

it('a destructive command asks first, and scripts confirm with --yes (K1)', async () => {
  await pool.query("update quotes set created_at = now() - interval '8 years', updated_at = now() - interval '8 years'")
  const count = async () => (await db.selectFrom('quotes').select('id').execute()).length
  const before = await count()
  expect(before).toBeGreaterThan(0)
  expect(await cw('retention apply')).toMatchObject({ exitCode: 2, out: '' })
  const no = await cw('retention apply', 'no')
  expect(no).toMatchObject({ exitCode: 2, asked: expect.stringContaining('They are erased for good.') })
  expect(no.err).toContain('Nothing was changed.')
  expect((await cw('jobs drop 1')).err).toContain('Add --yes to confirm.')
  expect((await cw('staff reset-second-factor a@b.example')).exitCode).toBe(2)
  expect((await cw('restore backup --replace')).exitCode).toBe(2)
  expect(await count()).toBe(before)
  expect(await cw('retention apply', 'yes')).toMatchObject({ exitCode: 0, out: `${before} are erased.\n` })
  expect(await count()).toBe(0)
})

it('makes, lists, rotates and revokes the tokens of partners, and shows each once (K1)', async () => {
  const madeToken = (await cw('tokens make default acme-payroll --for quote,submit --days 30 --json')).json()
  expect(madeToken).toMatchObject({ token: expect.stringMatching(/^cw_[0-9a-f]{72}$/) })
  const { id, token } = Object(madeToken)
  const list = async () => (await cw('tokens list default --json')).json()
  expect(await list()).toMatchObject([
    { id, partner: 'acme-payroll', agency_id: null, purposes: ['read', 'quote', 'submit'], is_over: false },
  ])
  expect((await cw('tokens list')).out).not.toContain(token)
  const next = Object((await cw(`tokens rotate ${id} --overlap-hours 24 --json`)).json())
  expect(next.old_until).toBe(Object(await list())[0].expires_at)
  expect(await cw(`tokens revoke ${token}`)).toMatchObject({ exitCode: 2, out: '' })
  expect((await cw(`tokens revoke ${token} --yes --json`)).json()).toEqual({ id, was_good: true })
  expect((await cw(`tokens revoke ${next.id}`, 'yes')).out).toBe('It no longer works.\n')
  expect((await cw(`tokens rotate ${id}`)).exitCode).toBe(1)
  expect((await cw('tokens make nowhere acme --for read')).err).toContain('There is no site nowhere')
  expect((await cw('tokens make default acme --for read --agency none')).err).toContain('has no agency none')
})

it('lets a client of the provider in, once its tokens can be for this API (K1)', async () => {
  const call = 'tokens client default acme-payroll acme-batch --for quote'
  expect(await cw(call)).toMatchObject({ exitCode: 1, err: expect.stringContaining('OIDC_AUDIENCE') })
  const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'secret' }
  const settings = { ...env, ...provider, OIDC_AUDIENCE: 'https://insurance.example/api' }
  const { id } = Object((await runCommand([...call.split(' '), '--json'], { env: settings })).json())
  expect((await cw('tokens list default')).out).toContain(`${id}  default acme-payroll  client acme-batch  read, quote`)
  expect((await cw(`tokens rotate ${id}`)).err).toContain('whose secret is changed at its provider')
  expect((await cw(`tokens revoke ${id} --yes --json`)).json()).toEqual({ id, was_good: true })
})

it('exports and erases for somebody who asks by letter, with an account and without (case D12)', async () => {
  const signedIn = browser()
  await fillQuote(signedIn, { ...painter, contact_email: 'letter@shop.example' }, '/insurance')
  await signInAs(signedIn, 'letter@shop.example')
  await fillQuote(browser(), { ...painter, contact_email: 'nameless@shop.example' }, '/insurance')
  for (const email of ['letter@shop.example', 'nameless@shop.example']) {
    const exportRun = await cw(`person export ${email} ${email}.json`)
    expect(exportRun).toMatchObject({ exitCode: 0, err: '' })
    expect((await cw(`person export ${email} --json`)).json()).toMatchObject({
      person: { email },
      applications: [{ answers: { contact_email: email } }],
    })
    // An existing file is not overwritten.
    expect((await cw(`person export ${email} ${email}.json`)).exitCode).toBe(1)
    expect((await cw(`person erase ${email}`)).exitCode).toBe(2)
    expect((await cw(`person erase ${email} --yes --json`)).json()).toEqual({
      erased: 1,
      kept: [],
      account_closed: true,
    })
    expect((await cw(`person export ${email} --json`)).json()).toMatchObject({ applications: [] })
  }
  expect((await signedIn.get('account')).status).toBe(401)
  const kinds = await db.selectFrom('access_events').select('kind').where('actor', '=', 'operator').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['exported', 'erased']))
  // A person who writes by letter may have no mailbox any longer.
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'account_erased').execute()).toEqual([])
})

it('a backup goes to a new folder below the given path (K1)', async () => {
  const { exitCode, out } = await cw('backup today --json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ folder: path.join(folder, 'today'), documents: { in: 'backup' } })
  // A running server has a connection, which an idle pool may not have any longer.
  const connection = await pool.connect()
  try {
    const refusal = await cw('restore today')
    expect(refusal).toMatchObject({ exitCode: 1, err: expect.stringContaining('A server is using this database') })
  } finally {
    connection.release()
  }
})
