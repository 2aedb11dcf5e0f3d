import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { errorCode } from '../../../platform/errors/system-error.ts'

/** A file of the backup by its path inside, with what tells whether it is as it was written. */
const StoredFile = Type.Object({ file: Type.String(), bytes: Type.Integer(), sha256: Type.String() })
export type StoredFile = Static<typeof StoredFile>

const Table = Type.Intersect([
  StoredFile,
  Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), rows: Type.Integer() }),
])
export type Table = Static<typeof Table>

const Manifest = Type.Object({
  format: Type.Literal(1),
  /** The version of the product. */
  product: Type.String(),
  taken_at: Type.String(),
  migrations: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String(), checksum: Type.String() })),
  tables: Type.Array(Table),
  /** Work that was waiting. */
  jobs: Type.Optional(StoredFile),
  documents: Type.Object({
    /** `bucket`: they are in the store of DOCUMENTS_URL, which has backups of its own. */
    in: Type.Union([Type.Literal('backup'), Type.Literal('bucket')]),
    files: Type.Array(StoredFile),
    /** Listed in the database and not found where they should lie. */
    lost: Type.Array(Type.String()),
  }),
  /** The key file of the data folder; absent where the keys are configured by environment. */
  keys: Type.Optional(StoredFile),
})
export type Manifest = Static<typeof Manifest>

export const manifestFile = 'manifest.json'

export async function readManifest(folder: string): Promise<Manifest> {
  const noBackup = new StartupError(`${folder} is not a complete backup: it has no readable ${manifestFile}.`)
  let text: string
  try {
    text = await readFile(path.join(folder, manifestFile), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') throw noBackup
    throw error
  }
  const manifest = parseJson(text)
  if (!Value.Check(Manifest, manifest)) throw noBackup
  return manifest
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
