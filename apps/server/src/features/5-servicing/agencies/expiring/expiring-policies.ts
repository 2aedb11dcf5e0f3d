import type { AgencyPolicies } from '@coverwright/contract/agencies/expiring-policies'
import type { PoliciesReply } from '@coverwright/contract/binding/policies'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { Database } from '../../../../platform/database/database.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import type { QuoteReader } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { findPolicies, policiesOf } from '../../../4-binding/policies/policies-of.ts'
import { causeOf } from '../../../4-binding/submissions/offers/cause-of.ts'
import { listExpiringQuotes } from './expiring-policies.store.ts'

type Dependencies = {
  readonly db: Database
  readonly reader: Pick<QuoteReader, 'open'>
  readonly clock: () => Date
}

/**
 * The policies of an agent's clients that end within so many days and are not cancelled, with how far their renewal has
 * come. What is renewed together is one entry.
 * @param today where the insurance is bought, `YYYY-MM-DD`
 */
export async function expiringPolicies(
  { db, reader, clock }: Dependencies,
  actor: Actor,
  { days, today }: { readonly days: number; readonly today: string },
): Promise<AgencyPolicies[]> {
  const until = daysAfter(today, days) ?? today
  const now = clock()
  const rows = await listExpiringQuotes(db, actor, { from: today, until })
  const quotes = rows.map((row) => reader.open(row, now, actor))
  const policyRows = await findPolicies(db, quotes)
  return quotes
    .map((quote) => policiesOf(quote, policyRows, causeOf(actor)))
    .flatMap((boundPolicy) => entryOf(boundPolicy, { today, until }))
    .toSorted((one, other) => one.expires.localeCompare(other.expires))
}

/** Nothing where all that ends then is cancelled. */
function entryOf(
  { application, uuid, submission, company_name, policies, renewal }: PoliciesReply,
  { today, until }: { readonly today: string; readonly until: string },
): AgencyPolicies[] {
  const ending = policies.filter(
    ({ state, effective_to }) => state !== 'cancelled' && today <= effective_to && effective_to <= until,
  )
  const [expires] = ending.map(({ effective_to }) => effective_to).toSorted()
  if (expires === undefined || submission === undefined || renewal === undefined) return []
  return [
    {
      ...{ application, uuid, submission, expires },
      ...(company_name === undefined ? {} : { company_name }),
      policies: ending.map(({ line_name, insurer, reference, effective_to, premium }) => ({
        ...{ line_name, insurer, reference, effective_to },
        ...(premium ? { premium } : {}),
      })),
      renewal: {
        state: renewal.state,
        may_begin: renewal.may.includes('begin'),
        ...(renewal.quote ? { quote: renewal.quote } : {}),
      },
    },
  ]
}
