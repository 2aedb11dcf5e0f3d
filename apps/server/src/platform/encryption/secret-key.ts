import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { StartupError } from '../errors/startup-error.ts'
import { errorCode } from '../errors/system-error.ts'
import type { KeyRing } from './key-ring.ts'

const keyLength = 32

type Place = { configured?: string | undefined; folder: string }

export const keyFile = (folder: string): string => path.join(folder, 'secret.key')

/** A new key in its written form: base64 of 32 random bytes. */
export const newKey = (): string => randomBytes(keyLength).toString('base64')

/**
 * The keys that encrypt sensitive answers: the configured ones (each base64 of 32 bytes, separated by commas), else
 * those in the data folder, one a line; the first is created at the first start. Without its key a text is lost, so
 * servers that share a database must share their keys.
 */
export function readSecretKeys({ configured, folder }: Place): KeyRing {
  if (configured !== undefined) return parseKeyRing(configured, 'ENCRYPTION_KEY')
  const file = keyFile(folder)
  try {
    return parseKeyRing(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const key = newKey()
  // A link, since an existing file must not be replaced.
  keepDurably(folder, `${key}\n`, linkSync)
  return parseKeyRing(key, file)
}

/** Puts a new key before those of the data folder. The old keys survive, even if the machine stops during the write. */
export function addKeyToFile(folder: string): void {
  const file = keyFile(folder)
  const before = readFileSync(file, 'utf8')
  parseKeyRing(before, file)
  keepDurably(folder, `${newKey()}\n${before}`, renameSync)
}

/** Data encrypted with it is stored within a second, so the key must survive a power cut. */
function keepDurably(folder: string, text: string, place: (draft: string, file: string) => void): void {
  const draft = `${keyFile(folder)}.${process.pid}.new`
  const handle = openSync(draft, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    place(draft, keyFile(folder))
  } finally {
    rmSync(draft, { force: true })
  }
  const parent = openSync(folder, 'r')
  fsyncSync(parent)
  closeSync(parent)
}

function parseKeyRing(text: string, name: string): KeyRing {
  const [first, ...older] = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((each) => Buffer.from(each, 'base64'))
  if (first && [first, ...older].every(({ length }) => length === keyLength)) return [first, ...older]
  throw new StartupError(
    `${name} is not a list of keys: each must be ${keyLength} bytes in base64, separated by commas.`,
  )
}
