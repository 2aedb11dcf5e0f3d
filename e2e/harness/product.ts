import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildServer } from '../../scripts/build-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type Running, run } from './process.ts'

const limits = {
  REQUESTS_PER_MINUTE: '100000',
  SIGN_INS_PER_MINUTE: '100000',
  LOOKUPS_PER_MINUTE: '100000',
  QUOTES_PER_MINUTE: '100000',
  DATABASE_URL: '',
  // A machine that runs tests is busy, and what that leads to is tested elsewhere.
  BUSY_AFTER_MS: '60000',
  // Staff who signed in stay signed in for all tests of a process, however much time passes between two of them.
  STAFF_IDLE_MINUTES: '720',
}

/** What the guild whose page has the form in it signs with. */
export const guildSecret = 'a secret of the Prairie Bakers Guild'

/** The whole product as `npm start` runs it, on free ports and a folder of its own. */
export async function startProduct(): Promise<{
  readonly url: string
  /** A page of another origin with the form in it. */
  readonly partner: string
  readonly stop: () => Promise<void>
}> {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-e2e-'))
  const env = {
    ...{ ...limits, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', SAMPLE_CONTROLS: '1' },
    EMBED_SECRETS: `prairie-bakers:${guildSecret}`,
  }
  const partnersPage = /(http:\S+\/partner)\./
  const product = await run('scripts/start.ts', env, [/Coverwright is running/, partnersPage])
  return {
    url: `http://127.0.0.1:${port}`,
    partner: partnersPage.exec(product.output())?.[1] ?? '',
    stop: async () => {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const eventsSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** What the sample insurers can be told to do: see apps/sample-carriers/src/http/controls.ts. */
type Control = {
  readonly carrier?: string
  readonly line?: string
  readonly operation?: 'questions' | 'appetite' | 'quotes' | 'quote' | 'domain_scans'
  readonly delay_ms?: number
  readonly fail?: 'status' | 'hang' | 'malformed' | 'drop'
}

export type Parts = {
  readonly url: string
  /** Where the server keeps its data. */
  readonly folder: string
  readonly server: {
    /** Asks it to end; resolves when it has. */
    readonly stop: () => Promise<void>
    readonly output: () => string
    readonly pid: () => number
    /** kill -9 of the server alone. PostgreSQL notices and ends by itself. */
    readonly kill: () => Promise<void>
    /** kill -9 of the server and of PostgreSQL. */
    readonly killAll: () => Promise<void>
    /** Starts it again on the same port and folder. */
    readonly start: () => Promise<void>
  }
  readonly carriers: {
    readonly url: string
    readonly disturb: (control: Control) => Promise<void>
    readonly calm: () => Promise<void>
  }
  /** Undoes what a test broke: the insurers are calm, and the server runs. */
  readonly mend: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Server and sample insurers as separate processes, for tests that break one of them.
 * @param more settings of the server beside the usual ones
 */
export async function startParts(more: Readonly<Record<string, string>> = {}): Promise<Parts> {
  // A built server starts in half the time, and it is what people run.
  if (!(await buildServer())) throw new Error('The server could not be built: see above.')
  const port = await freePort()
  const carriersPort = await freePort(port + 1)
  const folder = more.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'cw-e2e-'))
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
    ...more,
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
      disturb: (what) =>
        control({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      calm: () => control({ method: 'DELETE' }),
    },
    mend: async () => {
      await control({ method: 'DELETE' })
      if (!server.isRunning()) server = await startServer()
    },
    stop: async () => {
      await server.stop()
      await carriers.stop()
      if (more.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The process of the database in a data folder. */
export function postmasterOf(folder: string): number | undefined {
  const file = path.join(folder, 'postgres', 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return Number.isInteger(pid) ? pid : undefined
}
