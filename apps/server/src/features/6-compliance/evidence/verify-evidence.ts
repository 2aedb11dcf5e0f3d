import type { Database } from '../../../platform/database/database.ts'
import { readAtOneMoment } from './evidence.store.ts'
import { verifyEvents, verifySubmissions } from './verify-quotes.ts'
import { verifyAccess, verifySeals } from './verify-seals.ts'

/**
 * Checks all evidence as it stood at one moment; a server may go on writing meanwhile.
 * @returns the faults, and how many of each kind were checked
 */
export const verifyEvidence = (db: Database) =>
  readAtOneMoment(db, async (trx) => {
    const events = await verifyEvents(trx)
    const submissions = await verifySubmissions(trx)
    const access = await verifyAccess(trx)
    const seals = await verifySeals(trx)
    return {
      faults: [events, submissions, access, seals].flatMap(({ faults }) => faults),
      events: events.checked,
      submissions: submissions.checked,
      access: access.checked,
      seals: seals.checked,
    }
  })
