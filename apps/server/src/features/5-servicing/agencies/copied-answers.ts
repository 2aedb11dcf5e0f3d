import type { Country } from '@coverwright/catalogue/countries/country'
import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { recommendationPath } from '@coverwright/catalogue/lines/insures'
import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Field } from '@coverwright/core/model/field'
import { formsOf } from '../../3-quoting/quotes/snapshot/forms-of.ts'

/**
 * Answers that belong to one quote only: files, signatures, and answers whose evidence (the text shown beside them) is
 * in that quote's chain of events. All of them are asked again.
 */
const isOfOneQuote = ({ type, evidence }: Field): boolean =>
  type === 'document' || type === 'signature' || evidence === true

/**
 * The answers of a quote as another one about the same client begins with them.
 * @param retiredTypes types that are no longer offered: the copy is a new application, which cannot pick them
 */
export function copiedAnswers(
  { slots }: Pick<CompiledFlow, 'slots'>,
  { types }: Pick<Country, 'types'>,
  answers: Answers,
  retiredTypes: readonly Pick<InsuranceType, 'uuid'>[] = [],
): Answers {
  // Pages of recommendations are made from what is recommended; their answers are evidence too.
  const recommendationPaths = [...new Set(types.map(({ line }) => recommendationPath(line)))]
  const fields = slots.flatMap(({ node }) => formsOf(node)).flatMap((form) => form.fields)
  const omittedPaths = [...fields.filter(isOfOneQuote).map(({ path }) => path), ...recommendationPaths]
  const answersToCopy = omittedPaths.reduce<Answers>((rest, path) => writeAnswer(rest, path, undefined), answers)
  const pickedAnswers = readAnswer(answers, 'insurance_types')
  if (!Array.isArray(pickedAnswers) || retiredTypes.length === 0) return answersToCopy
  const still = pickedAnswers.filter((each) => !(isRecord(each) && retiredTypes.some(({ uuid }) => uuid === each.uuid)))
  return writeAnswer(answersToCopy, 'insurance_types', still.length ? still : undefined)
}
