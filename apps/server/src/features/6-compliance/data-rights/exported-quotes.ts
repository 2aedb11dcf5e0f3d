import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { answersFor, stepsFor } from '../../3-quoting/quotes/snapshot/for-viewer.ts'
import type { QuoteReader, QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import {
  coveredFor,
  decryptAnswers,
  maskAnswers,
  sensitiveOf,
} from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { listDocumentsOfQuotes } from '../../3-quoting/uploads/uploads.store.ts'
import { listOfferDocuments } from '../../4-binding/offer-documents/offer-documents.store.ts'
import { offerReply } from '../../4-binding/submissions/offers/offer-reply.ts'
import {
  listOffers,
  listSubmissions,
  type OfferRow,
  type SubmissionRow,
} from '../../4-binding/submissions/submissions.store.ts'
import { actorWords, byAndNetwork } from './actor-words.ts'
import { exportedBinding } from './exported-binding.ts'
import { listBindingRecords, listQuoteRecords, listQuotesAbout } from './personal-data.store.ts'

export type ExportDependencies = { db: Database; reader: QuoteReader; encryptor: Encryptor }

/** All quotes about a person with everything that belongs to them, tax numbers masked. */
export async function exportedQuotes({ db, reader, encryptor }: ExportDependencies, person: Person, now: Date) {
  const rows = await listQuotesAbout(db, person, now)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const records = await recordsOf(db, ids)
  const binding = exportedBinding(await listBindingRecords(db, ids), encryptor, person)
  return rows.map((row) => {
    const { served, answers, context, expiring } = reader.open(row, now)
    const maskedPaths = coveredFor(served, person)
    return {
      id: row.id,
      uuid: row.uuid,
      site: row.site,
      application_type: row.renews === null ? 'new' : 'renewal',
      completed: row.completed,
      furthest_page: row.max_step,
      created_at: row.created_at,
      updated_at: row.updated_at,
      partner: row.partner,
      campaign_id: row.campaign_id,
      device: row.device,
      partnership: { source: row.partnership_source, name: row.partnership_name },
      test_features: row.test_features,
      reminded_at: row.follow_up_at,
      answers: maskAnswers(answersFor(person, answers), maskedPaths),
      ...(expiring ? { answers_carried_over: maskAnswers(expiring, maskedPaths) } : {}),
      submissions: (records.submissions.get(row.id) ?? []).map((submission) =>
        exportedSubmission(submission, { ...records, binding }, encryptor, { served, today: context.today }, person),
      ),
      documents: rowsOf(row, records.documents).map(({ id, name, size, created_at, removed_at }) => ({
        id,
        name,
        size,
        created_at,
        removed_at,
      })),
      documents_of_offers: rowsOf(row, records.offerDocuments).map(({ id, kind, name, size, created_at, holder }) => ({
        ...{ id, kind, name, size, created_at },
        ...(holder ? { holder } : {}),
      })),
      policy_requests: rowsOf(row, records.policyRequests),
      asked_by_the_desk: rowsOf(row, records.deskRequests),
      domain_scans: rowsOf(row, records.scans),
      links: rowsOf(row, records.links),
      history: rowsOf(row, records.events).map((event) => exportedEvent(event, person)),
    }
  })
}

type OfQuote = { readonly quote_id: string }

/** What belongs to a quote, without the quote's id. */
const rowsOf = <Row extends OfQuote>(
  { id }: QuoteRow,
  all: ReadonlyMap<string, readonly Row[]>,
): Omit<Row, 'quote_id'>[] => (all.get(id) ?? []).map(({ quote_id: _quote, ...row }) => row)

/** Read for all quotes at once: there may be many, since anybody may have named this person's address. */
async function recordsOf(db: Database, quoteIds: readonly string[]) {
  const { scans, links, events, policyRequests, deskRequests } = await listQuoteRecords(db, quoteIds)
  return {
    submissions: byQuote(await listSubmissions(db, quoteIds)),
    offers: Map.groupBy(await listOffers(db, quoteIds), ({ submission_uuid }) => submission_uuid),
    documents: byQuote(await listDocumentsOfQuotes(db, quoteIds)),
    offerDocuments: byQuote(await listOfferDocuments(db, quoteIds)),
    scans: byQuote(scans),
    links: byQuote(links),
    policyRequests: byQuote(policyRequests),
    deskRequests: byQuote(deskRequests),
    events: byQuote(events),
  }
}

const byQuote = <Row extends OfQuote>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, ({ quote_id }) => quote_id)

type OfSubmission = {
  readonly offers: ReadonlyMap<string, readonly OfferRow[]>
  readonly binding: ReturnType<typeof exportedBinding>
}

function exportedSubmission(
  { uuid, number, created_at, snapshot, quote_id }: SubmissionRow,
  { offers, binding }: OfSubmission,
  encryptor: Encryptor,
  { served, today }: { readonly served: ServedSite; readonly today: string },
  person: Person,
) {
  const answers = decryptAnswers(snapshot.answers, sensitiveOf(served), encryptor, quote_id)
  return {
    uuid,
    number,
    submitted_at: created_at,
    as_submitted: {
      ...snapshot,
      submitted_by: actorWords(snapshot.submitted_by, person),
      steps: stepsFor(person, snapshot.steps),
      answers: maskAnswers(answersFor(person, answers), coveredFor(served, person)),
    },
    offers: (offers.get(uuid) ?? []).map((offer) => ({ ...offerReply(offer, today), ...binding(offer.uuid) })),
  }
}

type EventRow = Awaited<ReturnType<typeof listQuoteRecords>>['events'][number]

const exportedEvent = ({ at, kind, actor, step, changes, origin }: Omit<EventRow, 'quote_id'>, person: Person) => ({
  at,
  kind,
  ...byAndNetwork(actor, origin, person),
  ...(step === null ? {} : { page: step }),
  changed: changes.map(({ path }) => path),
})
