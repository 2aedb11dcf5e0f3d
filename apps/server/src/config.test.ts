import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { settingSections, settings } from './settings/settings.ts'

test('starts with nothing set', () => {
  const config = readConfig({})
  expect([config.port, config.apiBase, config.databaseUrl]).toEqual([3000, '/api', undefined])
  expect(config.dataFolder).toMatch(/\/data$/)
  expect(config.sitesFolder).toMatch(/\/sites$/)
  expect(readConfig({ SITES_DIR: '/srv/sites' }).sitesFolder).toBe('/srv/sites')
  // Sample firms are off unless turned on.
  expect([config.sampleFirms, readConfig({ SAMPLE_FIRMS: 'yes' }).sampleFirms]).toEqual([false, true])
})

test.for([
  [{ PORT: '80000' }, 'PORT is "80000", but must be a whole number from 1 to 65535.'],
  [{ PORT: '3e3' }, 'PORT is "3e3"'],
  [{ API_BASE: 'api' }, 'API_BASE is "api", but must be a path such as /api.'],
  [{ SAMPLE_FIRMS: 'maybe' }, 'SAMPLE_FIRMS is "maybe", but must be one of yes, no.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal'],
  [{ DOCUMENTS_URL: 'ftp://bucket' }, 'DOCUMENTS_URL is not an address that begins with http:// or https:// or s3://.'],
  [{ CLAMAV_URL: '127.0.0.1:3310' }, 'CLAMAV_URL is not an address that begins with tcp:// or unix://.'],
  [{ SMTP_URL: 'https://smtp.example.com' }, 'SMTP_URL is not an address that begins with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://smtp.example.com' }, 'MAIL_FROM must be the address mail comes from'],
  [{ PUBLIC_URL: 'https://insure.example' }, 'set SMTP_URL and MAIL_FROM'],
  [{ DOCUMENTS_URL: 'https://s3.example.com' }, 'DOCUMENTS_URL must name a bucket, and key and secret or neither'],
  [{ DOCUMENTS_URL: 'https://key@s3.example.com/bucket' }, 'DOCUMENTS_URL must name a bucket, and key and secret'],
  [{ DOCUMENTS_URL: 's3://bucket?sse=rot13' }, 'DOCUMENTS_URL has ?sse, but takes region, token, and sse as AES256'],
  [{ CARRIERS_URL: 'ftp://x' }, 'CARRIERS_URL is not an address that begins with http:// or https://.'],
  [{ QUESTIONS_SECONDS: '16' }, 'QUESTIONS_SECONDS is "16", but must be a whole number from 1 to 15.'],
  [{ OFFERS_SECONDS: '0.5' }, 'OFFERS_SECONDS is "0.5", but must be a whole number from 1 to 600.'],
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'],
  [{ OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'must begin with https://'],
  [{ OIDC_ONLY: 'yes' }, 'OIDC_ONLY is yes, but OIDC_ISSUER is missing'],
  [{ SIGN_INS_PER_MINUTE: '0' }, 'SIGN_INS_PER_MINUTE is "0"'],
  [{ QUOTES_PER_MINUTE: 'many' }, 'QUOTES_PER_MINUTE is "many"'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe", but must be yes, no, the number of proxies'],
] as const)('refuses %o', ([env, sentence]) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('waits for insurers as long as configured (Q5)', () => {
  expect(readConfig({}).carrierSeconds).toEqual({ questions: 4, offers: 20 })
  const patient = readConfig({ QUESTIONS_SECONDS: '9', OFFERS_SECONDS: '90' })
  expect(patient.carrierSeconds).toEqual({ questions: 9, offers: 90 })
})

test('does not repeat the password of an invalid address', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(/^(?!.*secret).*DATABASE_URL/)
})

test('recognizes the sign-in provider, named by its host unless it has a name (R1)', () => {
  expect(readConfig({}).oidc).toBeUndefined()
  const env = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  expect(readConfig(env).oidc).toMatchObject({ clientId: 'a', clientSecret: 'b', name: 'id.example', only: false })
  expect(readConfig({ ...env, OIDC_NAME: 'Acme', OIDC_ONLY: 'yes' }).oidc).toMatchObject({ name: 'Acme', only: true })
})

test('counts an office of thirty as one address, and trusts no proxy that is not named (case M11, P2)', () => {
  expect(readConfig({})).toMatchObject({
    callsPerMinute: { signIns: 10, lookups: 30, quotes: 30 },
    requestsPerMinute: 3000,
    busyAfterMs: 100,
    trustProxy: false,
  })
  expect(readConfig({ TRUST_PROXY: 'yes' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toEqual(['10.0.0.0/8'])
})

test('reads every setting that the reference lists, and no other', () => {
  const read = new Set<string>()
  readConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          read.add(String(name))
          return undefined
        },
      },
    ),
  )
  expect([...read].sort()).toEqual(
    Object.values(settings)
      .map(({ name }) => name)
      .sort(),
  )
})

test('reads each setting that its reference describes', () => {
  const describedNames = Object.values(settingSections).flatMap((section) => Object.keys(section))
  expect(Object.keys(settings).sort()).toEqual(describedNames.sort())
})
