import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createEncryptor, keyName } from '../../../platform/encryption/encryptor.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import { changeableColumns, fixedColumns, ownerOf, shortLived } from './encrypted-columns.ts'
import { readEncryptedRows } from './encrypted-rows.store.ts'
import { encryptedTexts } from './encrypted-texts.ts'
import { keyUses } from './key-uses.ts'
import { queueReencryption, reencryptAll } from './reencrypt.job.ts'
import { registerKeys } from './register-keys.ts'

const [old, fresh] = [randomBytes(32), randomBytes(32)]
const { browser, clock, db, pool } = await createTestApp({ secretKeys: [old] })
const place = 'ENCRYPTION_KEY'
const register = (...ring: readonly [Buffer, ...Buffer[]]) => registerKeys({ db, ring, place, now: clock.now })
const namesHere = async () => (await db.selectFrom('secret_keys').select('name').execute()).map(({ name }) => name)

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const email = 'rosa@bluedoor.example'

/** Everything that may be encrypted again, opened with one key alone. */
async function openedWith(key: Buffer): Promise<readonly unknown[]> {
  const encryptor = createEncryptor(key)
  const decryptedTexts: unknown[] = []
  for (const each of changeableColumns) {
    for await (const row of readEncryptedRows(db, each)) {
      const texts = each.columns.flatMap((name) => encryptedTexts(row[name]))
      decryptedTexts.push(...texts.map(($sealed) => encryptor.decrypt({ $sealed }, ownerOf(row, each))))
    }
  }
  return decryptedTexts
}

it('refuses to start without a key that stored data needs, even from before keys had names (A3)', async () => {
  const person = browser()
  const { _id } = await fillQuote(person)
  await sql`update quotes set answers = replace(answers::text, ${`v2.${keyName(old)}.`}, 'v1.')::jsonb`.execute(db)
  await expect(register(fresh)).rejects.toThrow('encrypted with a key that is not in ENCRYPTION_KEY')
  expect(await namesHere()).toEqual([])
  await register(old)
  expect(await namesHere()).toEqual([keyName(old)])
  await expect(register(fresh)).rejects.toThrow(
    `encrypted with the key ${keyName(old)}, which is not in ENCRYPTION_KEY`,
  )
  expect((await person.get(`quote/${_id}`)).body.data.employer_id).toBe('•••••4567')
})

it('re-encrypts what an older key encrypted, changes nothing else, and loses no save (A3)', async () => {
  const [rosa, paul] = [browser(), browser()]
  await signInAs(rosa, email)
  const submittedQuote = await fillQuote(rosa)
  await rosa.patch(`quote/${submittedQuote._id}/finish_form`, { attestation })
  await rosa.post('web-to-case', { subject: 'Other questions', description: 'Please call', email, name: 'Rosa' })
  const draft = await fillQuote(paul, { ...painter, contact_email: 'paul@shop.example' }, '/insurance')
  const before = await db.selectFrom('quotes').select(['id', 'version', 'updated_at']).orderBy('id').execute()
  const decryptedTexts = await openedWith(old)
  expect(decryptedTexts.length).toBeGreaterThan(4)

  await register(fresh, old)
  const ring = { db, encryptor: createEncryptor(fresh, old), key: keyName(fresh) }
  expect(await reencryptAll(ring, clock.now)).toBeGreaterThan(3)
  expect(await openedWith(fresh)).toEqual(decryptedTexts)
  expect(await db.selectFrom('quotes').select(['id', 'version', 'updated_at']).orderBy('id').execute()).toEqual(before)
  expect(await reencryptAll(ring, clock.now)).toBe(0)

  // Evidence stays as it was written, and so needs its key.
  const uses = await keyUses(db)
  expect(Object.keys(uses.get(keyName(old)) ?? {})).toEqual(
    expect.arrayContaining(['submissions', 'events of applications']),
  )
  expect(Object.keys(uses.get(keyName(old)) ?? {})).not.toContain('applications')
  expect(uses.get(keyName(fresh))).toMatchObject({ applications: before.length })
  const supportCase = await db.selectFrom('support_cases').select('sender').executeTakeFirstOrThrow()
  expect(recipientKeys(createEncryptor(fresh), email)).toEqual([supportCase.sender])
  expect(draft.version).toBeGreaterThan(0)
})

it('finds mail by its address whichever key was in use that day (case D12)', async () => {
  for (const encryptor of [createEncryptor(old), createEncryptor(fresh, old)]) {
    const mail = { to: 'two@shop.example', kind: 'account_erased', kept: 0, closed: true, site: 'x' } as const
    await db.transaction().execute((trx) => queueMail(trx, { encryptor, clock: () => clock.now }, mail))
  }
  const keys = recipientKeys(createEncryptor(fresh, old), 'Two@shop.example')
  expect(await db.selectFrom('mails').select('id').where('recipient', 'in', keys).execute()).toHaveLength(2)
})

it('queues the re-encryption once a new key is first, and not again when it is done (A3)', async () => {
  const queuedCount = async () =>
    (await pool.query("select 1 from graphile_worker.jobs where task_identifier = 'keys.reseal'")).rowCount
  await queueReencryption(db, keyName(fresh))
  expect(await queuedCount()).toBe(0)
  const third = randomBytes(32)
  await register(third, fresh, old)
  await queueReencryption(db, keyName(third))
  expect(await queuedCount()).toBe(1)
})

it('knows every column with encrypted text (case P3)', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ 'sealed' and data_type = 'text' or column_name in ('answers', 'carried', 'changes', 'snapshot', 'business'))`,
  )
  const places = [...changeableColumns, ...fixedColumns].flatMap(({ table, columns }) =>
    columns.map((name) => `${table}.${name}`),
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([...places, ...shortLived].sort())
})
