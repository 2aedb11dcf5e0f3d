import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readConfig } from '../apps/server/src/config.ts'
import { StartupError } from '../apps/server/src/platform/errors/startup-error.ts'
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { freePort } from './free-port.ts'
import { nodeFlags } from './node-flags.ts'
import { inRoot } from './project.ts'

const serverProgram = 'apps/server/dist/main.js'
const carriersProgram = 'apps/sample-carriers/dist/main.js'

const longestPauseMs = 30_000
/** People wait for the server. */
const shortestPauseMs = 250
const longestServerPauseMs = 5_000

/** A second Ctrl-C within this time is the first one again: the terminal and npm both pass it on. */
const sameKeystrokeMs = 1_000

const children = new Set<ChildProcess>()
let stoppingSince = 0

/** How a program ended; `wasRunning`: it had told us before that it was. */
type End = { readonly how: string; readonly code: number; readonly wasRunning: boolean }

function startChild(program: string, env: Record<string, string>, onExit: (end: End) => void): void {
  const child = spawn(process.execPath, [...nodeFlags, inRoot(program)], {
    // Modules are compiled once: the second start takes half the time.
    env: { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'), ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of their own, so that a Ctrl-C reaches them once, through us, and they can finish what is in flight.
    detached: true,
  })
  children.add(child)
  let wasRunning = false
  child.once('message', () => {
    wasRunning = true
  })
  child.once('exit', (code, signal) => {
    children.delete(child)
    if (stoppingSince === 0) onExit({ how: signal ?? `exit code ${code}`, code: code ?? 1, wasRunning })
  })
}

function stop(exitCode: number): void {
  if (stoppingSince > 0) {
    if (Date.now() - stoppingSince > sameKeystrokeMs) for (const child of children) child.kill('SIGKILL')
    return
  }
  stoppingSince = Date.now()
  process.exitCode = exitCode
  for (const child of children) child.kill('SIGTERM')
}

function startCarriers(port: number, pauseMs = 1_000): void {
  const startedAt = Date.now()
  startChild(carriersProgram, { PORT: String(port), HOST: '127.0.0.1' }, ({ how }) => {
    // One that ran well for a while starts again soon; one that keeps falling waits longer each time.
    const pause = Date.now() - startedAt > longestPauseMs ? 1_000 : pauseMs
    process.stderr.write(`The sample carriers ended (${how}); they start again in ${pause / 1_000} s.\n`)
    setTimeout(() => {
      if (stoppingSince === 0) startCarriers(port, Math.min(pause * 2, longestPauseMs))
    }, pause).unref()
  })
}

/** Starts the server, and again whenever it dies; but not when it says at its first start why it cannot. */
function startServer(env: Record<string, string>, hasRun = false, pauseMs = shortestPauseMs): void {
  const startedAt = performance.now()
  startChild(serverProgram, { LOG_LEVEL: process.env.LOG_LEVEL || 'warn', ...env }, ({ how, code, wasRunning }) => {
    const isDeath = how.startsWith('SIG')
    // With exit code 0 it was told to end.
    if (code === 0 || (!hasRun && !wasRunning && !isDeath)) {
      if (code !== 1) process.stderr.write(`The server ended unexpectedly (${how}).\n`)
      return stop(1)
    }
    const pause = performance.now() - startedAt > longestPauseMs ? shortestPauseMs : pauseMs
    process.stderr.write(`The server ended unexpectedly (${how}); it starts again in ${pause / 1_000} s.\n`)
    setTimeout(() => {
      if (stoppingSince > 0) return
      startServer(env, hasRun || wasRunning, Math.min(pause * 2, longestServerPauseMs))
    }, pause)
  })
}

async function start(): Promise<void> {
  const { port } = readConfig()
  if (!buildWeb()) throw new StartupError('The web app could not be built: see above.')
  if (!buildServer()) throw new StartupError('The server could not be built: see above.')
  const samples = existsSync(inRoot(carriersProgram)) && !process.env.CARRIERS_URL
  const carriersPort = samples ? await freePort(port + 1) : 0
  // Sample firms go with sample insurers; where real ones answer there are none, unless somebody wants them.
  const withSamples = {
    CARRIERS_URL: `http://127.0.0.1:${carriersPort}`,
    SAMPLE_FIRMS: process.env.SAMPLE_FIRMS || 'yes',
    STAFF_FILE: process.env.STAFF_FILE || inRoot('packages/catalogue/src/staff/sample-staff.json'),
  }
  startServer(samples ? withSamples : {})
  if (samples) startCarriers(carriersPort)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

try {
  await start()
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${String(error)}\n`)
  stop(1)
}
