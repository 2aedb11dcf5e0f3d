import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeFlags } from './node-flags.ts'
import { inRoot } from './project.ts'

/** A second Ctrl-C within this time counts as the same one: the terminal and npm both pass it on. */
const sameKeystrokeMs = 1_000

export type End = {
  /** The signal or the exit code. */
  readonly how: string
  /** Undefined if a signal ended it. */
  readonly exitCode: number | undefined
  /** It had reported that it was running. */
  readonly wasRunning: boolean
  readonly ranMs: number
}

/** The child processes of one process, which end with it. */
export function createChildren() {
  const running = new Set<ChildProcess>()
  const stopping = new AbortController()
  const stop = { atMs: 0 }

  return {
    /** Aborted as soon as everything should stop. */
    stopping: stopping.signal,

    /** Runs a program until it ends; undefined if it was stopped, or if everything is already stopping. */
    async run(program: string, env: Readonly<Record<string, string>>): Promise<End | undefined> {
      if (stopping.signal.aborted) return undefined
      const startedAt = performance.now()
      const child = spawn(process.execPath, [...nodeFlags, inRoot(program)], {
        // The compile cache halves the time of the second start.
        env: { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'), ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // In a process group of their own, so that Ctrl-C reaches them once, through us, and they can finish requests
        // in progress.
        detached: true,
      })
      running.add(child)
      let wasRunning = false
      child.once('message', () => {
        wasRunning = true
      })
      const how = await new Promise<number | string>((resolve) => {
        child.once('exit', (code, signal) => resolve(signal ?? code ?? 1))
      })
      running.delete(child)
      if (stopping.signal.aborted) return undefined
      return {
        how: typeof how === 'string' ? how : `exit code ${how}`,
        exitCode: typeof how === 'string' ? undefined : how,
        wasRunning,
        ranMs: performance.now() - startedAt,
      }
    },

    /** Ends early if everything should stop. */
    pause: (ms: number): Promise<unknown> => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined),

    /** Asks all to end; when called again, kills the remaining ones. */
    stop(): void {
      if (stopping.signal.aborted) {
        if (performance.now() - stop.atMs > sameKeystrokeMs) for (const child of running) child.kill('SIGKILL')
        return
      }
      stop.atMs = performance.now()
      stopping.abort()
      for (const child of running) child.kill('SIGTERM')
    },
  }
}

/** Calls `onEnd` when this process is told to end, by its parent or from outside. */
export function watchEnd(onEnd: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onEnd)
  // A shell that starts us in the background may ignore the signal; npm may not.
  if (process.env.npm_lifecycle_event !== undefined) watchParent(onEnd)
}

/**
 * Calls `onGone` when the parent process has ended. A killed npm forwards no signal, and its children get another
 * parent.
 */
export function watchParent(onGone: () => void, everyMs = 500): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, everyMs)
  timer.unref()
}
