import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { DeskRecord } from '@coverwright/contract/desk/record'
import { applicationLifecycle } from '@coverwright/core/lifecycle/application'
import { insurerAnswer } from '@coverwright/core/lifecycle/insurer-answer'
import { possibleEvents } from '@coverwright/core/lifecycle/lifecycle'
import { isWithInsurer, offerLifecycle } from '@coverwright/core/lifecycle/offer'
import { displayedPhone } from '@coverwright/core/text/phone'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { openQuote } from '../../3-quoting/quotes/require-quote.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { listDocuments } from '../../3-quoting/uploads/uploads.store.ts'
import { applicationOf } from '../../4-binding/documents/application-of.ts'
import { documentReply } from '../../4-binding/offer-documents/document-reply.ts'
import { listOfferDocuments } from '../../4-binding/offer-documents/offer-documents.store.ts'
import { pickedTypes } from '../../4-binding/submissions/forecast/picked-lines.ts'
import { offerReply } from '../../4-binding/submissions/offers/offer-reply.ts'
import { listOffers, listSubmissions, type OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import { offersOf, stateOf } from './change-application.ts'
import { deskApplication, saidIn } from './desk-application.ts'
import { deskBills } from './desk-bills.ts'
import { type DeskRow, findPlace } from './desk-list.store.ts'
import { listNotes, listTasks } from './desk-notes.store.ts'
import type { DeskDependencies } from './desk-page.ts'
import { listHappenings, listVersionsOf } from './desk-record.store.ts'
import { actorNames, staffNames } from './people-names.ts'
import { requestReply } from './requests/ask-customer.ts'
import { listRequests } from './requests/desk-requests.store.ts'
import { questionsOf } from './timeline/questions-of.ts'
import { type TimelineWords, timeline } from './timeline/timeline.ts'

export type RecordDependencies = DeskDependencies & { encryptor: Encryptor }

/**
 * Everything about one application, for the desk.
 * @throws 404 for an application of another site
 */
export async function deskRecord(dependencies: RecordDependencies, access: QuoteAccess): Promise<DeskRecord> {
  const { db, staff, encryptor, clock } = dependencies
  const now = clock()
  const quote = await openQuote(dependencies, access, now)
  const { row } = quote
  const today = quote.served.today(now)
  const place = (await findPlace(db, { today, now }, row.id)) ?? unreachable(row)

  const offers = await offersOf(db, row)
  const all = await listOffers(db, [row.id])
  const bills = await deskBills(db, row.id, all)
  const shownOffers = all.filter(
    (offer) => offers.some(({ uuid }) => uuid === offer.uuid) || bills.some((bill) => bill.offer === offer.uuid),
  )
  const contactEmail = saidIn(quote, 'contact_email')
  const recipients = contactEmail === undefined ? [] : recipientKeys(encryptor, contactEmail)
  const happenings = await listHappenings(db, { quoteId: row.id, site: row.site, recipients })
  const [notes, tasks] = [await listNotes(db, row.id), await listTasks(db, row.id)]
  const requests = await listRequests(db, row.id)
  const name = await actorNames(db, staff, [
    ...[...happenings.events, ...happenings.access].map(({ actor }) => actor),
    ...[...notes, ...tasks, ...requests].map(({ author }) => author),
    ...tasks.flatMap(({ done_by }) => done_by ?? []),
  ])
  const person = staffNames(staff)
  return {
    application: deskApplication(quote, place, staff),
    actions: actionsOf(quote, offers),
    contact: contactOf(quote),
    offers: await offersWithVersions(db, shownOffers, today),
    bills,
    answers: await answersOf(dependencies, quote),
    documents: (await listDocuments(db, row.id)).map(({ id, name: file, size, created_at }) => ({
      id,
      name: file,
      size,
      at: created_at.toISOString(),
      path: `desk/applications/${row.id}/documents/${id}`,
    })),
    offer_documents: (await listOfferDocuments(db, [row.id])).map(documentReply),
    notes: notes.map(({ id, at, author, text }) => ({ id, at: at.toISOString(), by: name(author), text })),
    tasks: tasks.map(({ id, at, author, what, who_email, due, done_at, done_by }) => ({
      ...{ id, at: at.toISOString(), by: name(author), what, due },
      ...(who_email === null ? {} : { who: person(who_email) }),
      ...(done_at === null ? {} : { done_at: done_at.toISOString(), done_by: name(done_by ?? '') }),
    })),
    requests: requests.map((request) => ({
      ...requestReply(request),
      by: name(request.author),
      ...(request.done_at === null ? {} : { done_at: request.done_at.toISOString() }),
    })),
    events: timeline(happenings, await wordsOf(db, quote, { name, person, offers: all })),
    lines: pickedTypes(quote).map(({ line, name: of }) => ({ line, name: of })),
    insurers: insurersOf(quote),
  }
}

type RecordNames = {
  readonly name: (actor: string) => string
  readonly person: ReturnType<typeof staffNames>
  readonly offers: readonly OfferRow[]
}

/** What the paths and values of its events mean. */
async function wordsOf(
  db: Database,
  quote: QuoteSnapshot,
  { name, person, offers }: RecordNames,
): Promise<TimelineWords> {
  const { served, flowState, row } = quote
  const { translate, site, country } = served
  const insurers = new Map(offers.map(({ uuid, carrier }) => [uuid, insurerName(carrier)]))
  const agreements = new Map(
    (await listSubmissions(db, [row.id]))
      // New prices are requested with the statements agreed to before.
      .filter(({ snapshot }) => snapshot.agreed_in === undefined)
      .map(({ uuid, snapshot }) => [uuid, snapshot.disclosures]),
  )
  return {
    ...questionsOf(flowState, translate),
    t: translate,
    locale: site.locale,
    nameOf: name,
    insurerOf: (offer) => insurers.get(offer) ?? translate('certificate.insurer'),
    lineName: (line) => country.types.find((type) => type.line === line)?.name ?? line,
    personOf: (email) => person(email).name,
    agreedIn: (submission) =>
      (agreements.get(submission) ?? []).map(({ heading = translate('desk.timeline.agreed'), text }) => ({
        heading,
        text,
      })),
  }
}

/** A draft that names nobody yet is in no queue. */
const unreachable = ({ id, created_at }: QuoteSnapshot['row']): DeskRow => ({
  ...{ id, next_step: 'new', since: created_at, stages: [], asked: 0, answered: 0 },
  ...{ best: null, currency: null, valid_until: null, ends_on: null, task_due: null },
})

/** What the desk may cause now. Closing waits for an insurer that was asked to bind. */
const actionsOf = ({ row }: QuoteSnapshot, offers: readonly OfferRow[]): string[] =>
  possibleEvents(applicationLifecycle, stateOf(row, offers), 'desk').filter((event) => {
    if (event === 'close') return !offers.some(({ stage }) => isWithInsurer(stage))
    if (event === 'reopen') return row.completed
    return event !== 'reopen_draft' || !row.completed
  })

async function offersWithVersions(db: Database, offers: readonly OfferRow[], today: string) {
  const versions = await listVersionsOf(
    db,
    offers.map(({ uuid }) => uuid),
  )
  const byOffer = Map.groupBy(versions, ({ offer_uuid }) => offer_uuid)
  return offers.map((offer) => ({
    offer: offerReply(offer, today),
    actions: [
      ...possibleEvents(insurerAnswer, offer.state, 'desk'),
      ...possibleEvents(offerLifecycle, offer.stage, 'desk'),
    ],
    versions: (byOffer.get(offer.uuid) ?? []).map(({ number, at, source, state, reply }) => ({
      ...{ number, at: at.toISOString(), source, state },
      ...(reply.premium ? { premium: reply.premium.amount } : {}),
    })),
  }))
}

function contactOf(quote: QuoteSnapshot): DeskRecord['contact'] {
  const name = [saidIn(quote, 'contact_first_name'), saidIn(quote, 'contact_last_name')].filter(Boolean).join(' ')
  const email = saidIn(quote, 'contact_email')
  const phone = displayedPhone(saidIn(quote, 'contact_phone') ?? '', quote.served.site.country)
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
}

/** The answers as they are printed. */
async function answersOf({ db, encryptor }: RecordDependencies, quote: QuoteSnapshot): Promise<DeskRecord['answers']> {
  const { sections } = await applicationOf(db, encryptor, quote)
  return sections.map(({ title, rows }) => ({
    title,
    answers: rows.map(({ question, answer }) => ({ label: question, value: answer })),
  }))
}

/** The insurers of the catalogue for the lines of an application. */
function insurersOf(quote: QuoteSnapshot): DeskRecord['insurers'] {
  const ids = pickedTypes(quote).flatMap(({ line }) =>
    carriersOf(line, quote.served.country.carriers).map(({ carrier }) => carrier.id),
  )
  return [...new Set(ids)].map((id) => ({ id, name: insurerName(id) }))
}
