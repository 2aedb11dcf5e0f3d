import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { PoliciesReply, Policy, PolicyRequest } from '@coverwright/contract/binding/policies'
import { readAnswer } from '@coverwright/core/answers/answers'
import { type Cause, possibleEvents } from '@coverwright/core/lifecycle/lifecycle'
import { policyRenewal, type RenewalState, renewalState } from '@coverwright/core/lifecycle/policy-renewal'
import { policyRequest } from '@coverwright/core/lifecycle/policy-request'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { Database } from '../../../platform/database/database.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { listDocumentsOfQuotes } from '../../3-quoting/uploads/uploads.store.ts'
import { documentReply } from '../offer-documents/document-reply.ts'
import { listOfferDocuments } from '../offer-documents/offer-documents.store.ts'
import { renewalDays } from './notice-days.ts'
import {
  listPolicies,
  listRenewals,
  listRenewalWords,
  listRequests,
  type PolicyRow,
  type RequestRow,
} from './policies.store.ts'

type RelatedRows = Awaited<ReturnType<typeof findPolicies>>

/** Everything about the policies of quotes. */
export async function findPolicies(db: Database, quotes: readonly QuoteSnapshot[]) {
  const ids = quotes.map(({ row }) => row.id)
  const policies = await listPolicies(db, ids)
  const submissions = [...new Set(policies.map(({ submission_uuid }) => submission_uuid))]
  const requests = await listRequests(db, ids)
  const attachedIds = new Set(requests.flatMap(({ document_ids }) => document_ids))
  const documents = attachedIds.size === 0 ? [] : await listDocumentsOfQuotes(db, ids)
  return {
    policies: Map.groupBy(policies, ({ quote_id }) => quote_id),
    renewals: new Map((await listRenewals(db, submissions)).map((row) => [row.renews, row])),
    words: new Map((await listRenewalWords(db, submissions)).map((row) => [row.submission_uuid, row])),
    requests: Map.groupBy(requests, ({ offer_uuid }) => offer_uuid),
    documents: Map.groupBy(await listOfferDocuments(db, ids), ({ offer_uuid }) => offer_uuid),
    names: new Map(documents.map(({ id, name }) => [id, name])),
  }
}

/**
 * The policies of one quote, as somebody sees them.
 * @param by the viewer: what they may do is included with each
 */
export function policiesOf(quote: QuoteSnapshot, relatedRows: RelatedRows, by: Cause): PoliciesReply {
  const { row, answers, served } = quote
  const policies = relatedRows.policies.get(row.id) ?? []
  const next = nextRenewal(policies, { related: relatedRows, by, served, today: quote.context.today })
  const submission = next?.submission ?? row.submission_uuid
  const company = readAnswer(answers, 'company_name')
  return {
    application: row.id,
    uuid: row.uuid,
    ...(submission === null ? {} : { submission }),
    ...(typeof company === 'string' && company !== '' ? { company_name: company } : {}),
    policies: policies.map((policy) => policyReply(policy, quote, relatedRows, by)),
    ...(next ? { renewal: next.renewal } : {}),
  }
}

function policyReply(
  policy: PolicyRow,
  { served, context }: QuoteSnapshot,
  relatedRows: RelatedRows,
  by: Cause,
): Policy {
  const {
    offer_uuid,
    line,
    carrier,
    reply,
    reference,
    effective_from,
    effective_to,
    cancelled_from: cancelledFrom,
  } = policy
  const requests = relatedRows.requests.get(offer_uuid) ?? []
  return {
    offer: offer_uuid,
    line,
    line_name: served.country.types.find((type) => type.line === line)?.name ?? line,
    insurer: insurerName(carrier),
    ...{ reference, effective_from, effective_to },
    ...(reply.premium ? { premium: { amount: reply.premium.amount, currency: reply.premium.currency } } : {}),
    state: stateOn(context.today, { from: effective_from, to: effective_to, cancelled: cancelledFrom }),
    ...(cancelledFrom ? { cancelled_from: cancelledFrom } : {}),
    requests: requests.map((request) => requestReply(request, relatedRows, by)),
    certificates: allCarriers.some(({ id, certificates }) => id === carrier && certificates),
    documents: (relatedRows.documents.get(offer_uuid) ?? []).map(documentReply),
  }
}

type Period = { readonly from: string; readonly to: string; readonly cancelled: string | null }

function stateOn(today: string, { from, to, cancelled }: Period): Policy['state'] {
  if (cancelled !== null && cancelled <= today) return 'cancelled'
  if (to <= today) return 'ended'
  return today < from ? 'upcoming' : 'in_force'
}

function requestReply(request: RequestRow, { names }: Pick<RelatedRows, 'names'>, by: Cause): PolicyRequest {
  const { uuid, offer_uuid, kind, state, about, wanted_from, words, document_ids, answer, effective_from } = request
  return {
    uuid,
    offer: offer_uuid,
    ...{ kind, state, about, wanted_from, words },
    documents: document_ids.flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    asked_at: request.asked_at.toISOString(),
    changed_at: request.changed_at.toISOString(),
    ...(answer === null ? {} : { answer }),
    ...(effective_from === null ? {} : { effective_from }),
    may: [...possibleEvents(policyRequest, state, by)],
  }
}

type Renewing = {
  readonly related: RelatedRows
  readonly by: Cause
  readonly served: Pick<ServedSite, 'site'>
  readonly today: string
}

/**
 * What is bound by one submission is renewed together: the renewal that is still open, and ends first. Undefined when
 * everything is cancelled.
 */
function nextRenewal(policies: readonly PolicyRow[], renewing: Renewing) {
  const inForce = policies.filter(({ cancelled_from }) => cancelled_from === null)
  const all = [...Map.groupBy(inForce, ({ submission_uuid }) => submission_uuid)]
    .map(([submission, own]) => ({ submission, renewal: renewalReply(submission, own, renewing) }))
    .toSorted((one, other) => one.renewal.ends.localeCompare(other.renewal.ends))
  return all.find(({ renewal: { state } }) => !endStates.includes(state)) ?? all.at(-1)
}

const endStates: readonly RenewalState[] = ['renewed', 'declined', 'lapsed']

function renewalReply(submission: string, policies: readonly PolicyRow[], { related, by, served, today }: Renewing) {
  const renewal = related.renewals.get(submission)
  const words = related.words.get(submission)
  const ends = policies.map(({ effective_to }) => effective_to).toSorted()[0] ?? today
  const notice = Math.max(...policies.map(({ line }) => renewalDays(served.site, line)))
  const state = renewalState({
    ...{ ends, today },
    dueFrom: daysAfter(ends, -notice) ?? ends,
    isBegun: renewal !== undefined,
    isBound: Boolean(renewal?.is_bound),
    isDeclined: words?.declined_at != null,
  })
  return {
    state,
    ends,
    may: [...possibleEvents(policyRenewal, state, by)],
    ...(renewal ? { quote: { id: renewal.id, uuid: renewal.uuid, completed: renewal.completed } } : {}),
    ...(words?.declined_at ? { declined_at: words.declined_at.toISOString() } : {}),
  }
}
