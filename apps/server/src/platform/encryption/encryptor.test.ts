import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createEncryptor, keyName } from './encryptor.ts'
import { addKeyToFile, readSecretKeys } from './secret-key.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('encrypted text can be decrypted for its owner with the key, and for nobody else (case P3)', () => {
  const encryptor = createEncryptor(randomBytes(32))
  const encryptedValue = encryptor.encrypt('36-1234567', 'quote-1')
  expect(encryptor.decrypt(encryptedValue, 'quote-1')).toBe('36-1234567')
  expect(() => encryptor.decrypt(encryptedValue, 'quote-2')).toThrow()
  expect(() => createEncryptor(randomBytes(32)).decrypt(encryptedValue, 'quote-1')).toThrow()
  const [, name, box = ''] = encryptedValue.$sealed.split('.')
  const flippedBytes = Buffer.from(box, 'base64')
  flippedBytes.writeUInt8(flippedBytes.readUInt8(30) ^ 1, 30)
  expect(() => encryptor.decrypt({ $sealed: `v2.${name}.${flippedBytes.toString('base64')}` }, 'quote-1')).toThrow()
})

test('encrypting twice differs, the hash for matching does not', () => {
  const encryptor = createEncryptor(randomBytes(32))
  const [one, two] = [encryptor.encrypt('36-1234567', 'q'), encryptor.encrypt('361234567', 'q')]
  expect(one.$sealed).not.toBe(two.$sealed)
  expect(one.hash).toBe(two.hash)
  expect(createEncryptor(randomBytes(32)).hashOf('36-1234567')).not.toBe(one.hash)
})

test('after a rotation the new key encrypts, the old one still decrypts, and hashed values are still found (A3)', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)]
  const before = createEncryptor(old).encrypt('36-1234567', 'q')
  const rotatedEncryptor = createEncryptor(fresh, old)
  expect(rotatedEncryptor.decrypt(before, 'q')).toBe('36-1234567')
  expect(rotatedEncryptor.isOutdated(before)).toBe(true)
  expect(rotatedEncryptor.hashesOf('361234567')).toContain(before.hash)
  const after = rotatedEncryptor.encrypt('36-1234567', 'q')
  expect(after.$sealed).toMatch(new RegExp(`^v2\\.${keyName(fresh)}\\.`))
  expect(rotatedEncryptor.isOutdated(after)).toBe(false)
  expect(() => createEncryptor(old).decrypt(after, 'q')).toThrow('an unknown key')
  expect(createEncryptor(fresh).decrypt(after, 'q')).toBe('36-1234567')
})

test('text encrypted before keys had names is decrypted by whichever key it was', () => {
  const [old, fresh] = [randomBytes(32), randomBytes(32)]
  const { $sealed } = createEncryptor(old).encrypt('36-1234567', 'q')
  const unnamedValue = { $sealed: $sealed.replace(/^v2\.[0-9a-f]+\./, 'v1.') }
  expect(createEncryptor(fresh, old).decrypt(unnamedValue, 'q')).toBe('36-1234567')
  expect(createEncryptor(fresh, old).isOutdated(unnamedValue)).toBe(true)
  expect(() => createEncryptor(fresh).decrypt(unnamedValue, 'q')).toThrow('an unknown key')
})

const base64 = (keys: readonly Buffer[]) => keys.map((key) => key.toString('base64'))

test('the key file is created once, readable by its owner only', () => {
  const keys = readSecretKeys({ folder })
  expect(readSecretKeys({ folder })).toEqual(keys)
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(path.join(folder, 'secret.key'), 'utf8').trim()).toBe(base64(keys).join())
})

test('a rotation puts a new key before those of the file', () => {
  const before = readSecretKeys({ folder })
  addKeyToFile(folder)
  const after = readSecretKeys({ folder })
  expect(base64(after.slice(1))).toEqual(base64(before))
  expect(base64(before)).not.toContain(after[0].toString('base64'))
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(existsSync(path.join(folder, 'secret.key.new'))).toBe(false)
})

test('configured keys take precedence, the first one first; a broken one stops the start without being printed', () => {
  const keys = base64([randomBytes(32), randomBytes(32)])
  expect(base64(readSecretKeys({ configured: keys.join(', '), folder }))).toEqual(keys)
  const readBroken = () => readSecretKeys({ configured: `${keys[0]},c2hvcnQ=`, folder })
  expect(readBroken).toThrow('ENCRYPTION_KEY is not a list of keys')
  expect(readBroken).not.toThrow('c2hvcnQ')
  writeFileSync(path.join(folder, 'secret.key'), '')
  expect(() => readSecretKeys({ folder })).toThrow('secret.key is not a list of keys')
})
