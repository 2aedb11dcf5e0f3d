import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Running, run } from '../e2e/harness/process.ts'
import { freePort } from '../scripts/free-port.ts'
import { option } from '../scripts/option.ts'
import { type DatabaseCluster, missingPackages, startCluster } from './parts/database-cluster.ts'
import type { DatabaseNode } from './parts/database-node.ts'
import { watchGaps } from './parts/gaps.ts'
import { report, say } from './parts/report.ts'
import { createSaver, emptyTally, type Saver } from './parts/savers.ts'

type Kind = 'killed' | 'cut off and killed' | 'frozen'

const cutOffMs = 700

function kindOf(round: number, kills: number): Kind {
  if (round >= kills) return 'frozen'
  return round % 2 === 0 ? 'killed' : 'cut off and killed'
}

/**
 * During saves, the primary of a three-node database is killed, every other time after losing its standbys, or frozen
 * until another node leads.
 */
export async function losePrimaries({ kills, freezes, people }: Record<'kills' | 'freezes' | 'people', number>) {
  const tally = emptyTally()
  const gaps: { readonly kind: Kind; readonly ms: number }[] = []
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-cluster-files-'))
  const cluster = await startCluster()
  const servers: Running[] = []
  try {
    const urls: string[] = []
    for (const wantedPort of [4440, 4441]) {
      const port = await freePort(wantedPort)
      servers.push(await startServer(port, cluster.url, folder))
      urls.push(`http://127.0.0.1:${port}`)
    }
    const savers: Saver[] = []
    while (savers.length < people) {
      const url = urls[savers.length % urls.length] ?? ''
      savers.push(await createSaver(() => url, tally))
    }
    for (let round = 0; round < kills + freezes; round++) {
      const kind = kindOf(round, kills)
      let over = false
      const working = savers.map((saver) => saver.run(() => over, 20, true))
      const acknowledgedCount = () => tally.acknowledged
      const longest = watchGaps(acknowledgedCount)
      await wait(1_000 + Math.random() * 2_000)
      await lose(cluster, kind, acknowledgedCount)
      // Waits until the lost node follows again, still under load.
      await cluster.whole()
      await wait(1_000)
      gaps.push({ kind, ms: longest() })
      over = true
      await Promise.all(working)
      for (const saver of savers) await saver.verify()
      say(
        `Round ${round + 1}: primary ${kind}, ${Math.round(gaps.at(-1)?.ms ?? 0)} ms without a save, ${tally.lost} lost`,
      )
    }
    // The servers' log lines about refusals that nobody should see.
    if (tally.refused.size > 0) for (const server of servers) say(server.output().slice(-20_000))
  } finally {
    for (const server of servers) await server.stop()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { tally, gaps }
}

const startServer = (port: number, databaseUrl: string, folder: string): Promise<Running> =>
  run(
    'apps/server/src/main.ts',
    {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, String(port)),
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '1000000',
      QUOTES_PER_MINUTE: '100000',
      LOOKUPS_PER_MINUTE: '100000',
    },
    [/Coverwright is running/],
  )

/** Takes the primary away, waits until another one leads and saves are acknowledged, and brings it back. */
async function lose(cluster: DatabaseCluster, kind: Kind, acknowledged: () => number): Promise<void> {
  const lostPrimary = await cluster.primary()
  if (!lostPrimary) throw new Error('Nobody leads')
  if (kind === 'cut off and killed') {
    lostPrimary.cutOff()
    // No other node would have what it acknowledged in the meantime.
    await wait(cutOffMs)
  }
  if (kind === 'frozen') lostPrimary.freeze()
  else await lostPrimary.kill()
  await otherPrimary(cluster, lostPrimary)
  const before = acknowledged()
  await until('nothing is saved after the failover', async () => acknowledged() > before + 20)
  if (kind === 'frozen') lostPrimary.wake()
  else lostPrimary.start()
}

const otherPrimary = (cluster: DatabaseCluster, lost: DatabaseNode): Promise<void> =>
  until('nobody took over', async () => {
    const primary = await cluster.primary()
    return primary !== undefined && primary !== lost
  })

async function until(failure: string, isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > 120_000) throw new Error(`After two minutes ${failure}`)
    await wait(100)
  }
}

if (import.meta.main) {
  const missing = missingPackages()
  if (missing.length > 0) say(`Skipped: as root, apt-get install ${missing.join(' ')}`)
  else {
    const kills = option('kills', 4)
    const freezes = option('freezes', 1)
    const { tally, gaps } = await losePrimaries({ kills, freezes, people: option('people', 10) })
    const most = (isFrozen: boolean) =>
      Math.round(Math.max(0, ...gaps.filter(({ kind }) => (kind === 'frozen') === isFrozen).map(({ ms }) => ms)))
    report(`Three database nodes, the primary killed ${kills} times and frozen ${freezes} times`, tally, {
      'longest gap in ms, killed / frozen': `${most(false)} / ${most(true)}`,
      'slowest refusal in milliseconds': Math.round(Math.max(0, ...tally.waited)),
    })
  }
}
