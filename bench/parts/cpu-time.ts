import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10

const statOf = (pid: number | string): readonly string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    // It has ended.
    return []
  }
}

const ticks = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((sum, each) => sum + Number(each), 0)

/** Processor time that a process has taken so far, in milliseconds. Linux only; else 0. */
export const cpuMsOf = (pid: number): number => ticks(statOf(pid), 11, 13) * msPerTick

/** The same with all the processes it started, including ended ones, as for a database server. */
export function cpuMsOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))
  return children.reduce((sum, child) => sum + cpuMsOf(Number(child)), ticks(statOf(pid), 11, 15) * msPerTick)
}
