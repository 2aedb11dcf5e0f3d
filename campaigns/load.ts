import { option } from '../scripts/option.ts'
import { familyOf, memoryMbOf } from '../scripts/process-memory.ts'
import { createCrowd, emptyPeriod, type Period, type Person, saveAtRate } from './parts/crowd.ts'
import { type ProductParts, runOn, startParts } from './parts/product.ts'
import { percentile, say } from './parts/report.ts'

type Options = {
  readonly sessions: number
  /** Seconds between two saves of one person. */
  readonly think: number
  readonly seconds: number
  /** Load of the surge, as a multiple of capacity. */
  readonly surge: number
  readonly surgeSeconds: number
  /** Seconds after the surge. */
  readonly rest: number
  /** Nineteen of twenty saves take less once the surge is over, in ms. */
  readonly calmMs?: number
}

/**
 * Many sessions that save occasionally; then several times the server's capacity; then as before. Prints save times,
 * refusals, and the memory of server and database.
 */
export async function load(parts: ProductParts, options: Options) {
  const { sessions, think, seconds, surge, surgeSeconds, rest, calmMs = 200 } = options
  const memory = (): string => {
    const [server, ...children] = familyOf(parts.server.pid())
    const own = memoryMbOf(server ? [server] : [], 'Rss')
    return `server ${own.toFixed()} MB, database ${memoryMbOf(children, 'RssAnon').toFixed()} MB`
  }
  const beginning = memory()
  const people = await createCrowd(sessions, parts.url)
  const memoryBefore = memory()
  const usual = { perSecond: sessions / think, seconds }
  const steady = emptyPeriod()
  await saveAtRate(people, usual, () => steady)
  const after = memory()
  const capacity = await mostPerSecond(people, Math.min(10, seconds))
  const flood = emptyPeriod()
  await saveAtRate(people, { perSecond: capacity * surge, seconds: surgeSeconds }, () => flood)
  const bySecond: Period[] = []
  const calm = { perSecond: Math.min(usual.perSecond, capacity / 2), seconds: rest }
  await saveAtRate(people, calm, (second) => {
    const at = Math.floor(second)
    bySecond[at] ??= emptyPeriod()
    return bySecond[at]
  })
  const lostCount = await missing(people)
  for (const person of people) person.close()
  return {
    steady,
    flood,
    lost: lostCount,
    capacity,
    rate: usual.perSecond,
    recovered: recoveredAfter(bySecond, calmMs),
    memory: { beginning, gathered: memoryBefore, after, end: memory() },
  }
}

/** Capacity: saves per second when enough people save continuously. */
async function mostPerSecond(people: readonly Person[], seconds: number): Promise<number> {
  const period = emptyPeriod()
  const began = performance.now()
  const isOver = (): boolean => performance.now() - began > seconds * 1000
  const go = async (person: Person): Promise<void> => {
    while (!isOver()) await person.save(period)
  }
  await Promise.all(people.slice(0, 64).map(go))
  return (period.took.length / (performance.now() - began)) * 1000
}

/** Seconds until nothing is refused and nineteen of twenty saves take less than `calmMs`; -1 if never. */
function recoveredAfter(bySecond: readonly Period[], calmMs: number): number {
  const isCalm = (period: Period | undefined): boolean =>
    !period || (period.shed === 0 && period.failed === 0 && percentile(period.took, 0.95) < calmMs)
  return bySecond.findIndex((_period, second) => bySecond.slice(second, second + 3).every(isCalm))
}

async function missing(people: readonly Person[]): Promise<number> {
  let lostCount = 0
  for (const person of people.slice(0, 2_000)) if (!(await person.isWhole())) lostCount += 1
  return lostCount
}

const summary = ({ took, shed, failed, refused }: Period): string => {
  const times = [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(took, share))).join(' / ')
  const others = [...refused].map(([status, number]) => `${status} x ${number}`).join(', ') || 'none'
  return `${took.length} saved in ${times} ms (p50 / p95 / p99 / most), ${shed} asked to come again, ${failed} without an answer, refused otherwise: ${others}`
}

if (import.meta.main) {
  const options = {
    sessions: option('sessions', 10_000),
    think: option('think', 20),
    seconds: option('seconds', 60),
    surge: option('surge', 3),
    surgeSeconds: option('surge-seconds', 30),
    rest: 15,
  }
  const { steady, flood, lost, capacity, rate, recovered, memory } = await runOn(startParts(), (parts) =>
    load(parts, options),
  )
  say(`\n${options.sessions} sessions, a save every ${options.think} s each: ${rate.toFixed(0)} a second`)
  say(`  steady    ${summary(steady)}`)
  say(`  capacity  ${capacity.toFixed(0)} saves a second by 64 at once`)
  say(`  ${options.surge} x that  ${summary(flood)}`)
  say(`  normal again after ${recovered} s`)
  say(`  lost      ${lost} (of at most 2000 looked at)`)
  for (const [when, value] of Object.entries(memory)) say(`  memory    ${when}: ${value}`)
  if (lost > 0 || steady.refused.size > 0 || flood.refused.size > 0) process.exitCode = 1
}
