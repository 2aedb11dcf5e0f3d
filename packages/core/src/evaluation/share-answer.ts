import { isBlank } from '../answers/answers.ts'
import type { Follows } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import type { CompiledField } from './compiled-form.ts'
import type { FactUse, Filled } from './shared-answers.ts'
import type { Walk } from './walk.ts'

/**
 * Fills a visible field from other answers: by the fact they share, or because its answer follows from theirs.
 * @returns whether its answer is settled, so that the field is not asked
 */
export function shareAnswer({ field, place, check }: CompiledField, { view, context, shared }: Walk): boolean {
  const { fact = field.path, follows } = field
  const own = view.get(place.path)
  // An insurer may word its options differently: an answer that does not pass here leaves the question open.
  const passes = ({ given }: FactUse): boolean => !isBlank(given) && check(given, view, context.optionsOf).length === 0
  const following = follows && (follows.settled ?? isBlank(own)) ? followed(follows, view, check) : undefined
  const source = isBlank(own) && !following?.settled ? shared.uses.get(fact)?.find(passes) : undefined
  const filled = source ? { answer: source.given, from: source.path } : following
  // An answer that was taken over is not handed on: its source is.
  const given = source ? undefined : (following?.answer ?? own)
  shared.add({ fact, use: { path: field.path, given }, filled })
  return filled?.settled ?? false
}

/** What follows, where it passes. Its options are those of the catalogue, not of today. */
function followed({ of, reads, settled }: Follows, view: View, check: CompiledField['check']): Filled | undefined {
  const answer = of(view)
  const [from] = reads
  if (from === undefined || isBlank(answer) || check(answer, view).length > 0) return undefined
  return { answer, from, ...(settled && { settled }) }
}
