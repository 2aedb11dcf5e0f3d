import { isBlank } from '../answers/answers.ts'
import type { DerivedAnswer } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import type { CompiledField } from './compiled-form.ts'
import type { FactUse, PrefilledAnswer } from './shared-answers.ts'
import type { Walk } from './walk.ts'

/**
 * Fills a visible field from other answers: from those of the same fact, or derived from earlier ones.
 * @returns whether its answer is locked, so that the field is not asked
 */
export function shareAnswer({ field, place, check }: CompiledField, { view, context, shared }: Walk): boolean {
  const { fact = field.path, derived } = field
  const own = view.get(place.path)
  // A carrier may word its options differently, so an answer that is invalid here leaves the question open.
  const passes = ({ given }: FactUse): boolean => !isBlank(given) && check(given, view, context.optionsOf).length === 0
  const derivedAnswer = derived && (derived.locked ?? isBlank(own)) ? derivedFrom(derived, view, check) : undefined
  const source = isBlank(own) && !derivedAnswer?.locked ? shared.uses.get(fact)?.find(passes) : undefined
  const prefilled = source ? { answer: source.given, from: source.path } : derivedAnswer
  // A prefilled answer is not a source for others; the field it came from is.
  const given = source ? undefined : (derivedAnswer?.answer ?? own)
  shared.add({ fact, use: { path: field.path, given }, prefilled })
  return prefilled?.locked ?? false
}

/** The derived answer, if it is valid. Checked against the catalogue's options, not against reference lists. */
function derivedFrom(
  { of, reads, locked }: DerivedAnswer,
  view: View,
  check: CompiledField['check'],
): PrefilledAnswer | undefined {
  const answer = of(view)
  const [from] = reads
  if (from === undefined || isBlank(answer) || check(answer, view).length > 0) return undefined
  return { answer, from, ...(locked && { locked }) }
}
