import { setTimeout as wait } from 'node:timers/promises'
import { fillQuote } from '../apps/server/src/testing/fill-quote.ts'
import { option } from '../scripts/option.ts'
import { createClient } from './parts/client.ts'
import { type OddStage, startOddStage } from './parts/odd-stage.ts'
import { runOn } from './parts/product.ts'
import { percentile, report } from './parts/report.ts'
import { createSavers, emptyTally, type Saver } from './parts/savers.ts'

const saveFor = async (savers: readonly Saver[], seconds: number): Promise<void> => {
  const until = performance.now() + seconds * 1000
  await Promise.all(savers.map((saver) => saver.run(() => performance.now() > until, 100)))
}

/** A client that completes an application, and records how long it waited for each insurer's questions. */
async function applicant(url: () => string, waits: number[]): Promise<boolean> {
  const client = createClient({ url })
  const get = async (path: string) => {
    const began = performance.now()
    const reply = await client.get(path)
    if (path.includes('uw-questions')) waits.push(performance.now() - began)
    return reply
  }
  await fillQuote({ ...client, get }, undefined, '/done', new Date().toISOString().slice(0, 10))
  return true
}

type Size = { readonly seconds: number; readonly people: number; readonly applicants: number }

/** Some people save while others apply, whose insurers are slow or broken in every way. */
export async function slowCarrier({ parts, insurers }: OddStage, { seconds, people, applicants }: Size) {
  const tally = emptyTally()
  const waits: number[] = []
  let finishedCount = 0
  const url = () => parts.url
  const savers = await createSavers(people, url, tally)
  const applying = Array.from({ length: applicants }, async () => {
    if (await applicant(url, waits)) finishedCount += 1
  })
  await Promise.all([saveFor(savers, seconds), ...applying])
  for (const saver of savers) await saver.verify()
  for (let second = 0; second < 60 && insurers.open.size > 0; second++) await wait(1000)
  return { tally, waits, finished: finishedCount, asked: insurers.asked(), stuck: insurers.open.size }
}

if (import.meta.main) {
  const applicants = option('applicants', 50)
  const size = { seconds: option('seconds', 60), people: option('people', 20), applicants }
  const before = emptyTally()
  const { tally, waits, finished, asked, stuck } = await runOn(startOddStage(), async (stage) => {
    await saveFor(await createSavers(size.people, () => stage.parts.url, before), size.seconds)
    return await slowCarrier(stage, size)
  })
  const longest = Math.max(0, ...waits)
  report('insurers that are slow, or broken in seven ways', tally, {
    'milliseconds a save before (p99)': Math.round(percentile(before.took, 0.99)),
    'applications finished': `${finished} of ${applicants}`,
    'calls the insurers got': asked,
    'milliseconds waited for questions (p50 / most)': [percentile(waits, 0.5), longest].map(Math.round).join(' / '),
    'connections stuck after a minute': stuck,
  })
  if (stuck > 0 || finished < applicants || longest > 5000) process.exitCode = 1
}
