import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
export const inRoot = (...parts: string[]): string => path.join(root, ...parts)

type RunOptions = {
  /** Its output goes to the terminal as it is written, and is not returned. */
  readonly show?: boolean
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Stops the program. */
  readonly signal?: AbortSignal | undefined
}

/** Runs a program of node_modules, named by its path there. */
export const runTool = (program: string, args: readonly string[], options?: RunOptions) =>
  runProgram(inRoot('node_modules', program), args, options)

/** Runs a JavaScript or TypeScript file; its output is returned, or shown as it is written. */
export async function runProgram(file: string, args: readonly string[], options: RunOptions = {}) {
  const { show = false, cwd = root, env = {}, signal } = options
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  })
  let output = ''
  const read = (chunk: Buffer): void => {
    output += chunk
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const status = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
  })
  return { passed: status === 0, output }
}
