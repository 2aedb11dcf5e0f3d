import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { nodeFlags } from '../../scripts/node-flags.ts'
import { inRoot } from '../../scripts/project.ts'

export type Running = {
  readonly pid: number
  /** Everything it has printed. */
  readonly output: () => string
  readonly isRunning: () => boolean
  readonly stop: () => Promise<void>
  /** As a power cut would: nothing is finished or closed. */
  readonly kill: () => Promise<void>
}

/**
 * Runs one of the product's programs. Resolves when it prints `ready`, and rejects with its output if it ends earlier.
 * Output is also appended to the file `E2E_LOG`, which tests in other processes read.
 */
export async function run(program: string, env: Record<string, string>, ready: readonly RegExp[]): Promise<Running> {
  const child = spawn(process.execPath, [...nodeFlags, inRoot(program)], {
    env: { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'), ...process.env, ...env },
    // The channel makes it exit when the test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let output = ''
  const logFile = process.env.E2E_LOG
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (logFile) appendFileSync(logFile, chunk)
      if (ready.every((sign) => sign.test(output))) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${program} ended before it was ready:\n${output}`)))
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
