import { setTimeout as wait } from 'node:timers/promises'
import { fillQuote } from '../../apps/server/src/testing/fill-quote.ts'
import { type Client, createClient } from './client.ts'

export type Tally = {
  /** Saves that were acknowledged. */
  acknowledged: number
  /** Saves without an answer: they count as neither done nor failed. */
  unknown: number
  /** Refusals that say when to come again. */
  busy: number
  /** Every other refusal, by its status: there should be none. */
  readonly refused: Map<number, number>
  /** Acknowledged saves that were not there afterwards. */
  lost: number
  /** How long each acknowledged save took, in milliseconds. */
  readonly took: number[]
  /** How long every other one took to be refused. */
  readonly waited: number[]
  /** What cut off those without an answer, by the code of the connection's error. */
  readonly cuts: Map<string, number>
  /** Times that the save after a failed one went through, and times that it failed as well. */
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

/** No answer at all, or a balancer whose server died on the way: it may have saved or not. */
const unanswered: ReadonlySet<number> = new Set([0, 502, 504])
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

/** Which save a quote came from. */
export const countIn = (quote: { company_name?: string }): number =>
  Number(/^Count (\d+) /.exec(quote.company_name ?? '')?.[1] ?? 0)

/**
 * One person who saves the same page again and again, each time something else, and knows what has to be there: the last
 * acknowledged save, or one after it that was never answered.
 */
export async function createSaver(url: () => string, tally: Tally, patienceMs?: number) {
  const client: Client = createClient({ url, ...(patienceMs === undefined ? {} : { patienceMs }) })
  const today = new Date().toISOString().slice(0, 10)
  let quote = await fillQuote(client, undefined, step, today)
  let count = 0
  let acknowledged = 0

  async function save(): Promise<void> {
    count += 1
    const began = performance.now()
    // Any version: nobody else writes here, and an unanswered save may have made one.
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
      // Each save makes a version: one that does not, stands where an acknowledged one has gone.
      if (body.data.version <= quote.version) tally.lost += 1
      acknowledged = count
      quote = body.data
      return
    }
    tally.waited.push(performance.now() - began)
    if (unanswered.has(status)) {
      tally.unknown += 1
      tally.cuts.set(cut, (tally.cuts.get(cut) ?? 0) + 1)
    } else if (comeAgain.has(status) && headers['retry-after'] !== undefined) tally.busy += 1
    else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1)
  }

  /** Reads the quote once and counts what is missing; the status of the answer. */
  async function check(): Promise<number> {
    const { status, body } = await client.get(`quote/${quote._id}`)
    if (status !== 200) return status
    const there = countIn(body.data)
    if (there < acknowledged || there > count) tally.lost += acknowledged - there || 1
    else if (body.data.version < quote.version) tally.lost += 1
    return status
  }

  let failures = 0
  /** Whether the save after a failed one went through. */
  function note(failed: boolean): void {
    if (failures === 1 && failed) tally.failedTwice += 1
    if (failures === 1 && !failed) tally.mended += 1
    failures = failed ? failures + 1 : 0
  }

  return {
    client,
    /** The last save that was acknowledged, and the one that can be read back now. */
    acknowledged: () => acknowledged,
    readBack: async () => countIn((await client.get(`quote/${quote._id}`)).body?.data ?? {}),
    /**
     * Saves until `isOver`, with a pause of `thinkMs` after each; a little more after one that failed.
     * @param checks reads back after a save that failed, before the next one covers what may have gone
     */
    async run(isOver: () => boolean, thinkMs = 0, checks = false): Promise<void> {
      while (!isOver()) {
        const before = acknowledged
        await save()
        const failed = acknowledged === before
        note(failed)
        const pause = failed ? Math.max(thinkMs, 20) : thinkMs
        if (pause > 0) await wait(pause)
        while (checks && failed && (await check()) !== 200) await wait(pause)
      }
    },
    /** Reads the quote once; the status of the answer. */
    read: async (): Promise<number> => (await client.get(`quote/${quote._id}`)).status,
    /** Reads the quote back, as often as it takes to get an answer, and counts what is missing. */
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

/** Many at once; made one after the other, since each fills its first pages. */
export async function createSavers(number: number, url: () => string, tally: Tally): Promise<Saver[]> {
  const savers: Saver[] = []
  while (savers.length < number) savers.push(await createSaver(url, tally))
  return savers
}
