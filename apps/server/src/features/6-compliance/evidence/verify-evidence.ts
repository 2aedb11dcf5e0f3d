import type { Database } from '../../../platform/database/database.ts'
import { readAtOneMoment } from './evidence.store.ts'
import type { Fault } from './fault.ts'
import { verifyEvents, verifySubmissions } from './verify-quotes.ts'
import { verifyAccess, verifySeals } from './verify-seals.ts'

export type Verified = {
  readonly faults: readonly Fault[]
  /** How many of each were checked. */
  readonly events: number
  readonly submissions: number
  readonly access: number
  readonly seals: number
}

/** Checks all evidence as it stood at one moment; a server may go on writing meanwhile. */
export const verifyEvidence = (db: Database): Promise<Verified> =>
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
