import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readConfig } from '../apps/server/src/config.ts'
import { StartupError } from '../apps/server/src/platform/errors/startup-error.ts'
import { buildWeb } from './build-web.ts'
import { freePort } from './free-port.ts'
import { inRoot } from './project.ts'

const longestPauseMs = 30_000

/** A second Ctrl-C within this time is the first one again: the terminal and npm both pass it on. */
const sameKeystrokeMs = 1_000

const children = new Set<ChildProcess>()
let stoppingSince = 0

function startChild(program: string, env: Record<string, string>, onExit: (how: string, code: number) => void): void {
  const child = spawn(process.execPath, ['--import', inRoot('scripts/end-with-parent.ts'), inRoot(program)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of their own, so that a Ctrl-C reaches them once, through us, and they can finish what is in flight.
    detached: true,
  })
  children.add(child)
  child.once('exit', (code, signal) => {
    children.delete(child)
    if (stoppingSince === 0) onExit(signal ?? `exit code ${code}`, code ?? 1)
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
  startChild('apps/sample-carriers/src/main.ts', { PORT: String(port), HOST: '127.0.0.1' }, (how) => {
    // One that ran well for a while starts again soon; one that keeps falling waits longer each time.
    const pause = Date.now() - startedAt > longestPauseMs ? 1_000 : pauseMs
    process.stderr.write(`The sample carriers ended (${how}); they start again in ${pause / 1_000} s.\n`)
    setTimeout(() => {
      if (stoppingSince === 0) startCarriers(port, Math.min(pause * 2, longestPauseMs))
    }, pause).unref()
  })
}

function startServer(env: Record<string, string>): void {
  startChild('apps/server/src/main.ts', { LOG_LEVEL: process.env.LOG_LEVEL || 'warn', ...env }, (how, code) => {
    // With exit code 1 the server has said why itself.
    if (code !== 1 || how.startsWith('SIG')) process.stderr.write(`The server ended unexpectedly (${how}).\n`)
    stop(1)
  })
}

async function start(): Promise<void> {
  const { port } = readConfig()
  if (!buildWeb()) throw new StartupError('The web app could not be built: see above.')
  const samples = existsSync(inRoot('apps/sample-carriers/src/main.ts')) && !process.env.CARRIERS_URL
  const carriersPort = samples ? await freePort(port + 1) : 0
  if (samples) startCarriers(carriersPort)
  // Sample firms go with sample insurers; where real ones answer there are none, unless somebody wants them.
  const withSamples = {
    CARRIERS_URL: `http://127.0.0.1:${carriersPort}`,
    SAMPLE_FIRMS: process.env.SAMPLE_FIRMS || 'yes',
    STAFF_FILE: process.env.STAFF_FILE || inRoot('packages/catalogue/src/staff/sample-staff.json'),
  }
  startServer(samples ? withSamples : {})
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

try {
  await start()
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${String(error)}\n`)
  stop(1)
}
