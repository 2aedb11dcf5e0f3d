import type { PoliciesReply } from '@coverwright/contract/binding/policies'
import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { openQuote, withLockedQuote } from '../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { causeOf } from '../submissions/offers/cause-of.ts'
import { findPolicies, policiesOf } from './policies-of.ts'

export type PolicyDependencies = {
  readonly db: Database
  readonly reader: QuoteReader
  readonly notify: Notify
  readonly pageAddress: PageAddress
  readonly recordEvent: RecordEvent
  readonly clock: () => Date
}

export type HeldPolicies = {
  readonly trx: Database
  readonly quote: QuoteSnapshot
  readonly found: PoliciesReply
  readonly by: Extract<Cause, 'applicant' | 'agent' | 'desk'>
  readonly now: Date
}

/** The policies of an application that the actor may see. @throws 404 */
export async function readPolicies(
  { db, reader, clock }: Pick<PolicyDependencies, 'db' | 'reader' | 'clock'>,
  access: QuoteAccess,
): Promise<PoliciesReply> {
  const quote = await openQuote({ db, reader, clock }, access)
  return policiesOf(quote, await findPolicies(db, [quote]), causeOf(access))
}

/** Does something with the policies of an application, whose quote is locked until it is done. @throws 404 */
export async function withPolicies(
  dependencies: PolicyDependencies,
  access: QuoteAccess,
  change: (policies: HeldPolicies) => Promise<void>,
): Promise<PoliciesReply> {
  await withLockedQuote(dependencies, access, async ({ trx, now, quote }) => {
    const by = causeOf(access)
    const policies = policiesOf(quote, await findPolicies(trx, [quote]), by)
    if (policies.policies.length === 0) throw nothingBound()
    await change({ trx, quote, found: policies, by, now })
  })
  return await readPolicies(dependencies, access)
}

const nothingBound = (): AppError =>
  new AppError(409, 'policy.none', 'No insurer has bound any part of this application.')
