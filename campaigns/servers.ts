import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { type Running, run } from '../e2e/harness/process.ts'
import { freePort } from '../scripts/free-port.ts'
import { option } from '../scripts/option.ts'
import { hasBalancer, startBalancer } from './parts/balancer.ts'
import { report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

/** Three servers behind a load balancer on one PostgreSQL; every few seconds one of them is killed under load. */
export async function killServersInTurn({ kills, people }: { kills: number; people: number }) {
  const tally = emptyTally()
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-servers-'))
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'database'), maxConnections: 120 })
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'files'),
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'yes',
    REQUESTS_PER_MINUTE: '1000000',
    QUOTES_PER_MINUTE: '100000',
    LOOKUPS_PER_MINUTE: '100000',
  }
  const ports = [await freePort(4310), await freePort(4320), await freePort(4330)] as const
  const start = (port: number): Promise<Running> =>
    run('apps/server/src/main.ts', { ...env, PORT: String(port) }, [/Coverwright is running/])
  const [one, two, three] = ports
  const servers: Running[] = []
  let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined
  try {
    for (const port of ports) servers.push(await start(port))
    const addresses = [`127.0.0.1:${one}`, `127.0.0.1:${two}`, `127.0.0.1:${three}`] as const
    balancer = await startBalancer(await freePort(4300), addresses)
    const { url } = balancer
    const savers = await createSavers(people, () => url, tally)
    let over = false
    const working = savers.map((saver) => saver.run(() => over, 20))
    for (let kill = 0; kill < kills; kill++) {
      await wait(2_000 + Math.random() * 2_000)
      const at = kill % ports.length
      await servers[at]?.kill()
      servers[at] = await start(ports[at] ?? 0)
    }
    over = true
    await Promise.all(working)
    for (const saver of savers) await saver.verify()
  } finally {
    await balancer?.stop()
    for (const server of servers) await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return tally
}

if (import.meta.main) {
  if (!hasBalancer()) throw new Error('HAProxy is not here: as root, apt-get install haproxy')
  const kills = option('kills', 30)
  const tally = await killServersInTurn({ kills, people: option('people', 20) })
  report(`Three servers behind HAProxy, one killed every few seconds, ${kills} times`, tally, {
    'failed once, mended by one retry': tally.mended,
    'failed twice in a row': tally.failedTwice,
  })
  // Users notice what one retry does not repair.
  if (tally.failedTwice > 0) process.exitCode = 1
}
