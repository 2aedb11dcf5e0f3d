import type { DeclineRenewal, PoliciesReply } from '@coverwright/contract/binding/policies'
import { policyRenewal } from '@coverwright/core/lifecycle/policy-renewal'
import { notFound } from '../../../platform/errors/app-error.ts'
import { queueNotice } from '../../1-foundation/mails/queue-notice.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { nextOf } from '../submissions/offers/next-of.ts'
import { type PolicyDependencies, withPolicies } from './hold-policy.ts'
import { keepDeclined } from './policies.store.ts'

/**
 * Records that a customer will not renew, and why. A repetition changes nothing.
 * @throws 409 when it is renewed already, or has ended
 */
export const declineRenewal = (
  dependencies: PolicyDependencies,
  access: QuoteAccess,
  { reason, note }: DeclineRenewal,
): Promise<PoliciesReply> =>
  withPolicies(dependencies, access, async ({ trx, quote: { row }, found: { renewal, submission }, by, now }) => {
    if (!renewal || submission === undefined) throw notFound('policy')
    if (renewal.state === 'declined') return
    const state = nextOf(policyRenewal, renewal.state, 'decline', by)
    const actor = actorPseudonym(access)
    await keepDeclined(
      trx,
      { submission_uuid: submission, quote_id: row.id },
      { declined_at: now, declined_by: actor, declined_reason: reason, note: note ?? null },
    )
    const quoteAfter = await changeQuote(
      trx,
      row,
      {},
      {
        version: row.version,
        kind: 'renewal_declined',
        at: now,
        actor,
        changes: [changeOf('renewal.state', renewal.state, state), changeOf('renewal.reason', null, reason)],
      },
    )
    await queueNotice(trx, { quote: row.id, by, kind: 'renewal_declined' })
    await dependencies.recordEvent(trx, {
      site: row.site,
      type: 'renewal.declined',
      data: {
        id: submission,
        application: row.uuid,
        version: quoteAfter.events,
        state,
        previous: renewal.state,
      },
    })
  })
