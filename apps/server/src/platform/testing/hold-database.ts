import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'

// A process for tests to kill: it starts PostgreSQL on the given folder, prints the connection string, and stays.
const [folder = ''] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ folder })
process.stdout.write(`${postgres.url}\n`)
const life = setInterval(() => undefined, 60_000)
process.once('SIGTERM', async () => {
  await postgres.stop()
  clearInterval(life)
})
