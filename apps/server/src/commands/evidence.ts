import type { Config } from '../config.ts'
import { findErasure } from '../features/6-compliance/evidence/quote-report.store.ts'
import { quoteReport } from '../features/6-compliance/evidence/quote-report.ts'
import { reportText } from '../features/6-compliance/evidence/report-text.ts'
import { sealEvidence } from '../features/6-compliance/evidence/seal-evidence.ts'
import { verifyEvidence } from '../features/6-compliance/evidence/verify-evidence.ts'
import { createDatabase, createPool, type Database } from '../platform/database/database.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type Describe, type Options, type Outcome, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

const dayInMs = 86_400_000
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function verify(db: Database): Promise<Outcome> {
  const { faults, ...counts } = await verifyEvidence(db)
  const { events, submissions, access, seals } = counts
  const inWords = `${events} events, ${submissions} submissions, ${access} access events, ${seals} seals`
  const data = { intact: faults.length === 0, events, submissions, access_events: access, seals, faults }
  if (faults.length === 0) return { lines: [`All evidence is intact: ${inWords}.`], data }
  const lines = faults.map(({ record, what }) => `${record}: ${what}`)
  return {
    lines: [],
    data,
    faults: [...lines, `Evidence was changed or is missing: ${faults.length} faults in ${inWords}.`],
  }
}

async function seal(db: Database): Promise<Outcome> {
  const newSeal = await sealEvidence(db, new Date())
  if (!newSeal) return { lines: ['There are no events since the last seal.'], data: null }
  const { number, heads, access_events, hash } = newSeal
  return {
    lines: [`Seal ${number}: ${heads} heads, ${access_events} access events, hash ${hash}`],
    data: { number, heads, access_events, hash },
  }
}

async function show(db: Database, quote: string): Promise<Outcome> {
  if (!isUuid.test(quote)) throw new StartupError('Give the uuid of a quote.')
  const report = await quoteReport(db, quote)
  if (report) return { lines: [reportText(report).trimEnd()], data: report }
  const erasure = await findErasure(db, quote)
  throw new StartupError(
    erasure
      ? `The quote ${quote} was erased at ${erasure.at.toISOString()} (${erasure.reason}), with its ${erasure.events} events.`
      : `There is no quote ${quote}.`,
  )
}

/** Verifying all evidence takes longer than a request may. */
const withPatience = (config: Config, work: (db: Database) => Promise<Outcome>): Promise<Outcome> =>
  withDatabase(config, async ({ url }) => {
    const pool = createPool({ url, max: 2, silenceMs: dayInMs })
    try {
      return await work(createDatabase(pool))
    } finally {
      await pool.end()
    }
  })

export const evidence: Describe = (command, { config, report }) => {
  task(command, 'verify', 'verify all evidence; exit code 1 if anything was altered').action((options: Options) =>
    report(options, withPatience(config(), verify)),
  )
  task(command, 'seal', 'seal the events since the last seal, as a server does every hour').action((options: Options) =>
    report(options, withPatience(config(), seal)),
  )
  task(command, 'show <quote>', 'the history of a quote, by its uuid').action((quote: string, options: Options) =>
    report(
      options,
      withPatience(config(), (db) => show(db, quote)),
    ),
  )
}
