import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Process = { readonly pid: number; readonly parent: number; readonly command: string }

/** A process and all that it started, as far as they run; the process comes first. Linux only; else none. */
export function familyOf(pid: number): readonly Process[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : []
  const all = names.flatMap((name) => (/^\d+$/.test(name) ? processAt(Number(name)) : []))
  const withChildren = (each: Process): readonly Process[] => [
    each,
    ...all.filter(({ parent }) => parent === each.pid).flatMap(withChildren),
  ]
  return all.filter((each) => each.pid === pid).flatMap(withChildren)
}

/** The server among them. */
export const serverOf = (family: readonly Process[]): readonly Process[] =>
  family.filter(({ command }) => command.includes('apps/server/'))

/** Where the kernel tells each figure. */
const tellsIn = { Rss: 'smaps_rollup', Pss: 'smaps_rollup', RssAnon: 'status' } as const

/**
 * What they hold of the machine's memory together, in megabytes. What several share, as PostgreSQL's processes share
 * most of theirs, counts whole for each (`Rss`), in part (`Pss`) or not at all (`RssAnon`).
 */
export const memoryMbOf = (family: readonly Process[], counted: keyof typeof tellsIn): number =>
  family.reduce((sum, { pid }) => sum + kilobytes(textOf(`/proc/${pid}/${tellsIn[counted]}`), counted), 0) / 1024

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
