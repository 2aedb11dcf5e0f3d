import type { BillingReply } from '@coverwright/contract/binding/bills'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { MailRequest } from '../../1-foundation/mails/mail.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { aboutSender } from '../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../3-quoting/links/company-of.ts'
import { linkAddress, makeLink, ownersEmail } from '../../3-quoting/links/make-link.ts'
import type { QuoteReader, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import type { BindTrouble } from './bind-requests.tables.ts'

export type TellDependencies = {
  readonly encryptor: Encryptor
  readonly pageAddress: PageAddress
  readonly reader: QuoteReader
  readonly recordEvent: RecordEvent
  readonly clock: () => Date
}

export type BindingNews =
  | { readonly kind: 'bind_requested' }
  | {
      readonly kind: 'bind_confirmed'
      readonly reference: string
      readonly from: string
      readonly to: string
      readonly billing: Pick<BillingReply, 'by' | 'pay_url'>
    }
  | { readonly kind: 'bind_no_reply'; readonly trouble: BindTrouble['kind'] }
  | { readonly kind: 'bind_refused'; readonly reasons: readonly string[] }
  | { readonly kind: 'requirement_opened'; readonly needs: readonly string[] }

type About = { readonly quote: QuoteSnapshot; readonly offer: Pick<OfferRow, 'line' | 'carrier'> }

/** Mails what happened to an offer to the applicant, to the agency that works on it, and to the site's desk. */
export async function tellOfBinding(
  trx: Database,
  dependencies: TellDependencies,
  { quote, offer }: About,
  news: BindingNews,
): Promise<void> {
  const { row, served, agency } = quote
  const { site, country } = served
  const company = companyOf(quote)
  const shared = {
    ...(company === undefined ? {} : { company }),
    site: site.id,
    insurer: insurerName(offer.carrier),
    line: country.types.find(({ line }) => line === offer.line)?.name ?? offer.line,
  }
  const applicant = (await ownersEmail(trx, row)) ?? row.contact_email
  if (applicant) {
    const link = await makeLink(
      trx,
      { quote: row, email: applicant, purpose: 'submitted', actor: 'system' },
      dependencies.clock(),
    )
    const href = linkAddress(dependencies.pageAddress, site.id, link)
    const mail = { ...aboutSender(quote), ...shared, to: applicant, link: href, isToStaff: false }
    await queueMail(trx, dependencies, { ...mail, ...dataOf(news) }, link.uuid)
  }
  const staff = new Set([...(agency?.email ? [agency.email] : []), site.contact.email])
  for (const to of staff) {
    const link = dependencies.pageAddress(site.id, `/${row.uuid}/thank-you`)
    await queueMail(trx, dependencies, { ...shared, to, link, isToStaff: true, ...dataOf(news) })
  }
}

type News = Extract<MailRequest, { readonly isToStaff: boolean }>
type OwnData<Mail> = Mail extends unknown
  ? Omit<Mail, keyof Extract<News, { kind: 'bind_requested' }>> & Pick<Mail, Extract<keyof Mail, 'kind'>>
  : never

function dataOf(news: BindingNews): OwnData<News> {
  switch (news.kind) {
    case 'bind_confirmed':
      return {
        ...{ kind: news.kind, reference: news.reference, from: news.from, to_day: news.to },
        billed_by: news.billing.by,
        ...(news.billing.pay_url ? { pay_url: news.billing.pay_url } : {}),
      }
    case 'bind_no_reply':
      return { kind: news.kind, trouble: news.trouble }
    case 'bind_refused':
      return { kind: news.kind, reasons: [...news.reasons] }
    case 'requirement_opened':
      return { kind: news.kind, needs: [...news.needs] }
    default:
      return { kind: news.kind }
  }
}
