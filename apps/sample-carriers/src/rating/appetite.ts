import type { AppetiteReply, AppetiteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { appliesTo } from './applies.ts'
import { inForce } from './in-force.ts'
import type { AppetiteRule, SampleCarrier } from './sample-carrier.ts'

const ruleFor = (carrier: SampleCarrier, request: AppetiteRequest, day: CalendarDate): AppetiteRule | undefined =>
  rulesFor(carrier, request.line, day).find(
    ({ lines, applies }) => (lines?.includes(request.line) ?? true) && appliesTo(applies, request),
  )

const rulesFor = (carrier: SampleCarrier, line: string, day: CalendarDate): readonly AppetiteRule[] =>
  carrier.lines[line]?.appetite ?? inForce(carrier.appetite, day).entry.rules

/** The insurer's own code for a class: its prefix, its hazard grade and the trade. Invented, like the insurer. */
const codeOf = (carrier: SampleCarrier, { class: { hazard, naics6 } }: AppetiteRequest) =>
  `${carrier.prefix}-${hazard}${naics6}`

export function appetiteFor(carrier: SampleCarrier, request: AppetiteRequest, day: CalendarDate): AppetiteReply {
  if (!Object.hasOwn(carrier.lines, request.line)) {
    return { sample: true, outcome: 'out', reason: 'We do not offer this insurance.' }
  }
  const rule = ruleFor(carrier, request, day)
  if (rule?.outcome === 'out') return { sample: true, outcome: 'out', reason: rule.reason }
  const code = codeOf(carrier, request)
  return rule ? { sample: true, outcome: 'refer', code, reason: rule.reason } : { sample: true, outcome: 'in', code }
}

/** The same decision with its rule, for the answer to a quote request. */
export const appetiteRule = ruleFor
