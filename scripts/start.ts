import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readConfig } from '../apps/server/src/config.ts'
import { StartupError, tryAgainExitCode } from '../apps/server/src/platform/errors/startup-error.ts'
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { createChildren, watchEnd } from './children.ts'
import { freePort } from './free-port.ts'
import { inRoot } from './project.ts'

const serverProgram = 'apps/server/dist/main.js'
const carriersProgram = 'apps/sample-carriers/dist/main.js'

/** A program that ran this long was healthy: after it ends, the pauses start over. */
const healthyMs = 30_000
const carriersPauses = { shortestMs: 1_000, longestMs: 30_000 }
/** People wait for the server. */
const serverPauses = { shortestMs: 250, longestMs: 5_000 }
/**
 * How often the first start is tried on a machine that is too busy for it. Each attempt gets further than the one
 * before.
 */
const mostFirstStarts = 5

const children = createChildren()
const say = (sentence: string): boolean => process.stderr.write(`${sentence}\n`)

function stop(exitCode: number): void {
  process.exitCode ??= exitCode
  children.stop()
}

async function keepCarriersRunning(port: number, events: Readonly<Record<string, string>>): Promise<void> {
  let pauseMs = carriersPauses.shortestMs
  for (;;) {
    const end = await children.run(carriersProgram, { PORT: String(port), HOST: '127.0.0.1', ...events })
    if (!end) return
    if (end.ranMs > healthyMs) pauseMs = carriersPauses.shortestMs
    say(`The sample insurers ended (${end.how}); they start again in ${pauseMs / 1_000} s.`)
    await children.pause(pauseMs)
    pauseMs = Math.min(pauseMs * 2, carriersPauses.longestMs)
  }
}

/** Starts the server and restarts it whenever it dies, unless it reports on its first start why it cannot run. */
async function keepServerRunning(env: Record<string, string>): Promise<void> {
  let pauseMs = serverPauses.shortestMs
  let hasRun = false
  for (let starts = 1; ; starts++) {
    const end = await children.run(serverProgram, { LOG_LEVEL: process.env.LOG_LEVEL || 'warn', ...env })
    if (!end) return
    const { how, exitCode, wasRunning, ranMs } = end
    hasRun ||= wasRunning
    const isPassing = hasRun || exitCode === undefined || (exitCode === tryAgainExitCode && starts < mostFirstStarts)
    // Exit code 0: somebody stopped the server itself.
    if (exitCode === 0 || !isPassing) {
      if (exitCode === 0) say('The server was told to end.')
      return stop(1)
    }
    if (wasRunning && ranMs > healthyMs) pauseMs = serverPauses.shortestMs
    say(`The server ended unexpectedly (${how}); it starts again in ${pauseMs / 1_000} s.`)
    await children.pause(pauseMs)
    pauseMs = Math.min(pauseMs * 2, serverPauses.longestMs)
  }
}

async function start(): Promise<void> {
  const { port, apiBase, publicUrl } = readConfig()
  if (!(await buildWeb(children.stopping))) return refuse('The web app could not be built: see above.')
  if (!(await buildServer(children.stopping))) return refuse('The server could not be built: see above.')
  const withSamples = existsSync(inRoot(carriersProgram)) && !process.env.CARRIERS_URL
  if (!withSamples) return await keepServerRunning({})
  const carriersPort = await freePort(port + 1)
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const events = {
    EVENTS_URL: `http://127.0.0.1:${port}${apiBase}/v1`,
    EVENTS_SECRET: secret,
    SITE_URL: publicUrl.origin,
  }
  // Sample firms go with sample insurers; with real insurers there are none, unless requested.
  const samples = {
    CARRIERS_URL: `http://127.0.0.1:${carriersPort}`,
    CARRIERS_SECRET: secret,
    SAMPLE_FIRMS: process.env.SAMPLE_FIRMS || 'yes',
    STAFF_FILE: process.env.STAFF_FILE || inRoot('packages/catalogue/src/staff/sample-staff.json'),
  }
  await Promise.all([keepServerRunning(samples), keepCarriersRunning(carriersPort, events)])
}

function refuse(sentence: string): void {
  if (!children.stopping.aborted) throw new StartupError(sentence)
}

watchEnd(() => stop(0))

try {
  await start()
} catch (error) {
  say(error instanceof StartupError ? error.message : String(error))
  stop(1)
}
