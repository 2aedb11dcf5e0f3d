import { AppError } from '../../../../platform/errors/app-error.ts'
import { aboutSender } from '../../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { linkAddress, makeLink, ownersEmail } from '../../../3-quoting/links/make-link.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import { changeQuote } from '../../../3-quoting/quotes/quotes.store.ts'
import { editionOf } from '../../../4-binding/documents/papers/printed-proposal.ts'
import { proposedOffers } from '../../../4-binding/documents/papers/proposal.ts'
import type { LockedApplication } from '../change-application.ts'
import type { AskDependencies } from '../requests/ask-customer.ts'

/**
 * Mails the customer that their proposal is ready, with a link to the offers. The chain of events says which offers it was of.
 * @throws 409 for a closed application, one without a price, or one that names nobody to send it to
 */
export async function sendProposal(
  { trx, row, by, at }: LockedApplication,
  dependencies: AskDependencies,
): Promise<void> {
  if (row.closed_at !== null) throw isClosed()
  const email = (await ownersEmail(trx, row)) ?? row.contact_email
  if (email === null) throw nobody()
  const quote = dependencies.reader.open(row, at)
  const offers = await proposedOffers(trx, quote)
  const proposal = { edition: editionOf(offers), offers: offers.map(({ uuid, version }) => ({ uuid, version })) }
  const event = { version: row.version, kind: 'proposal_sent', at, actor: by } as const
  await changeQuote(trx, row, {}, { ...event, changes: [changeOf('proposal', null, proposal)] })
  const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor: by }, at)
  const mail = { ...aboutSender(quote), kind: 'proposal', to: link.email, site: row.site } as const
  const address = linkAddress(dependencies.pageAddress, row.site, link)
  const notice = { ...mail, link: address, company: companyOf(quote) }
  await dependencies.notify(trx, 'applicant', notice, { id: link.uuid, quote: row.id })
}

const isClosed = (): AppError => new AppError(409, 'application.closed', 'This application is closed. Reopen it first.')

const nobody = (): AppError =>
  new AppError(409, 'request.nobody', 'The application has no email address to send it to.')
