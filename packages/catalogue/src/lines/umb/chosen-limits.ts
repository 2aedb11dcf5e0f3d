import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Rule, View } from '@coverwright/core/rules/rule'
import { all, any, is, isAnswered } from '@coverwright/core/rules/rule'
import type { Line } from '../insurance-type-ids.ts'
import { insures } from '../insures.ts'
import { liabilityLimits } from '../liability-limits.ts'
import { hasPrivateCover, highestLimitOnly } from '../wc/state-of-work.ts'

/** In dollars; a policy without a limit of its own for a year has the first only. */
type Limits = { readonly claim_limit: number; readonly year_limit?: number }

type LimitSource = {
  readonly line: Line
  readonly at: AnswerPath
  readonly limits: (choice: unknown) => Limits
  /** Where this holds, its limit is fixed. */
  readonly fixed?: Rule
}

function liabilityLimitsOf(choice: unknown): Limits {
  const { occurrence_limit = 0, aggregate_limit = 0 } = liabilityLimits[String(choice)] ?? {}
  return { claim_limit: occurrence_limit, year_limit: aggregate_limit }
}

/** Where the limits of policies that are applied for together with the umbrella are chosen, by kind. */
const limitSources: Readonly<Record<string, LimitSource>> = {
  gl: { line: 'gl', at: 'coverage.liability_limit', limits: liabilityLimitsOf },
  bop: { line: 'bop', at: 'coverage.liability_limit', limits: liabilityLimitsOf },
  auto: { line: 'ca', at: 'ca.limit', limits: (choice) => ({ claim_limit: Number(choice) }) },
  employers: {
    line: 'wc',
    at: 'wc.general.el_limit',
    limits: (choice) => ({ claim_limit: Number(choice ?? 1_000_000) }),
    fixed: all(hasPrivateCover, highestLimitOnly),
  },
}

/** A policy of this kind is among the insurance that was picked. */
export const isPicked = (kind: unknown, view: View): boolean => {
  const source = Object.hasOwn(limitSources, String(kind)) ? limitSources[String(kind)] : undefined
  return source !== undefined && insures(source.line).test(view) === true
}

/** A line added from a recommendation is asked about after the umbrella, which then cannot see its limits. */
const readLater = (rule: Rule): Rule => ({ ...rule, reads: [], readsLater: rule.reads })

const isAppliedFor = is('item.status', 'applied_here')

/** The limits of a policy below the umbrella were chosen in this application. */
export const limitsAreChosen: Rule = all(
  isAppliedFor,
  any(
    ...Object.entries(limitSources).map(([kind, { line, at, fixed }]) =>
      all(is('item.line', kind), insures(line), readLater(fixed ? any(isAnswered(at), fixed) : isAnswered(at))),
    ),
  ),
)

/** The limits that were chosen for a policy of this kind. */
export const chosenLimits = (kind: unknown, get: (path: AnswerPath) => unknown): Limits | undefined => {
  const source = Object.hasOwn(limitSources, String(kind)) ? limitSources[String(kind)] : undefined
  return source?.limits(get(source.at))
}

/** The answers as the umbrella's insurers get them: with the limits of policies that were asked elsewhere. */
export function withChosenLimits(answers: Answers): Answers {
  const policies = readAnswer(answers, 'umbrella.underlying')
  if (!Array.isArray(policies)) return answers
  const policiesWithLimits = policies.map((policy: unknown) =>
    isRecord(policy) && policy.status === 'applied_here' && policy.claim_limit === undefined
      ? { ...policy, ...chosenLimits(policy.line, (path) => readAnswer(answers, path)) }
      : policy,
  )
  return writeAnswer(answers, 'umbrella.underlying', policiesWithLimits)
}
