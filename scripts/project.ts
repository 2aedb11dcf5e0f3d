import { spawnSync } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
export const inRoot = (...parts: string[]): string => path.join(root, ...parts)

/** Runs a JavaScript program of node_modules; its output is returned, or shown as it comes. */
export function runTool(program: string, args: string[], { show = false, cwd = root, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules', program), ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: show ? 'inherit' : 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { passed: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` }
}
