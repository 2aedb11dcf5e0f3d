import type { BillingReply } from '@coverwright/contract/binding/bills'
import type { Database } from '../../../platform/database/database.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { type NotifyDependencies, notifyAll } from '../../3-quoting/notices/notify-all.ts'
import type { QuoteReader, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import type { BindTrouble } from './bind-requests.tables.ts'

export type BindingNoticeDependencies = NotifyDependencies & {
  readonly reader: QuoteReader
  readonly recordEvent: RecordEvent
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
export async function notifyOfBinding(
  trx: Database,
  dependencies: BindingNoticeDependencies,
  { quote, offer }: About,
  news: BindingNews,
): Promise<void> {
  const { served } = quote
  const insurer = insurerName(offer.carrier)
  const line = served.country.types.find((type) => type.line === offer.line)?.name ?? offer.line
  await notifyAll(trx, dependencies, quote, { insurer, line, ...dataOf(news) })
}

function dataOf(news: BindingNews) {
  switch (news.kind) {
    case 'bind_confirmed':
      return {
        ...{ kind: news.kind, reference: news.reference, from: news.from, to_day: news.to },
        billed_by: news.billing.by,
        ...(news.billing.pay_url ? { pay_url: news.billing.pay_url } : {}),
      }
    case 'bind_refused':
      return { kind: news.kind, reasons: [...news.reasons] }
    case 'requirement_opened':
      return { kind: news.kind, needs: [...news.needs] }
    default:
      return news
  }
}
