import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../../e2e/harness/process.ts'
import { freePort } from '../../scripts/free-port.ts'
import { findPostgres, startPostgres } from '../../scripts/postgres-server.ts'
import { inRoot } from '../../scripts/project.ts'
import { cpuMsOf, cpuMsOfFamily } from './cpu-time.ts'
import { startLoad } from './load.ts'
import type { LoadOrder, Target } from './load-client.ts'
import { fillOne } from './many-quotes.ts'

const { Client } = createRequire(inRoot('apps/server/package.json'))('pg')

/** The address and process of a server. */
export type Listening = { readonly port: number; readonly pid: number }

/** The result of a load. Processor times are per request, in milliseconds. */
export type Measured = {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly server: number
  readonly database: number
}

/**
 * The product and the minimal durable save, each in a process of its own, on one PostgreSQL that commits to disk: a
 * quote of ten kilobytes in one and an empty table in the other, plus a client that sends requests.
 * @param settings of PostgreSQL, by name
 */
export async function startSaveStage(settings: Readonly<Record<string, string>> = {}) {
  const stops: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  const later = <Started extends { stop: () => unknown }>(started: Started): Started => {
    stops.push(() => started.stop())
    return started
  }
  try {
    const binaries = findPostgres()
    if (!binaries) throw new Error('PostgreSQL is not here: as root, apt-get install postgresql')
    const folder = mkdtempSync(path.join(tmpdir(), 'cw-bench-'))
    stops.push(() => rmSync(folder, { recursive: true, force: true }))
    const postgres = later(await startPostgres(binaries, true, settings))
    const databaseOf = (name: string): string => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
    const [bareUrl, productUrl] = [databaseOf('bare'), databaseOf('product')]
    await query(postgres.url, 'create database bare')
    await query(postgres.url, 'create database product')
    await query(bareUrl, 'create table bare (id uuid primary key, data jsonb not null)')
    const port = await freePort(4610)
    const carriersPort = await freePort(port + 1)
    later(await run('apps/sample-carriers/src/main.ts', { PORT: String(carriersPort) }, [/sample insurers answer/]))
    const product = later(
      await run(
        'apps/server/src/main.ts',
        {
          DATABASE_URL: productUrl,
          DATA_DIR: path.join(folder, 'files'),
          ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
          PORT: String(port),
          LOG_LEVEL: 'warn',
          CARRIERS_URL: `http://127.0.0.1:${carriersPort}`,
          // All of them come from one address.
          REQUESTS_PER_MINUTE: '1000000',
          QUOTES_PER_MINUTE: '100000',
          LOOKUPS_PER_MINUTE: '100000',
        },
        [/Coverwright is running/],
      ),
    )
    const bare = later(await run('bench/parts/bare-server.ts', { DATABASE_URL: bareUrl }, [/listening \d+/]))
    const load = later(startLoad())
    return {
      bareUrl,
      productUrl,
      product: { port, pid: product.pid },
      bare: { port: Number(/listening (\d+)/.exec(bare.output())?.[1]), pid: bare.pid },
      quoteId: await fillOne(`http://127.0.0.1:${port}`),
      /** The quote as the product sends it. */
      async read({ path: address, cookie }: Pick<Target, 'path' | 'cookie'>): Promise<Record<string, unknown>> {
        const reply = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { cookie } })
        if (!reply.ok) throw new Error(`${address} was answered ${reply.status}`)
        return (await reply.json()).data
      },
      async measure({ port: at, pid }: Listening, order: Omit<LoadOrder, 'port'>): Promise<Measured> {
        const before = { server: cpuMsOf(pid), database: cpuMsOfFamily(postgres.pid) }
        const { answered, bad, firstBad, p50, p99 } = await load.run({ port: at, ...order })
        if (bad > 0) throw new Error(`${bad} of ${bad + answered} requests failed: ${firstBad}`)
        return {
          rate: answered / (order.ms / 1000),
          p50,
          p99,
          server: (cpuMsOf(pid) - before.server) / answered,
          database: (cpuMsOfFamily(postgres.pid) - before.database) / answered,
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One statement on a connection of its own. */
export async function query(url: string, statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}
