import { readdirSync, readFileSync } from 'node:fs'

export type Process = { readonly pid: number; readonly parent: number; readonly command: string }

/** A process and all that it started, as far as they run. Linux. */
export function familyOf(pid: number): readonly Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? processAt(Number(name)) : []))
  const withChildren = (each: Process): readonly Process[] => [
    each,
    ...all.filter(({ parent }) => parent === each.pid).flatMap(withChildren),
  ]
  return all.filter((each) => each.pid === pid).flatMap(withChildren)
}

/** The server among them. */
export const serverOf = (family: readonly Process[]): readonly Process[] =>
  family.filter(({ command }) => command.includes('apps/server/'))

/**
 * What they hold of the machine's memory together, in megabytes. What several share counts whole for each (`Rss`) or in
 * part (`Pss`), as PostgreSQL's processes share one.
 */
export const memoryMbOf = (family: readonly Process[], counted: 'Rss' | 'Pss'): number =>
  family.reduce((sum, { pid }) => sum + kilobytes(textOf(`/proc/${pid}/smaps_rollup`), counted), 0) / 1024

function processAt(pid: number): Process | [] {
  const status = textOf(`/proc/${pid}/status`)
  const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
  return status === '' ? [] : { pid, parent, command: textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }
}

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** Empty when it has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
