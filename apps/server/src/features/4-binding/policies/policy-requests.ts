import { randomUUID } from 'node:crypto'
import type { NewPolicyRequest, PoliciesReply, PolicyRequestStep } from '@coverwright/contract/binding/policies'
import { cleanText } from '@coverwright/core/input/clean-text'
import { isOpenRequest, policyRequest } from '@coverwright/core/lifecycle/policy-request'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { contentHash } from '../../../platform/content-hash.ts'
import { AppError, notFound, refusedFields } from '../../../platform/errors/app-error.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { listDocuments } from '../../3-quoting/uploads/uploads.store.ts'
import { nextOf } from '../submissions/offers/next-of.ts'
import { type HeldPolicies, type PolicyDependencies, withPolicies } from './hold-policy.ts'
import { notifyOfRequest } from './notify-of-request.ts'
import { findRequest, insertRequest, type RequestRow, setRequest } from './policies.store.ts'

/** Files about a policy, until its request names them. */
export const policyFilesField = (offer: string): string => `bind.policy.${offer}`

/**
 * Requests a change or cancellation of a policy from its insurer. The same uuid again changes nothing.
 * @throws 404 for another application's policy; 409 when it has ended or its cancellation was already requested; 422
 */
export const askOfPolicy = (
  dependencies: PolicyDependencies,
  access: QuoteAccess,
  offer: string,
  newRequest: NewPolicyRequest,
): Promise<PoliciesReply> =>
  withPolicies(dependencies, access, async (context) => {
    const { trx, quote, found, now } = context
    const policy = found.policies.find((each) => each.offer === offer)
    if (!policy) throw notFound('policy')
    const uuid = newRequest.uuid ?? randomUUID()
    if (await findRequest(trx, uuid)) return
    if (policy.state === 'ended' || policy.state === 'cancelled')
      throw new AppError(409, 'policy.over', 'This policy has ended, so nothing about it can be changed.')
    if (newRequest.kind === 'cancel' && policy.requests.some(isCancelling))
      throw new AppError(409, 'policy.asked_before', 'Its cancellation has already been requested.')
    const words = cleanText(newRequest.words, 'many')
    refuseWrong(newRequest, words, policy.effective_to)
    const row: RequestRow = {
      uuid,
      offer_uuid: offer,
      quote_id: quote.row.id,
      ...{ kind: newRequest.kind, state: 'asked', about: newRequest.about, wanted_from: newRequest.wanted_from, words },
      document_ids: await ownDocuments(context, offer, newRequest.documents ?? []),
      asked_by: actorPseudonym(access),
      ...{ asked_at: now, changed_at: now, answer: null, effective_from: null },
    }
    await insertRequest(trx, row)
    const { kind, about, wanted_from, document_ids } = row
    await recordRequestEvent(dependencies, context, access, row, {
      kind: 'policy_request_asked',
      changes: [
        changeOf(`requests.${uuid}.state`, null, 'asked'),
        // The words go when the application is erased; their hash stays in the chain.
        changeOf(`requests.${uuid}.asked`, null, {
          kind,
          about,
          wanted_from,
          document_ids,
          words: contentHash({ words }),
        }),
      ],
      previous: undefined,
    })
  })

const isCancelling = ({ kind, state }: Pick<RequestRow, 'kind' | 'state'>): boolean =>
  kind === 'cancel' && (isOpenRequest(state) || state === 'done')

const isDay = (value: unknown): boolean => calendarDay(value) !== undefined

function refuseWrong({ kind, wanted_from }: NewPolicyRequest, words: string, ends: string): void {
  const errors = [
    ...(isDay(wanted_from) ? [] : [{ field: 'wanted_from', message: 'is not a day' }]),
    ...(kind === 'cancel' && wanted_from >= ends
      ? [{ field: 'wanted_from', message: 'is after the policy ends' }]
      : []),
    ...(kind === 'change' && words === '' ? [{ field: 'words', message: 'is empty' }] : []),
  ]
  if (errors.length > 0) throw refusedFields(errors)
}

