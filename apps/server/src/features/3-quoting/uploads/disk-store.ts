import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../platform/errors/system-error.ts'
import type { ObjectStore } from './object-store.ts'

/** Files in a folder of this machine, for this user only. Keys are UUIDs; anything else is a bug and refused. */
export function createDiskStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('An object needs a UUID as its key')
    return path.join(folder, key.slice(0, 2), key)
  }
  return {
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
    async put(key, bytes) {
      const place = pathOf(key)
      const firstFolder = await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      if (firstFolder !== undefined) await syncFolder(path.dirname(firstFolder))
      const draft = `${place}.${randomUUID()}.part`
      try {
        await writeDurably(draft, bytes)
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(path.dirname(place))
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function writeDurably(place: string, bytes: Buffer): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new file or folder survives a power cut only once its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
