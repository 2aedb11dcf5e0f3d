import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { isNotReached, whyNotReached } from './why-not-reached.ts'

const failure = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  ['3D000', 'create it first'],
  ['28P01', 'the password is not the user’s'],
  ['25006', 'a standby'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'sslrootcert'],
  ['ECONNREFUSED', 'start PostgreSQL, or check host and port.'],
])('%s is said with what to do (operations)', (code, says) => {
  expect(isNotReached(failure(code))).toBe(true)
  expect(whyNotReached(failure(code))).toContain(`(${code}): `)
  expect(whyNotReached(failure(code))).toContain(says)
})

it('says that a server has no TLS, for which the driver has no code (operations)', async () => {
  const client = new Client({ connectionString: inject('databaseServerUrl'), ssl: true })
  const failure: unknown = await client.connect().catch((error: unknown) => error)
  expect(isNotReached(failure)).toBe(true)
  expect(whyNotReached(failure)).toContain('has no TLS')
})

it('an unknown reason is named by its code (operations)', () => {
  expect(isNotReached(failure('XX000'))).toBe(false)
  expect(whyNotReached(failure('XX000'))).toBe('The database of DATABASE_URL does not answer as expected (XX000).')
})
