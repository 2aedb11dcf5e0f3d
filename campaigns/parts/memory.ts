import { readdirSync, readFileSync } from 'node:fs'

/** Of a process and all that it started, the memory in megabytes: first its own, then the others'. Linux only; else 0. */
export function memoryOf(pid: number): { readonly own: number; readonly children: number } {
  const parents = new Map<number, number>()
  for (const name of readIfPresent(() => readdirSync('/proc')) ?? []) {
    const stat = /^\d+$/.test(name) ? readIfPresent(() => readFileSync(`/proc/${name}/stat`, 'utf8')) : undefined
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const isBelow = (child: number): boolean => {
    const parent = parents.get(child)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  const children = [...parents.keys()].filter(isBelow)
  return { own: megabytes(pid, 'VmRSS'), children: children.reduce((sum, each) => sum + ownMemory(each), 0) }
}

/** Without what processes share: PostgreSQL's are mostly the same pages. */
const ownMemory = (pid: number): number => megabytes(pid, 'RssAnon')

function megabytes(pid: number, name: string): number {
  const status = readIfPresent(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? ''
  return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024)
}

function readIfPresent<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
