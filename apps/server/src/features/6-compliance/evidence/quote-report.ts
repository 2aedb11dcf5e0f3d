import { createHash } from 'node:crypto'
import { isRecord } from '@coverwright/core/answers/answers'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isEncrypted } from '../../../platform/encryption/encryptor.ts'
import type { StoredOrigin } from '../../2-identity/access/stored-origin.ts'
import { listPeople } from '../../2-identity/users/users.store.ts'
import { isUnbroken, type QuoteEvent } from '../../3-quoting/quotes/events/quote-events.ts'
import type { SubmissionRow } from '../../4-binding/submissions/submissions.store.ts'
import { findQuoteRecords } from './quote-report.store.ts'

export type QuoteReport = NonNullable<Awaited<ReturnType<typeof quoteReport>>>

type NameActor = (actor: string) => string

/** Shown for an encrypted answer: that there was one, and that it changed, is evidence enough. */
const maskedValue = '•••••'

/**
 * Everything that shows what happened to a quote: who changed what, when and from where; which words were shown, which
 * coverages were declined, what was signed, chosen and handed in. Undefined when there is none with this id or uuid.
 */
export async function quoteReport(db: Database, uuid: string) {
  const records = await findQuoteRecords(db, uuid)
  if (!records) return undefined
  const { quote: row, events, access, submissions, offers, documents } = records
  const { events: count, last_hash, ...quote } = row
  const actors = [...events, ...access].map(({ actor }) => actor)
  const name = await nameActors(db, [...actors, ...submissions.map(({ snapshot }) => snapshot.submitted_by)])
  return {
    quote,
    chain: {
      events: events.length,
      last_hash,
      whole: isUnbroken(events) && events.length === count && (events.at(-1)?.hash ?? '') === last_hash,
    },
    events: events.map((event) => reportedEvent(event, name)),
    answered_beside_words: events.flatMap((event) => besideWords(event, name)),
    signatures: events.flatMap((event) => signaturesOf(event, name)),
    submissions: submissions.map((submission) => reportedSubmission(submission, name)),
    offers: offers.map(
      ({ uuid, submission_uuid, line, carrier, state, stage, version, answered_at, reply: { premium } }) => ({
        ...{ uuid, submission_uuid, line, carrier, state, stage, version, answered_at, premium },
      }),
    ),
    documents,
    offer_documents: records.offer_documents,
    access: access.map(({ at, kind, actor, origin, detail }) => ({
      ...{ at, kind, by: name(actor), ...from(origin), detail },
    })),
  }
}

const pseudonym = /person:([0-9a-f-]{36})/g

/** Adds the address to each pseudonym whose person is still there: to both, where support helped somebody. */
async function nameActors(db: Database, actors: readonly string[]): Promise<NameActor> {
  const ids = new Set(actors.flatMap((actor) => [...actor.matchAll(pseudonym)].map(([, id = '']) => id)))
  const emails = new Map((await listPeople(db, [...ids])).map(({ id, email }) => [id, email]))
  return (actor) =>
    actor.replace(pseudonym, (name, id: string) => {
      const email = emails.get(id)
      return email === undefined ? name : `${name} (${email})`
    })
}

const from = (origin: StoredOrigin | null) => ({ request: origin?.request, network: origin?.network })

function reportedEvent(
  { position, version, kind, at, actor, step, changes, origin, hash }: QuoteEvent,
  name: NameActor,
) {
  return {
    ...{ position, version, kind, at, by: name(actor), ...from(origin), page: step ?? undefined, hash },
    changes: changes.map(({ path, before, after, items, cleared }) => ({
      ...{ path, before: withoutEncrypted(before), after: withoutEncrypted(after), items, cleared },
    })),
  }
}

/** Answers that are evidence, with the words shown beside the question: coverages accepted and declined. */
const besideWords = ({ position, at, actor, changes }: QuoteEvent, name: NameActor) =>
  changes.flatMap(({ path, after, shown }) =>
    shown === undefined ? [] : [{ event: position, at, by: name(actor), path, answer: withoutEncrypted(after), shown }],
  )

const signaturesOf = ({ position, at, actor, changes }: QuoteEvent, name: NameActor) =>
  changes.flatMap(({ path, after }) => {
    if (!isRecord(after) || !('document_hash' in after)) return []
    const { signed_at, document_hash } = after
    return [{ event: position, at, by: name(actor), path, signed_at, document_hash }]
  })

function reportedSubmission({ uuid, number, created_at, snapshot, hash }: SubmissionRow, name: NameActor) {
  const { submitted_by, locale, disclosures, agreed_in } = snapshot
  return {
    ...{ uuid, number, at: created_at, by: name(submitted_by), locale, hash },
    as_written: contentHash(snapshot) === hash,
    /** Of new prices: the submission with which the words were agreed to. */
    ...(agreed_in ? { agreed_in } : {}),
    /** The words that were agreed to, fraud statements among them. */
    disclosures: disclosures.map((disclosure) => ({
      ...disclosure,
      sha256: createHash('sha256').update(disclosure.text).digest('hex'),
    })),
  }
}

function withoutEncrypted(value: unknown): unknown {
  if (isEncrypted(value)) return maskedValue
  if (Array.isArray(value)) return value.map(withoutEncrypted)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutEncrypted(inner)]))
}
