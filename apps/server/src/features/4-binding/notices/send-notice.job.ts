import { billState } from '@coverwright/core/lifecycle/bill'
import { causes } from '@coverwright/core/lifecycle/lifecycle'
import type { NoticeKind } from '@coverwright/core/lifecycle/notices'
import type { Database } from '../../../platform/database/database.ts'
import { handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import { recordSentNotice } from '../../1-foundation/mails/held-mails.store.ts'
import { noticeJob } from '../../1-foundation/mails/queue-notice.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { findPersonByEmail } from '../../2-identity/users/users.store.ts'
import { type NotifyDependencies, notifyAll } from '../../3-quoting/notices/notify-all.ts'
import { lockAnyQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { amountText } from '../bills/amount-text.ts'
import { findBillOf } from '../bills/bills.store.ts'
import { listOffers, type OfferRow } from '../submissions/submissions.store.ts'

type Dependencies = NotifyDependencies & {
  readonly db: Database
  readonly reader: QuoteReader
  readonly staff: Pick<Staff, 'roleOf'>
}

type NoticeEvent = {
  readonly quote: string
  readonly kind: NoticeKind
  readonly offer?: string | undefined
  readonly by?: string | undefined
}

export const sendNoticeHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(noticeJob, (event) => sendNotice(dependencies, event))

/** Mails what happened to an application. Nothing when it was erased meanwhile. */
const sendNotice = (dependencies: Dependencies, event: NoticeEvent): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { reader, clock } = dependencies
    const row = await lockAnyQuote(trx, event.quote)
    if (!row) return
    const quote = reader.open(row, clock())
    const facts = await factsOf(trx, event, quote, clock())
    if (!facts) return
    const besides = causes.find((cause) => cause === event.by)
    await notifyAll(
      trx,
      dependencies,
      quote,
      { kind: event.kind, ...facts },
      {
        ...(event.kind === 'renewal_declined' ? { staffPage: `/policies/${row.uuid}` } : {}),
        ...(event.kind === 'application_assigned'
          ? { assignee: await assigneeOf(trx, dependencies, row, event.by) }
          : {}),
        ...(besides === undefined ? {} : { besides }),
      },
    )
  })

/** What the mail says of an offer and its bill; undefined when there is nothing to tell any more. */
async function factsOf(trx: Database, { kind, offer: uuid }: NoticeEvent, quote: QuoteSnapshot, now: Date) {
  const offer =
    uuid === undefined ? undefined : (await listOffers(trx, [quote.row.id])).find((each) => each.uuid === uuid)
  const about = offer ? ofOffer(quote, offer) : {}
  if (!kind.startsWith('bill_')) return about
  const amount = await billedAmount(trx, kind, { quote, offer, now })
  return amount === undefined ? undefined : { ...about, amount }
}

const ofOffer = ({ served }: QuoteSnapshot, { carrier, line }: OfferRow) => ({
  insurer: insurerName(carrier),
  line: served.country.types.find((type) => type.line === line)?.name ?? line,
})

type OfBill = { readonly quote: QuoteSnapshot; readonly offer: OfferRow | undefined; readonly now: Date }

/** The amount of the bill, formatted; undefined when there is nothing to report. A refund is reported once. */
async function billedAmount(
  trx: Database,
  kind: NoticeKind,
  { quote: { row, served }, offer, now }: OfBill,
): Promise<string | undefined> {
  const bill = offer && (await findBillOf(trx, offer.uuid))
  if (!offer || !bill) return undefined
  if (kind === 'bill_to_refund') {
    if (billState(bill.state, offer.stage) !== 'to_refund') return undefined
    const notice = { event: kind, thing: bill.uuid, day: String(offer.version), quote_id: row.id }
    if (!(await recordSentNotice(trx, notice, now))) return undefined
  }
  return amountText(bill.amount, bill.currency, served.site.locale)
}

/** Who has the application now; nobody when they took it themselves. */
async function assigneeOf(
  trx: Database,
  { staff }: Pick<Dependencies, 'staff'>,
  { owner_email }: QuoteRow,
  by: string | undefined,
) {
  if (owner_email === null) return undefined
  const person = await findPersonByEmail(trx, owner_email)
  if (person && `person:${person.id}` === by) return undefined
  return { email: owner_email, isAgent: isAgent(staff.roleOf(owner_email).role) }
}
