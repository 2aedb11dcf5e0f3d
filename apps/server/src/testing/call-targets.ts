import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Target } from '../features/2-identity/access/testing-calls.ts'
import { createDiskStore } from '../features/3-quoting/uploads/disk-store.ts'
import { noDetails } from '../features/4-binding/submissions/submissions.store.ts'
import { sampleUuids } from '../features/samples/sample-firms/sample-firms.ts'
import type { Browser } from './browser.ts'
import { fillQuote, painter } from './fill-quote.ts'
import type { createTestApp } from './test-app.ts'

type TestApp = Pick<Awaited<ReturnType<typeof createTestApp>>, 'db' | 'clock' | 'folder'>

/** Makes things for calls to name. */
export function createTargets({ db, clock, folder }: TestApp) {
  const files = createDiskStore(folder)

  /** Somebody's quote, renewal, document and link. */
  async function targetOf(caller: Browser, number: number): Promise<Target> {
    const quote = await fillQuote(caller, painter, '/insurance')
    const { invitation, submission } = sampleUuids({ number })
    const link = { uuid: invitation, quote_submission_uuid: submission }
    const renewal = (await caller.post('renewal/quote', link)).body.data
    const target = {
      id: quote._id,
      uuid: quote.uuid,
      renewalId: renewal._id,
      renewalUuid: renewal.uuid,
      invitation: link,
      document: randomUUID(),
      link: randomUUID(),
    }
    await insertOffer(target.id)
    await refresh(target)
    return target
  }

  /** An offer of a quote, under the same uuid, for documents to belong to. */
  async function insertOffer(id: string): Promise<void> {
    const snapshot = {
      steps: [],
      answers: {},
      facts: {},
      disclosures: [],
      submitted_by: 'test',
      site: { id: 'default' },
    }
    await db
      .insertInto('submissions')
      .values({
        uuid: id,
        quote_id: id,
        number: 1,
        created_at: clock.now,
        snapshot: JSON.stringify(snapshot),
        hash: '',
      })
      .execute()
    await db
      .insertInto('offers')
      .values({
        ...{
          uuid: id,
          submission_uuid: id,
          position: 0,
          line: 'gl',
          carrier: 'hartford',
          state: 'quoted',
          stage: 'open',
        },
        ...{ reply: JSON.stringify(noDetails), version: 0, revision: 0, created_at: clock.now },
      })
      .execute()
  }

  /** Puts the document and the link there again that a call has taken away. */
  async function refresh({ id, document, link }: Target): Promise<void> {
    const bytes = Buffer.from('%PDF-1.7')
    const file = { id: document, name: 'plan.pdf', size: bytes.length, kind: 'pdf' }
    const answer = JSON.stringify({ documents: { financials: [file] } })
    await files.put(document, bytes)
    await sql`update quotes set answers = jsonb_set(answers, '{directors_and_officers}', ${answer}::jsonb) where id = ${id}`.execute(
      db,
    )
    await db
      .insertInto('quote_documents')
      .values({
        ...file,
        quote_id: id,
        field: 'directors_and_officers.documents.financials',
        sha256: createHash('sha256').update(bytes).digest('hex'),
        created_at: clock.now,
        removed_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await db
      .insertInto('offer_documents')
      .values({
        ...{ id: document, offer_uuid: id, quote_id: id, kind: 'binder', source: 'desk', name: 'Binder.pdf' },
        ...{ format: 'pdf', size: bytes.length, sha256: 'none', created_at: clock.now },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await db.deleteFrom('retrieval_links').where('quote_id', '=', id).execute()
    await db.deleteFrom('desk_requests').where('quote_id', '=', id).execute()
    const times = { created_at: clock.now, expires_at: new Date(clock.now.getTime() + 1e9), revoked_at: null }
    await db
      .insertInto('retrieval_links')
      .values({ uuid: link, quote_id: id, email: 'nobody@shop.example', purpose: 'save', created_by: 'test', ...times })
      .execute()
    const question = { at: clock.now, author: 'test', kind: 'question' as const, text: 'How many vans?' }
    const open = { answered_at: null, answer: null, document_id: null, done_at: null, done_by: null }
    await db
      .insertInto('desk_requests')
      .values({ id: link, quote_id: id, ...question, ...open })
      .execute()
  }

  return { targetOf, refresh }
}
