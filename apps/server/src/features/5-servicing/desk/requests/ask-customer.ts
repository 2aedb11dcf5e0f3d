import { randomUUID } from 'node:crypto'
import type { CustomerRequest, NewRequest } from '@coverwright/contract/desk/requests'
import { contentHash } from '../../../../platform/content-hash.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import type { Notify } from '../../../1-foundation/mails/notify.ts'
import { queueNotice } from '../../../1-foundation/mails/queue-notice.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { aboutSender } from '../../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { linkAddress, makeLink, ownersEmail } from '../../../3-quoting/links/make-link.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import { changeQuote, type QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import { requireQuote, requireQuoteToWrite } from '../../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { LockedApplication } from '../change-application.ts'
import { changeRequest, findRequest, insertRequest, listRequests, type RequestRow } from './desk-requests.store.ts'

export type AskDependencies = { reader: QuoteReader; notify: Notify; pageAddress: PageAddress; clock: () => Date }

/**
 * Asks the customer for something, by mail and on a page of theirs. The chain of events has the question's hash.
 * @throws 409 for an application that is not submitted or is closed, or that names nobody to ask
 */
export async function askCustomer(
  { trx, row, by, at }: LockedApplication,
  dependencies: AskDependencies,
  { id = randomUUID(), kind, text }: NewRequest,
): Promise<void> {
  if (!row.completed || row.closed_at !== null) throw notOpen()
  const email = (await ownersEmail(trx, row)) ?? row.contact_email
  if (email === null) throw nobody()
  const blank = { answered_at: null, answer: null, document_id: null, done_at: null, done_by: null }
  if (!(await insertRequest(trx, { ...blank, id, quote_id: row.id, at, author: by, kind, text }))) return
  const changes = [changeOf(`requests.${id}`, null, contentHash({ kind, text }))]
  await changeQuote(trx, row, {}, { version: row.version, kind: 'customer_asked', at, actor: by, changes })
  const quote = dependencies.reader.open(row, at)
  const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: by }, at)
  await dependencies.notify(
    trx,
    'applicant',
    {
      ...aboutSender(quote),
      ...{ kind: 'desk_asks', to: link.email, site: row.site, words: text },
      link: linkAddress(dependencies.pageAddress, row.site, link),
      company: companyOf(quote),
    },
    { id: link.uuid, quote: row.id },
  )
}

/** Notes that the desk has read an answer, or needs it no more. @throws 404 */
export async function finishRequest({ trx, row, by, at }: LockedApplication, id: string): Promise<void> {
  const request = await findRequest(trx, { id, quoteId: row.id })
  if (!request) throw notFound('request')
  if (request.done_at !== null) return
  await changeRequest(trx, id, { done_at: at, done_by: by })
  const changes = [changeOf(`requests.${id}.done`, null, true)]
  await changeQuote(trx, row, {}, { version: row.version, kind: 'request_done', at, actor: by, changes })
}

/** What a customer is asked for and has answered. @throws 404 */
export async function customerRequests(db: Database, access: QuoteAccess): Promise<readonly CustomerRequest[]> {
  const row = await requireQuote(db, access)
  const requests = await listRequests(db, row.id)
  // What the desk needs no more is asked no more.
  return requests.filter(({ answered_at, done_at }) => answered_at !== null || done_at === null).map(requestReply)
}

/**
 * Stores a customer's answer, which the desk then reads. The same answer again changes nothing.
 * @throws 404; 409 when the desk needs it no more, or it was answered otherwise
 */
export const answerRequest = (
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
  access: QuoteAccess,
  { request: id, answer }: { readonly request: string; readonly answer: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = clock()
    const row = await requireQuoteToWrite(trx, access, at)
    const request = await findRequest(trx, { id, quoteId: row.id })
    if (!request) throw notFound('request')
    if (request.answer === answer) return
    if (request.answered_at !== null || request.done_at !== null) throw answeredBefore()
    await changeRequest(trx, id, { answer, answered_at: at })
    await queueNotice(trx, { quote: row.id, kind: 'customer_replied' })
    const changes = [changeOf(`requests.${id}.answer`, null, contentHash({ answer }))]
    const actor = actorPseudonym(access)
    await changeQuote(trx, row, {}, { version: row.version, kind: 'customer_answered', at, actor, changes })
  })

export const requestReply = ({ id, kind, text, at, answered_at, answer }: RequestRow): CustomerRequest => ({
  ...{ id, kind, text, at: at.toISOString() },
  ...(answered_at === null ? {} : { answered_at: answered_at.toISOString(), answer: answer ?? '' }),
})

const notOpen = (): AppError =>
  new AppError(409, 'request.not_open', 'Requests need a submitted application that is not closed.')

const nobody = (): AppError =>
  new AppError(409, 'request.nobody', 'The application has no email address to send the request to.')

const answeredBefore = (): AppError =>
  new AppError(409, 'request.answered', 'This was already answered, or is no longer needed.')
