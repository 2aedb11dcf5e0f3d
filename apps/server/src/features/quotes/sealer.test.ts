import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSealer } from './sealer.ts'
import { readSecretKey } from './secret-key.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is sealed can be opened by its owner with the key, and by nobody else (P3)', () => {
  const sealer = createSealer(randomBytes(32))
  const sealed = sealer.seal('36-1234567', 'quote-1')
  expect(sealer.open(sealed, 'quote-1')).toBe('36-1234567')
  expect(() => sealer.open(sealed, 'quote-2')).toThrow()
  expect(() => createSealer(randomBytes(32)).open(sealed, 'quote-1')).toThrow()
  const flipped = Buffer.from(sealed.$sealed.slice(3), 'base64')
  flipped.writeUInt8(flipped.readUInt8(30) ^ 1, 30)
  expect(() => sealer.open({ ...sealed, $sealed: `v1.${flipped.toString('base64')}` }, 'quote-1')).toThrow()
})

test('sealing twice differs, the hash for matching does not', () => {
  const sealer = createSealer(randomBytes(32))
  const [one, two] = [sealer.seal('36-1234567', 'q'), sealer.seal('361234567', 'q')]
  expect(one.$sealed).not.toBe(two.$sealed)
  expect(one.hash).toBe(two.hash)
  expect(createSealer(randomBytes(32)).hashOf('36-1234567')).not.toBe(one.hash)
})

test('the key file is made once, for its owner alone', () => {
  const key = readSecretKey({ folder })
  expect(readSecretKey({ folder })).toEqual(key)
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(path.join(folder, 'secret.key'), 'utf8').trim()).toBe(key.toString('base64'))
})

test('a configured key wins; a broken one stops the start without being told', () => {
  const configured = randomBytes(32).toString('base64')
  expect(readSecretKey({ configured, folder }).toString('base64')).toBe(configured)
  expect(() => readSecretKey({ configured: 'c2hvcnQ=', folder })).toThrow('ENCRYPTION_KEY does not hold a key')
  writeFileSync(path.join(folder, 'secret.key'), '')
  expect(() => readSecretKey({ folder })).toThrow('secret.key does not hold a key')
})
