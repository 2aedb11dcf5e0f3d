import closeWithGrace from 'close-with-grace'
import type { Stop } from './composition/run-server.ts'
import { type Config, readConfig } from './config.ts'
import { readBuildInfo } from './platform/build-info.ts'
import { freeReserveOfFullDisk } from './platform/database/disk-room.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { asStartupError } from './platform/errors/as-startup-error.ts'
import { createLog, type Log } from './platform/log/log.ts'

/** What is not finished by then is abandoned: the supervisor would soon kill the process. */
const longestEndMs = 9_500

async function start(config: Config, log: Log, stops: Stop[]): Promise<void> {
  closeWithGrace({ delay: longestEndMs, logger: undefined }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    await stopAll(stops)
  })
  log.info(readBuildInfo(), 'starting')
  // Loads the server's code while the database starts.
  const [databaseUrl, { runServer }] = await Promise.all([
    config.databaseUrl ?? startDatabase(config, log, stops),
    import('./composition/run-server.ts'),
  ])
  await runServer(config, log, databaseUrl, stops)
}

async function startDatabase(config: Config, log: Log, stops: Stop[]): Promise<string> {
  const { dataFolder: folder, postgresBinDir: binaries } = config
  freeReserveOfFullDisk(folder)
  const postgres = await startEmbeddedPostgres({ folder, binaries, onTrouble: (sentence) => log.error(sentence) })
  stops.push(() => postgres.stop())
  return postgres.url
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop()
}

const stops: Stop[] = []
try {
  const config = readConfig()
  await start(config, createLog(config.logLevel), stops)
} catch (error) {
  await stopAll(stops)
  const refusal = asStartupError(error)
  process.stderr.write(
    refusal
      ? `${refusal.message}\n`
      : `Coverwright could not start: ${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(refusal?.exitCode ?? 1)
}
