import { isBlank } from '../answers/answers.ts'
import { checkOf } from '../forms/check-form.ts'
import type { Follows } from '../forms/field.ts'
import type { BoundField } from './bound-form.ts'
import type { View } from './rule.ts'
import type { FactUse, Filled } from './shared-facts.ts'
import type { Walk } from './walk.ts'

/**
 * Comes to a visible field that others may have answered: by the same fact, or because its answer follows from theirs.
 * A fact of a field that names none is the field's alone.
 * @returns whether that is settled, so that nobody is asked
 */
export function meetFact({ field, spot: { path } }: BoundField, { view, optionsOf, notes, shared }: Walk): boolean {
  const { fact = path, follows } = field
  const own = view.get(path)
  // Where an insurer words it differently the answer may not fit, and then the question stays open.
  const passes = ({ given }: FactUse): boolean => !isBlank(given) && checkOf(field)(given, view, optionsOf).length === 0
  const following = follows && (follows.settled ?? isBlank(own)) ? followed(follows, view, field) : undefined
  const source = isBlank(own) && !following?.settled ? shared.uses.get(fact)?.find(passes) : undefined
  const filled = source ? { answer: source.given, from: source.path } : following
  // What was only taken over is not handed on: its source is.
  const given = source ? undefined : (following?.answer ?? own)
  const visit = { fact, use: { path, given }, filled }
  shared.add(visit)
  notes?.ask(visit)
  return filled?.settled ?? false
}

/** What follows, where it passes. Its options are those of the catalogue, not of today. */
function followed({ of, reads, settled }: Follows, view: View, field: BoundField['field']): Filled | undefined {
  const answer = of(view)
  const [from] = reads
  if (from === undefined || isBlank(answer) || checkOf(field)(answer, view).length > 0) return undefined
  return { answer, from, ...(settled && { settled }) }
}
