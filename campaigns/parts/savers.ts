import { setTimeout as wait } from 'node:timers/promises'
import { fillQuote } from '../../apps/server/src/testing/fill-quote.ts'
import { type Client, createClient } from './client.ts'

export type Tally = {
  /** Saves that were acknowledged. */
  acknowledged: number
  /** Saves without a response, which count as neither done nor failed. */
  unknown: number
  /** Refusals with Retry-After. */
  busy: number
  /** All other refusals, by status: there should be none. */
  readonly refused: Map<number, number>
  /** Acknowledged saves that were missing afterwards. */
  lost: number
  /** The time of each acknowledged save, in milliseconds. */
  readonly took: number[]
  /** The time of each refused save. */
  readonly waited: number[]
  /** What cut off those without a response, by the code of the connection's error. */
  readonly cuts: Map<string, number>
  /** How often the save after a failed one succeeded, and how often it failed too. */
  mended: number
  failedTwice: number
}

export const emptyTally = (): Tally => ({
  acknowledged: 0,
  unknown: 0,
  busy: 0,
  refused: new Map(),
  lost: 0,
  took: [],
  waited: [],
  cuts: new Map(),
  mended: 0,
  failedTwice: 0,
})

/** No response, or a balancer whose server died on the way: it may or may not have saved. */
const noReplyStatuses: ReadonlySet<number> = new Set([0, 502, 504])
const comeAgain: ReadonlySet<number> = new Set([429, 503, 507])

/** The page that is saved. */
export const step = '/business'

/** What a saver writes: its counter, in an answer of the page about the business. */
export const answersOf = (count: number) => ({
  company_name: `Count ${count} Painting LLC`,
  years_business_started: 2015,
  annual_revenue: 420_000,
  annual_payroll: 150_000,
  fulltime_employees: 4,
  parttime_employees: 1,
})

/** The save that a quote shows. */
export const countIn = (quote: { company_name?: string }): number =>
  Number(/^Count (\d+) /.exec(quote.company_name ?? '')?.[1] ?? 0)

/**
 * One person who saves the same page repeatedly with different answers, and knows what must be stored: the last
 * acknowledged save, or a later one without a response.
 */
export async function createSaver(url: () => string, tally: Tally, patienceMs?: number) {
  const client: Client = createClient({ url, ...(patienceMs === undefined ? {} : { patienceMs }) })
  const today = new Date().toISOString().slice(0, 10)
  let quote = await fillQuote(client, undefined, step, today)
  let count = 0
  let acknowledgedCount = 0

  async function save(): Promise<void> {
    count += 1
    const began = performance.now()
    // Any version, since nobody else writes here and an unanswered save may have made one.
    const {
      status,
      body,
      headers,
      cut = '',
    } = await client.call(
      'PATCH',
      `quote/${quote._id}`,
      { step, ...answersOf(count) },
      {
        'if-match': '*',
      },
    )
    if (status === 200) {
      tally.took.push(performance.now() - began)
      tally.acknowledged += 1
      // Each save creates a version; a missing one means that an acknowledged save was lost.
      if (body.data.version <= quote.version) tally.lost += 1
      acknowledgedCount = count
      quote = body.data
      return
    }
    tally.waited.push(performance.now() - began)
    if (noReplyStatuses.has(status)) {
      tally.unknown += 1
      tally.cuts.set(cut, (tally.cuts.get(cut) ?? 0) + 1)
    } else if (comeAgain.has(status) && headers['retry-after'] !== undefined) tally.busy += 1
    else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1)
  }

  /**
   * Reads the quote once and counts what is missing.
   * @returns the status of the response
   */
  async function check(): Promise<number> {
    const { status, body } = await client.get(`quote/${quote._id}`)
    if (status !== 200) return status
    const storedCount = countIn(body.data)
    if (storedCount < acknowledgedCount || storedCount > count) tally.lost += acknowledgedCount - storedCount || 1
    else if (body.data.version < quote.version) tally.lost += 1
    return status
  }

  let failures = 0
  /** Whether the save after a failed one succeeded. */
  function note(failed: boolean): void {
    if (failures === 1 && failed) tally.failedTwice += 1
    if (failures === 1 && !failed) tally.mended += 1
    failures = failed ? failures + 1 : 0
  }

  return {
    client,
    /** The last acknowledged save, and the one that can be read now. */
    acknowledged: () => acknowledgedCount,
    readBack: async () => countIn((await client.get(`quote/${quote._id}`)).body?.data ?? {}),
    /**
     * Saves until `isOver`, with a pause of `thinkMs` after each, and a longer one after a failure.
     * @param checks reads the quote after a failed save, before the next one covers what may be lost
     */
    async run(isOver: () => boolean, thinkMs = 0, checks = false): Promise<void> {
      while (!isOver()) {
        const before = acknowledgedCount
        await save()
        const hasFailed = acknowledgedCount === before
        note(hasFailed)
        const pause = hasFailed ? Math.max(thinkMs, 20) : thinkMs
        if (pause > 0) await wait(pause)
        while (checks && hasFailed && (await check()) !== 200) await wait(pause)
      }
    },
    /**
     * Reads the quote once.
     * @returns the status of the response
     */
    read: async (): Promise<number> => (await client.get(`quote/${quote._id}`)).status,
    /** Reads the quote until there is a response, and counts what is missing. */
    async verify(): Promise<void> {
      for (;;) {
        const status = await check()
        if (status === 200) return
        if (status !== 0 && status !== 503 && status !== 429) throw new Error(`The quote reads as ${status}`)
        await wait(50)
      }
    },
  }
}

export type Saver = Awaited<ReturnType<typeof createSaver>>

/** Many savers; created one after the other, since each fills its first pages. */
export async function createSavers(number: number, url: () => string, tally: Tally): Promise<Saver[]> {
  const savers: Saver[] = []
  while (savers.length < number) savers.push(await createSaver(url, tally))
  return savers
}
