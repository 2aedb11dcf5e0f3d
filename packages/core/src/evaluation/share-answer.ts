import { isBlank } from '../answers/answers.ts'
import type { DerivedAnswer, Field } from '../model/field.ts'
import type { View } from '../rules/rule.ts'
import type { CompiledField } from './compiled-form.ts'
import type { FactUse, PrefilledAnswer } from './shared-answers.ts'
import type { Walk } from './walk.ts'

/** A field with its check, as far as finding the answer to its fact needs it. */
export type FactField = Pick<CompiledField, 'field' | 'check'>

/**
 * The earlier use of a field's fact whose answer is valid here too. Carriers word options differently, so an answer
 * that is not valid here leaves the question open.
 */
export const earlierAnswer = (
  { field, check }: FactField,
  { view, context, shared }: Pick<Walk, 'view' | 'context' | 'shared'>,
): FactUse | undefined =>
  shared.uses
    .get(field.fact ?? field.path)
    ?.find(
      ({ path, ownAnswer }) =>
        path !== field.path && !isBlank(ownAnswer) && check(ownAnswer, view, context.optionsOf).length === 0,
    )

/**
 * Fills a visible field from an earlier answer to the same fact, or with a derived answer.
 * @returns whether the field is not asked: its answer is locked, or its page asks for the same fact above it
 */
export function shareAnswer(fieldToShare: CompiledField, walk: Walk): boolean {
  const { field, place } = fieldToShare
  const { view, shared } = walk
  const { fact = field.path, mayDiffer } = field
  const { source, prefilled } = prefilledFrom(fieldToShare, walk)
  // The page asks each unanswered fact once.
  const isAwaited = !prefilled && !mayDiffer && isAskedHere(fact, walk)
  // A prefilled answer is no source for others; its own source is.
  const answer = source || isAwaited ? undefined : (prefilled?.answer ?? view.get(place.path))
  const missing = isMissing(field, answer) && !isAwaited ? { missingOn: walk.page } : {}
  shared.add({ fact, use: { path: field.path, ownAnswer: answer, ...missing }, prefilled })
  return isAwaited || (prefilled?.locked ?? false)
}

/**
 * What prefills a field: the answer of `source`, an earlier field with the same fact, or one derived from earlier
 * answers.
 */
function prefilledFrom(
  compiledField: CompiledField,
  walk: Walk,
): { readonly source?: FactUse; readonly prefilled?: PrefilledAnswer | undefined } {
  const { field, place, check } = compiledField
  const { derived, mayDiffer } = field
  const { view } = walk
  const own = view.get(place.path)
  const derivedAnswer = derived && (derived.locked ?? isBlank(own)) ? derivedFrom(derived, view, check) : undefined
  // A fact is asked once, so a field's own answer counts only where it may differ.
  const isOpen = mayDiffer ? isBlank(own) : true
  const source = isOpen && !derivedAnswer?.locked ? earlierAnswer(compiledField, walk) : undefined
  if (!source) return { prefilled: derivedAnswer }
  return { source, prefilled: { answer: source.ownAnswer, from: source.path, ...(mayDiffer ? {} : { locked: true }) } }
}

const isMissing = ({ optional }: Field, answer: unknown): boolean => !optional && isBlank(answer)

/** Another field of the same page asks for the fact and has no answer yet. */
const isAskedHere = (fact: string, { shared, page }: Walk): boolean =>
  shared.uses.get(fact)?.some(({ missingOn }) => missingOn === page) ?? false

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
