import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, lstat, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Whether this server may put another file in the place of one. Not where it is a link: that is how a cluster mounts
 * configuration, and the next deployment would bring the old text back.
 */
export async function isReplaceable(file: string): Promise<boolean> {
  const stats = await lstat(file).catch(() => undefined)
  if (stats?.isSymbolicLink()) return false
  return await access(path.dirname(file), constants.W_OK).then(
    () => true,
    () => false,
  )
}

/** Puts a text in the place of a file, so that every reader finds the old text or the new one, whole, also after a crash. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}.draft`)
  const stats = await stat(file).catch(() => undefined)
  try {
    const handle = await open(draft, 'wx', 0o644)
    try {
      await handle.writeFile(text)
      if (stats) await handle.chmod(stats.mode)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  const folder = await open(path.dirname(file), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