async function ownDocuments({ trx, quote }: HeldPolicies, offer: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const documents = await listDocuments(trx, quote.row.id)
  const own = documents.filter(({ field }) => field === policyFilesField(offer)).map(({ id }) => id)
  if (!ids.every((id) => own.includes(id)))
    throw refusedFields([{ field: 'documents', message: 'does not apply to it' }])
  return [...ids]
}

/**
 * Applies an event to a request: the desk passes it on and records the insurer's answer, the customer withdraws it.
 * @throws 409 or 403 by the table of its states; 422 for an answer without words, or a confirmation without a date
 */
export const advanceRequest = (
  dependencies: PolicyDependencies,
  access: QuoteAccess,
  uuid: string,
  { event, answer, effective_from }: PolicyRequestStep,
): Promise<PoliciesReply> =>
  withPolicies(dependencies, access, async (context) => {
    const { trx, quote, found, by, now } = context
    const before = await findRequest(trx, uuid)
    if (!before || before.quote_id !== quote.row.id) throw notFound('request')
    const state = nextOf(policyRequest, before.state, event, by)
    const words = cleanText(answer ?? '', 'many')
    refuseIncomplete(event, words, effective_from)
    if (event === 'confirm') refuseOutside(found, before.offer_uuid, effective_from)
    const row = await setRequest(trx, uuid, {
      ...{ state, changed_at: now },
      ...(words === '' ? {} : { answer: words }),
      ...(event === 'confirm' && effective_from !== undefined ? { effective_from } : {}),
    })
    await recordRequestEvent(dependencies, context, access, row, {
      kind: 'policy_request_advanced',
      changes: [
        changeOf(`requests.${uuid}.state`, before.state, state),
        ...(words === '' ? [] : [changeOf(`requests.${uuid}.answer`, null, contentHash({ words }))]),
        ...(row.effective_from === null ? [] : [changeOf(`requests.${uuid}.effective_from`, null, row.effective_from)]),
      ],
      previous: before.state,
    })
  })

function refuseIncomplete(event: PolicyRequestStep['event'], words: string, effective: string | undefined): void {
  if (event === 'refuse' && words === '') throw refusedFields([{ field: 'answer', message: 'is empty' }])
  if (event === 'confirm' && !isDay(effective))
    throw refusedFields([{ field: 'effective_from', message: 'is not a day' }])
}

/** A change dated outside the term belongs to another policy. */
function refuseOutside({ policies }: PoliciesReply, offer: string, day = ''): void {
  const policy = policies.find((each) => each.offer === offer)
  if (policy && (day < policy.effective_from || day >= policy.effective_to))
    throw refusedFields([{ field: 'effective_from', message: 'is not within the term of the policy' }])
}

type Happening = {
  readonly kind: 'policy_request_asked' | 'policy_request_advanced'
  readonly changes: ReturnType<typeof changeOf>[]
  readonly previous: string | undefined
}

async function recordRequestEvent(
  dependencies: PolicyDependencies,
  { trx, quote, found, now }: HeldPolicies,
  access: QuoteAccess,
  row: RequestRow,
  { kind, changes, previous }: Happening,
): Promise<void> {
  const actor = actorPseudonym(access)
  const quoteAfter = await changeQuote(
    trx,
    quote.row,
    {},
    { version: quote.row.version, kind, at: now, actor, changes },
  )
  await dependencies.recordEvent(trx, {
    site: quoteAfter.site,
    type: previous === undefined ? 'policy_request.asked' : 'policy_request.updated',
    data: {
      id: row.uuid,
      application: quoteAfter.uuid,
      version: quoteAfter.events,
      state: row.state,
      ...(previous === undefined ? {} : { previous }),
      offer: row.offer_uuid,
      kind: row.kind,
    },
  })
  const policy = found.policies.find(({ offer }) => offer === row.offer_uuid)
  if (policy) await notifyOfRequest(trx, dependencies, { quote, policy, request: row })
}
