import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Process = { readonly pid: number; readonly parent: number; readonly command: string }

/** A process and all running processes that it started; the process comes first. Linux only; otherwise none. */
export function familyOf(pid: number): readonly Process[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : []
  const all = names.flatMap((name) => (/^\d+$/.test(name) ? processAt(Number(name)) : []))
  const withChildren = (each: Process): readonly Process[] => [
    each,
    ...all.filter(({ parent }) => parent === each.pid).flatMap(withChildren),
  ]
  return all.filter((each) => each.pid === pid).flatMap(withChildren)
}

/** The server is one of them. */
export const serverOf = (family: readonly Process[]): readonly Process[] =>
  family.filter(({ command }) => command.includes('apps/server/'))

/** The kernel's file for each figure. */
const kernelFile = { Rss: 'smaps_rollup', Pss: 'smaps_rollup', RssAnon: 'status' } as const

/**
 * Their total memory, in megabytes. Memory shared by several processes, as in PostgreSQL, counts in full for each
 * (`Rss`), in part (`Pss`) or not at all (`RssAnon`).
 */
export const memoryMbOf = (family: readonly Process[], measure: keyof typeof kernelFile): number =>
  family.reduce((sum, { pid }) => sum + kilobytes(textOf(`/proc/${pid}/${kernelFile[measure]}`), measure), 0) / 1024

function processAt(pid: number): Process | [] {
  const status = textOf(`/proc/${pid}/status`)
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
  return status === '' ? [] : { pid, parent, command: textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }
}

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** Empty if it has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
