import { hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { isReplaceable, replaceFile } from '../../../../platform/replace-file.ts'

/** A file of the operator, a site's or that of the staff, as it lies there. */
export type FoundFile = { readonly text: string; readonly changedAt: Date }

/** Identifies a text; empty where there is none. */
export const textHash = (text: string | undefined): string => (text === undefined ? '' : hash('sha256', text))

/** Undefined where there is no file, or where it cannot be read: its check says why. */
export async function readOperatorFile(file: string): Promise<FoundFile | undefined> {
  try {
    const { mtime } = await stat(file)
    return { text: await readFile(file, 'utf8'), changedAt: mtime }
  } catch {
    return undefined
  }
}

/** Refuses where this server may not write: then the file is deployed. */
export async function writeOperatorFile(file: string, text: string): Promise<void> {
  if (!(await isReplaceable(file))) throw readOnly()
  await replaceFile(file, text).catch((cause: unknown) => {
    throw readOnly(cause)
  })
}

const readOnly = (cause?: unknown): AppError =>
  new AppError(409, 'file.read_only', 'This server may not write the file. Download and deploy it.', { cause })
