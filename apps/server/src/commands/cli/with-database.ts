import type { Pool } from 'pg'
import type { Config } from '../../config.ts'
import { createPool } from '../../platform/database/database.ts'
import { runningPostgresUrl, startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts'

export type CommandContext = { readonly config: Config; readonly pool: Pool; readonly url: string }

/**
 * Runs `work` with the configured database: that of DATABASE_URL, or the embedded one, which is started for it unless a
 * server runs on it already.
 */
export async function withDatabase<Result>(
  config: Config,
  work: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const url = config.databaseUrl ?? runningPostgresUrl(config.dataFolder)
  if (url !== undefined) return await withPool(config, url, work)
  const postgres = await startEmbeddedPostgres({ folder: config.dataFolder, binaries: config.postgresBinDir })
  try {
    return await withPool(config, postgres.url, work)
  } finally {
    await postgres.stop()
  }
}

async function withPool<Result>(
  config: Config,
  url: string,
  work: (context: CommandContext) => Promise<Result>,
): Promise<Result> {
  const pool = createPool({ url, max: 4 })
  try {
    return await work({ config, pool, url })
  } finally {
    await pool.end()
  }
}
