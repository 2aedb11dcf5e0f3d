import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../../platform/errors/startup-error.ts'
import { errorCode } from '../../platform/errors/system-error.ts'

const keyLength = 32

/**
 * The key that seals tax numbers: the configured one (base64 of 32 bytes), else the one in the data folder, made at
 * the first start. Whoever loses it loses those numbers, so servers that share a database must share it.
 */
export function readSecretKey({ configured, folder }: { configured?: string | undefined; folder: string }): Buffer {
  if (configured !== undefined) return checked(configured, 'ENCRYPTION_KEY')
  const file = path.join(folder, 'secret.key')
  try {
    return checked(readFileSync(file, 'utf8'), file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const key = randomBytes(keyLength)
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

function checked(text: string, name: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length === keyLength) return key
  throw new StartupError(`${name} does not hold a key: it must be ${keyLength} bytes in base64.`)
}
