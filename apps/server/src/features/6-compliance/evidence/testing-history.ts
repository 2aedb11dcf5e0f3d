import { randomUUID } from 'node:crypto'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { comingFrom } from '../../../platform/request-origin.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import { changeQuote, insertQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { Change } from '../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { Snapshot } from '../../4-binding/submissions/snapshot/snapshot.ts'
import { insertSubmission } from '../../4-binding/submissions/submissions.store.ts'

export const historyDay = new Date('2026-11-20T18:00:00.123Z')

type History = {
  /** What each save after the first changed. */
  readonly saves?: readonly (readonly Change[])[]
  readonly actor?: string
}

/** A quote with its history: each event by a request of its own, all from one network. */
export async function quoteWithHistory(
  db: Database,
  {
    saves = [[{ path: 'zip_code', after: '60614' }], [{ path: 'zip_code', before: '60614', after: '10001' }]],
    actor,
  }: History = {},
): Promise<QuoteRow> {
  const session_id = randomUUID()
  const by = { at: historyDay, actor: actor ?? `session:${session_id}` }
  const blank = { ...blankQuote(historyDay), id: randomUUID(), uuid: randomUUID(), session_id, site: 'default' }
  const originOf = (number: number) => ({ requestId: `request-${number}`, address: '203.0.113.77' })
  return await comingFrom(originOf(1), async () => {
    let row = await insertQuote(db, blank, { ...by, version: 1, kind: 'created', changes: [] })
    for (const changes of saves) {
      const version = row.version + 1
      const event = { ...by, version, kind: 'saved', step: '/business', changes } as const
      row = await comingFrom(originOf(version), () => changeQuote(db, row, { version }, event))
    }
    return row
  })
}

/** Submits it, with one statement that was agreed to, and adds the event. */
export async function submitHistory(db: Database, row: QuoteRow): Promise<string> {
  const uuid = randomUUID()
  const snapshot: Snapshot = {
    quote: { id: row.id, uuid: row.uuid, version: row.version },
    ...{ number: 1, submitted_at: historyDay.toISOString(), submitted_by: 'session:x', locale: 'en-US' },
    ...{ site: { id: 'default', revision: 'r' }, flow: { id: 'main', revision: 'f' } },
    ...{ question_sets: {}, answers: {}, facts: {}, steps: [] },
    disclosures: [{ key: 'fraud.NY', text: 'Whoever knowingly lies commits a crime.', citation: 'an example' }],
  }
  const hash = contentHash(snapshot)
  await insertSubmission(db, { uuid, quote_id: row.id, number: 1, created_at: historyDay, snapshot, hash })
  const version = row.version + 1
  const changes = [
    { path: 'submission_uuid', after: uuid },
    { path: 'submission_hash', after: hash },
  ]
  const event = { version, kind: 'finished', at: historyDay, actor: 'session:x', changes } as const
  await changeQuote(db, row, { version, completed: true, submission_uuid: uuid }, event)
  return uuid
}

export const comeIn = (db: Database): Promise<void> =>
  comingFrom({ requestId: 'request-in', address: '2001:db8:1:2::3' }, () =>
    logAccess(
      db,
      { kind: 'signed_in', actor: `person:${randomUUID()}`, detail: { way: 'code', tries: 2 } },
      historyDay,
    ),
  )
