import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import { type ProductParts, postmasterOf, runOn, startParts } from './parts/product.ts'
import { percentile, report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

const faults = ['postmaster killed', 'immediate stop', 'backend killed', 'frozen'] as const
type Fault = (typeof faults)[number]

const frozenMs = 6_000

/** The database is killed in every way, or frozen, during saves. The server stays up and restarts it. */
export async function killDatabase(parts: ProductParts, { rounds, people }: { rounds: number; people: number }) {
  const tally = emptyTally()
  /** The time from the fault, or from the end of the freeze, to the first acknowledged save. */
  const gaps: number[] = []
  const savers = await createSavers(people, () => parts.url, tally)
  for (let round = 0; round < rounds; round++) {
    let over = false
    const working = savers.map((saver) => saver.run(() => over))
    await wait(100 + Math.random() * 400)
    await cause(faults[round % faults.length] ?? 'frozen', parts.folder)
    const began = performance.now()
    const before = tally.acknowledged
    while (tally.acknowledged === before && performance.now() - began < 60_000) await wait(10)
    gaps.push(performance.now() - began)
    await wait(100)
    over = true
    await Promise.all(working)
    for (const saver of savers) await saver.verify()
  }
  return { tally, gaps, slowestRefusal: Math.max(0, ...tally.waited) }
}

async function cause(fault: Fault, folder: string): Promise<void> {
  const postmaster = postmasterOf(folder)
  if (postmaster === undefined) throw new Error('The database has no process')
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').split(' ').filter(Boolean)
  const backends = children.map(Number)
  if (fault === 'postmaster killed') process.kill(postmaster, 'SIGKILL')
  else if (fault === 'immediate stop') process.kill(postmaster, 'SIGQUIT')
  else if (fault === 'backend killed') signal([backends.at(-1) ?? postmaster], 'SIGKILL')
  else {
    signal([postmaster, ...backends], 'SIGSTOP')
    await wait(frozenMs)
    signal([postmaster, ...backends], 'SIGCONT')
  }
}

/** Processes that have ended are ignored. */
function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended.
    }
  }
}

if (import.meta.main) {
  const rounds = option('rounds', 20)
  const { tally, gaps, slowestRefusal } = await runOn(startParts(), (parts) =>
    killDatabase(parts, { rounds, people: option('people', 20) }),
  )
  report(`The database killed, stopped and frozen, ${rounds} times in turns`, tally, {
    'milliseconds to the next save (p50 / most)': `${Math.round(percentile(gaps, 0.5))} / ${Math.round(Math.max(...gaps))}`,
    'slowest refusal in milliseconds': Math.round(slowestRefusal),
  })
}
