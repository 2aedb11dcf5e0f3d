import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Fault } from './fault.ts'
import { verifyEvents, verifySubmissions } from './verify-quotes.ts'
import { verifyAccess, verifySeals } from './verify-seals.ts'

export type Verified = {
  readonly faults: readonly Fault[]
  readonly events: number
  readonly submissions: number
  readonly access: number
  readonly seals: number
}

/** Looks over all evidence as it stood at one moment; a server may go on writing meanwhile. */
export const verifyEvidence = (db: Database): Promise<Verified> =>
  atOneMoment(db, async (trx) => {
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

/** Reads only, and sees nothing of what is written meanwhile. However long it takes. */
const atOneMoment = <Result>(db: Kysely<Schema>, work: (trx: Database) => Promise<Result>): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      return await work(trx)
    })
