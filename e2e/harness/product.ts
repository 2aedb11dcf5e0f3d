import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildServer } from '../../scripts/build-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type Running, run } from './process.ts'
import { startSink } from './sink.ts'
import { writeSites } from './sites.ts'

const limits = {
  REQUESTS_PER_MINUTE: '100000',
  SIGN_INS_PER_MINUTE: '100000',
  LOOKUPS_PER_MINUTE: '100000',
  QUOTES_PER_MINUTE: '100000',
  DATABASE_URL: '',
  // Machines that run tests are busy; load shedding is tested elsewhere.
  BUSY_AFTER_MS: '60000',
  // Staff sign-ins last for all tests of a process, however much time passes between two of them.
  STAFF_IDLE_MINUTES: '720',
}

/** The secret that the guild, whose page embeds the form, signs with. */
export const guildSecret = 'a secret of the Prairie Bakers Guild'

/** The whole product as `npm start` runs it, on free ports and in a folder of its own. */
export async function startProduct(): Promise<{
  readonly url: string
  /** A page of another origin that embeds the form. */
  readonly partner: string
  /** The folder of its sites. */
  readonly sites: string
  /** The file of the events that its pages sent, one batch a line. */
  readonly events: string
  readonly stop: () => Promise<void>
}> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-e2e-'))
  const sites = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
  writeSites(sites)
  const sink = await startSink()
  const env = {
    ...{ ...limits, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', SAMPLE_CONTROLS: '1' },
    ...{ SITES_DIR: sites, TRACKING_URL: sink.url },
    EMBED_SECRETS: `prairie-bakers:${guildSecret}`,
  }
  const partnersPage = /(http:\S+\/partner)\./
  const product = await run('scripts/start.ts', env, [/Coverwright is running/, partnersPage])
  return {
    url: `http://127.0.0.1:${port}`,
    partner: partnersPage.exec(product.output())?.[1] ?? '',
    sites,
    events: sink.file,
    stop: async () => {
      await product.stop()
      sink.stop()
      for (const each of [folder, sites]) rmSync(each, { recursive: true, force: true })
    },
  }
}

const eventsSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** Faults that the sample insurers can simulate: see apps/sample-carriers/src/http/controls.ts. */
type Control = {
  readonly carrier?: string
  readonly line?: string
  readonly operation?: 'questions' | 'appetite' | 'quotes' | 'quote' | 'domain_scans'
  readonly delay_ms?: number
  readonly fail?: 'status' | 'hang' | 'malformed' | 'drop'
}

export type ProductParts = {
  readonly url: string
  /** The server's data folder. */
  readonly folder: string
  readonly server: {
    /** Sends SIGTERM; resolves when the server has ended. */
    readonly stop: () => Promise<void>
    readonly output: () => string
    readonly pid: () => number
    /** kill -9 of the server alone. PostgreSQL notices and stops. */
    readonly kill: () => Promise<void>
    /** kill -9 of the server and of PostgreSQL. */
    readonly killAll: () => Promise<void>
    /** Starts it again on the same port and data folder. */
    readonly start: () => Promise<void>
  }
  readonly carriers: {
    readonly url: string
    readonly disturb: (control: Control) => Promise<void>
    readonly clearFaults: () => Promise<void>
  }
  /** Undoes what a test broke: clears the insurers' faults and restarts the server. */
  readonly restore: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Server and sample insurers as separate processes, for tests that break one of them.
 * @param settings of the server that differ from the usual ones
 */
export async function startParts(settings: Readonly<Record<string, string>> = {}): Promise<ProductParts> {
  // A built server starts in half the time, and it is what operators run.
  if (!(await buildServer())) throw new Error('The server could not be built: see above.')
  const port = await freePort()
  const carriersPort = await freePort(port + 1)
  const folder = settings.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'cw-e2e-'))
  const carriersUrl = `http://127.0.0.1:${carriersPort}`
  const carriers = await run(
    'apps/sample-carriers/dist/main.js',
    {
      ...{ PORT: String(carriersPort), SAMPLE_CONTROLS: '1' },
      ...{ EVENTS_URL: `http://127.0.0.1:${port}/api/v1`, EVENTS_SECRET: eventsSecret },
    },
    [/sample insurers answer/],
  )
  const env = {
    ...{ ...limits, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
    ...{ CARRIERS_URL: carriersUrl, CARRIERS_SECRET: eventsSecret },
    ...settings,
  }
  const startServer = (): Promise<Running> => run('apps/server/dist/main.js', env, [/Coverwright is running/])
  let server = await startServer()
  const control = async (init: RequestInit): Promise<void> => {
    const { ok, status } = await fetch(`${carriersUrl}/control`, init)
    if (!ok) throw new Error(`The sample carriers refused a control: ${status}`)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    server: {
      pid: () => server.pid,
      stop: () => server.stop(),
      output: () => server.output(),
      kill: () => server.kill(),
      killAll: async () => {
        const postgres = postmasterOf(folder)
        if (postgres !== undefined) process.kill(postgres, 'SIGKILL')
        await server.kill()
      },
      start: async () => {
        server = await startServer()
      },
    },
    carriers: {
      url: carriersUrl,
      disturb: (fault) =>
        control({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }),
      clearFaults: () => control({ method: 'DELETE' }),
    },
    restore: async () => {
      await control({ method: 'DELETE' })
      if (!server.isRunning()) server = await startServer()
    },
    stop: async () => {
      await server.stop()
      await carriers.stop()
      if (settings.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The process id of the database in a data folder. */
export function postmasterOf(folder: string): number | undefined {
  const file = path.join(folder, 'postgres', 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return Number.isInteger(pid) ? pid : undefined
}
