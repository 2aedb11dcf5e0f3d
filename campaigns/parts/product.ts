import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Running, run } from '../../e2e/harness/process.ts'
import { limits } from '../../e2e/harness/product.ts'
import { buildServer } from '../../scripts/build-server.ts'
import { freePort } from '../../scripts/free-port.ts'

const eventsSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

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
    /** Starts it again on the same port and data folder, unless it runs. */
    readonly start: () => Promise<void>
  }
  /** Where the sample insurers answer. */
  readonly carriersUrl: string
  readonly stop: () => Promise<void>
}

/**
 * Server and sample insurers as separate processes, for campaigns that break one of them.
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
      ...{ PORT: String(carriersPort), EVENTS_URL: `http://127.0.0.1:${port}/api/v1` },
      EVENTS_SECRET: eventsSecret,
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
        if (!server.isRunning()) server = await startServer()
      },
    },
    carriersUrl,
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

/** Runs a campaign on a product of its own, or on more that was started for it, and stops that. */
export async function runOn<Stage extends { readonly stop: () => Promise<void> }, Result>(
  started: Promise<Stage>,
  campaign: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const stage = await started
  try {
    return await campaign(stage)
  } finally {
    await stage.stop()
  }
}
