import type { Country } from '@coverwright/catalogue/countries/country'
import { recommendationPath } from '@coverwright/catalogue/lines/insures'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import type { Field } from '@coverwright/core/forms/field'
import { formsOf } from '../quotes/forms-of.ts'

/**
 * What belongs to one quote alone: files, signatures, and answers whose evidence (the words that stood beside them) lies
 * in that quote's chain of events. All of it is asked again.
 */
const isOfOneQuote = ({ type, evidence }: Field): boolean =>
  type === 'document' || type === 'signature' || evidence === true

/** The answers of a quote as another one about the same client begins with them. */
export function copiedAnswers(
  { slots }: Pick<CompiledFlow, 'slots'>,
  { types }: Pick<Country, 'types'>,
  answers: Answers,
): Answers {
  // Pages of recommendations are made from what is recommended; their answers are evidence too.
  const recommended = [...new Set(types.map(({ line }) => recommendationPath(line)))]
  const fields = slots.flatMap(({ node }) => formsOf(node)).flatMap((form) => form.fields)
  const left = [...fields.filter(isOfOneQuote).map(({ path }) => path), ...recommended]
  return left.reduce<Answers>((kept, path) => writeAnswer(kept, path, undefined), answers)
}
