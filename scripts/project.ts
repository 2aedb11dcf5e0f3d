import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
export const inRoot = (...parts: string[]): string => path.join(root, ...parts)

type ToolOptions = {
  /** Its output goes to the terminal as it comes, and is not returned. */
  readonly show?: boolean
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Stops the program. */
  readonly signal?: AbortSignal | undefined
}

/** Runs a JavaScript program of node_modules; its output is returned, or shown as it comes. */
export async function runTool(program: string, args: readonly string[], options: ToolOptions = {}) {
  const { show = false, cwd = root, env = {}, signal } = options
  const child = spawn(process.execPath, [inRoot('node_modules', program), ...args], {
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
