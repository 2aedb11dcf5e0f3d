import { existsSync } from 'node:fs'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { loadInsurers } from '../features/1-foundation/carriers/load-insurers.ts'
import { createDatabase, createPool } from '../platform/database/database.ts'
import { databaseState } from '../platform/database/database-state.ts'
import { databaseTime, refuseWrongClock } from '../platform/database/database-time.ts'
import { migrateUp } from '../platform/database/migrate.ts'
import { remarkOn } from '../platform/database/postgres-version.ts'
import { whyNotReached } from '../platform/database/why-not-reached.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { errorCode } from '../platform/errors/system-error.ts'
import type { Log } from '../platform/log/log.ts'
import { startTelemetry } from '../platform/telemetry/start-telemetry.ts'
import { createServer } from './create-server.ts'

/** Stops one thing that was started. */
export type Stop = () => Promise<unknown>

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`)

/** Starts one thing after the other; each adds how to stop it, and they are stopped in reverse order. */
export async function runServer(config: Config, log: Log, databaseUrl: string, stops: Stop[]): Promise<void> {
  loadInsurers(config.insurers)
  const pool = createPool({
    url: databaseUrl,
    max: 20,
    onError: (error) => {
      // While stopping (nothing is left to stop), the database closes connections that we have just released.
      if (stops.length > 0) log.warn({ code: errorCode(error) }, 'database connection lost')
    },
  })
  stops.push(() => pool.end())
  await migrateUp(pool).catch((error) => refuseUnreachable(error, config))
  const { metrics, ...telemetry } = await startTelemetry(config, pool)
  stops.push(telemetry.stop)
  await compareClocks(pool)
  await logVersion(pool, log)
  const server = await createServer(config, { pool, log, metrics })
  stops.push(server.stop)
  if (metrics) {
    const { addBusinessMetrics } = await import('../features/7-operating/console/figures/business-metrics.ts')
    addBusinessMetrics(metrics.registry, server.services)
  }
  await server.registerKeys()
  void server.prepareDocuments()
  stops.push(await server.startJobs())
  await server.resume()
  stops.push(() => server.app.close())
  await server.app.listen(addressOf(config)).catch((error) => refuseBusyPort(error, config))
  // Tells the process that started us that an exit from now on is unexpected.
  process.send?.('running')

  say(`Coverwright is running: ${config.publicUrl.origin}`)
  say(
    config.databaseUrl ? 'Data is stored in the database of DATABASE_URL.' : `Data is stored in ${config.dataFolder}.`,
  )
  for (const sentence of keptHere(config)) say(sentence)
  if (!config.mail) say(`Mail is not sent; read it at ${config.publicUrl.origin}/outbox.`)
  if (!existsSync(server.services.webFolder)) say('The web app is not built, so only the API answers.')
}

/** State of this machine only, while others may share the database. */
function keptHere({ databaseUrl, documentsUrl, encryptionKey, dataFolder }: Config): readonly string[] {
  if (databaseUrl === undefined) return []
  const missing = [
    ...(documentsUrl === undefined ? ['documents (DOCUMENTS_URL, unless servers share the folder)'] : []),
    ...(encryptionKey === undefined ? ['the encryption keys (ENCRYPTION_KEY)'] : []),
  ]
  if (missing.length === 0) return []
  return [
    `Stored only on this machine, in ${dataFolder}: ${missing.join(', ')}. Set these before starting a second server.`,
  ]
}

/** The running minor version of PostgreSQL, and whether there is a newer one. */
async function logVersion(pool: Pool, log: Log): Promise<void> {
  const { version } = await databaseState(pool)
  log.info({ postgres: `${version.major}.${version.minor}` }, 'database')
  const remark = remarkOn(version)
  if (remark) log.warn(remark)
}

async function compareClocks(pool: Pool): Promise<void> {
  const before = new Date()
  const databaseNow = await databaseTime(createDatabase(pool))
  refuseWrongClock({ before, after: new Date() }, databaseNow)
}

function refuseUnreachable(error: unknown, { databaseUrl }: Config): never {
  // The embedded database shares our clock.
  if (error instanceof StartupError || databaseUrl === undefined) throw error
  throw new StartupError(whyNotReached(error))
}

/** With a shared port a new server takes requests before the old one ends. */
const addressOf = ({ host, port, sharePort }: Config) => ({ host, port, ...(sharePort ? { reusePort: true } : {}) })

function refuseBusyPort(error: unknown, { host, port }: Config): never {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') {
    throw new StartupError(
      `Port ${port} is in use by another program: stop it, or choose another port, as in PORT=${port + 10} npm start.`,
    )
  }
  if (code === 'EACCES')
    throw new StartupError(`Port ${port} cannot be opened by this user: choose one above 1023 with PORT.`)
  throw new StartupError(`The address ${host}:${port} cannot be opened (${code}): check HOST and PORT.`)
}
