import { IndicationRequest } from '@coverwright/contract/carriers/indications'
import { type Answers, isRecord, writeAnswer } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { locate } from '@coverwright/core/navigation/navigate'
import { submission } from '@coverwright/core/saving/submission'
import { Value } from 'typebox/value'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { requestParts } from '../offers/carrier-request.ts'

/** Who somebody is and where they live moves no price, so it is not sent before an offer is asked for. */
const personal: ReadonlySet<string> = new Set([
  'company_name',
  'business_type_details',
  'name',
  'first_name',
  'last_name',
  'street',
  'unit',
  'email',
  'phone',
  'birthdate',
  'license_number',
  'vin',
  'description',
  'cancelled_reason',
  'domain',
])

function withoutPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonal)
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => !personal.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutPersonal(inner)]))
}

/** How far the applicant has come. A list may be added to until then: of one vehicle nobody knows whether there is a second. */
const reachedIn = (flowState: FlowState, furthest: string): number =>
  locate(flowState, `/${furthest.replace(/^\//, '')}`)?.index ?? 0

/** What an open page shows without an answer is not said yet. */
function withoutUnfinished(answers: Answers, flowState: FlowState, reached: number): Answers {
  const unfinished = flowState.pages.flatMap(({ list, status, visible }, index) => {
    if (list) return index < reached ? [] : [list.step.items]
    return status === 'complete' ? [] : visible
  })
  return unfinished.reduce((known, path) => writeAnswer(known, path, undefined), answers)
}

/** Losses are known once somebody said whether there were any. */
const isAnswered = (claims: unknown): boolean => isRecord(claims) && claims.any !== undefined

/**
 * A quote on its way in the terms of the carrier contract; undefined where not even the class and the state are known.
 */
export function indicationRequest(
  { row, facts, flowState, context }: QuoteSnapshot,
  asked: { readonly line: string; readonly carrier: string },
): IndicationRequest | undefined {
  const reached = reachedIn(flowState, row.max_step)
  const isComplete = flowState.pages.every(
    ({ status, list }, index) => status === 'complete' && (!list || index < reached),
  )
  const answers = withoutUnfinished(submission(flowState, context), flowState, reached)
  const parts = requestParts({ answers, facts, submitted_at: context.today }, { ...asked, uuid: row.uuid })
  const { request_id: _id, remarks: _remarks, renewal: _renewal, claims, business, ...known } = parts
  const { vehicle_count } = answers
  const request = withoutPersonal({
    ...known,
    business: {
      ...(isRecord(business) ? business : {}),
      ...(typeof vehicle_count === 'number' ? { vehicle_count } : {}),
    },
    ...(isAnswered(claims) ? { claims } : {}),
    ...(isComplete ? { complete: true } : {}),
  })
  return Value.Check(IndicationRequest, request) ? request : undefined
}
