import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { errorCode } from '../../../platform/errors/system-error.ts'
import type { StoredFile } from './manifest.ts'

type Bytes = AsyncIterable<Buffer>

/** Writes a file of a backup for this user only, and waits until the disk has it. */
export async function storeFile(folder: string, file: string, bytes: Bytes): Promise<StoredFile> {
  const place = path.join(folder, file)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let count = 0
  const countBytes = async function* (chunks: Bytes) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      count += chunk.length
      yield chunk
    }
  }
  await pipeline(Readable.from(countBytes(bytes)), createWriteStream(place, { mode: 0o600, flags: 'wx', flush: true }))
  await syncFolder(path.dirname(place))
  return { file, bytes: count, sha256: hash.digest('hex') }
}

export const storeText = (folder: string, file: string, text: string): Promise<StoredFile> =>
  storeFile(folder, file, Readable.from([Buffer.from(text)]))

/** Refuses a file that is not there, or not as it was written. */
export async function checkFile(folder: string, { file, bytes, sha256 }: StoredFile): Promise<void> {
  const place = path.join(folder, file)
  if (!place.startsWith(path.join(folder, path.sep))) throw damagedBackup(folder, file)
  try {
    if ((await stat(place)).size !== bytes) throw damagedBackup(folder, file)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(place)) hash.update(chunk)
    if (hash.digest('hex') !== sha256) throw damagedBackup(folder, file)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw damagedBackup(folder, file)
    throw error
  }
}

const damagedBackup = (folder: string, file: string): StartupError =>
  new StartupError(`The backup in ${folder} is damaged: ${file} is missing or was changed. Nothing was restored.`)

/** What a folder lists survives a power cut only once the folder is written too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
