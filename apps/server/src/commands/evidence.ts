import { findErasure } from '../features/6-compliance/evidence/quote-report.store.ts'
import { quoteReport } from '../features/6-compliance/evidence/quote-report.ts'
import { reportText } from '../features/6-compliance/evidence/report-text.ts'
import { sealEvidence } from '../features/6-compliance/evidence/seal-evidence.ts'
import { verifyEvidence } from '../features/6-compliance/evidence/verify-evidence.ts'
import { createDatabase, createPool, type Database } from '../platform/database/database.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { runCommand, withDatabase } from './with-database.ts'

const usage = `npm run evidence -- verify            checks all evidence; exit code 1 when something is not as it was written
npm run evidence -- seal              seals what happened since the last seal, and prints the seal
npm run evidence -- show <quote>      what happened to a quote, by its uuid
npm run evidence -- export <quote>    the same as JSON`

const dayInMs = 86_400_000
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const say = (words: string): boolean => process.stdout.write(`${words}\n`)

async function verify(db: Database): Promise<void> {
  const { faults, events, submissions, access, seals } = await verifyEvidence(db)
  for (const { record, what } of faults) process.stderr.write(`${record}: ${what}\n`)
  const looked = `${events} events, ${submissions} submissions, ${access} access events, ${seals} seals`
  if (faults.length === 0) say(`All evidence is intact: ${looked}.`)
  else throw new StartupError(`Evidence was changed or is missing: ${faults.length} faults in ${looked}.`)
}

async function seal(db: Database): Promise<void> {
  const made = await sealEvidence(db, new Date())
  say(
    made
      ? `Seal ${made.number}: ${made.heads} heads, ${made.access_events} access events, hash ${made.hash}`
      : 'Nothing happened since the last seal.',
  )
}

async function report(db: Database, quote: string | undefined) {
  if (quote === undefined || !isUuid.test(quote)) throw new StartupError(`Name a quote by its uuid.\n${usage}`)
  const found = await quoteReport(db, quote)
  if (found) return found
  const erased = await findErasure(db, quote)
  throw new StartupError(
    erased
      ? `The quote ${quote} was erased at ${erased.at.toISOString()} (${erased.reason}), with its ${erased.events} events.`
      : `There is no quote ${quote}.`,
  )
}

async function run(db: Database, [command, quote]: readonly string[]): Promise<void> {
  if (command === 'verify') await verify(db)
  else if (command === 'seal') await seal(db)
  else if (command === 'show') process.stdout.write(reportText(await report(db, quote)))
  else if (command === 'export') say(JSON.stringify(await report(db, quote), null, 2))
  else throw new StartupError(usage)
}

await runCommand((args) =>
  withDatabase(async ({ url }) => {
    // All evidence takes longer than a request may.
    const pool = createPool({ url, max: 2, silenceMs: dayInMs })
    try {
      await run(createDatabase(pool), args)
    } finally {
      await pool.end()
    }
  }),
)
