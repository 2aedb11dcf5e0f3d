import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { isReplaceable, replaceFile } from '../../../../platform/replace-file.ts'

/** A site's file as it lies in the folder. */
export type FoundFile = { readonly text: string; readonly changedAt: Date }

/** Undefined where there is none, or where it cannot be read: the check says why. */
export async function readFileIn(folder: string, file: string): Promise<FoundFile | undefined> {
  const place = path.join(folder, file)
  try {
    const { mtime } = await stat(place)
    return { text: await readFile(place, 'utf8'), changedAt: mtime }
  } catch {
    return undefined
  }
}

/** Refuses where the folder is not to be written to: then the file is deployed. */
export async function writeFileIn(folder: string, file: string, text: string): Promise<void> {
  const place = path.join(folder, file)
  if (!(await isReplaceable(place))) throw readOnly()
  await replaceFile(place, text).catch((cause: unknown) => {
    throw readOnly(cause)
  })
}

const readOnly = (cause?: unknown): AppError =>
  new AppError(409, 'file.read_only', 'This server may not write the file. Download it and deploy it.', { cause })
