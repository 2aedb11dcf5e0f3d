import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Field } from '@coverwright/core/model/field'
import { sentAnswers } from './sent-answers.ts'

/** Limits and deductibles that a line stores elsewhere than in `limit`, `deductible`, … of its own answers. */
const otherNames: Readonly<Record<string, readonly AnswerPath[]>> = {
  gl: ['coverage.liability_limit', 'coverage.deductible'],
  bop: ['coverage.liability_limit', 'coverage.property_deductible'],
  pl: ['pl.cover.limit', 'pl.cover.deductible', 'pl.aig.cover.limit', 'pl.aig.cover.deductible'],
  eo: ['pl.cover.limit', 'pl.cover.deductible'],
  wc: ['wc.general.el_limit'],
  landlord: ['landlord.liability_limit', 'landlord.deductible'],
}

const usualNames = ['limit', 'deductible', 'retention', 'excess'] as const

/** What can be changed beside a line's offers, to be priced again: its limits and its deductible. */
export const adjustablePaths = (line: string): readonly AnswerPath[] =>
  (Object.hasOwn(otherNames, line) ? otherNames[line] : undefined) ??
  sentAnswers(line).flatMap((own) => usualNames.map((name) => `${own}.${name}`))

/** Those of them that this quote was asked, as on their pages. */
export function adjustableFields(line: string, { pages }: Pick<FlowState, 'pages'>): readonly Field[] {
  const paths = adjustablePaths(line)
  const fields = pages.flatMap(({ form }) => form.fields).filter(({ path, options }) => paths.includes(path) && options)
  return [...new Map(fields.map((field) => [field.path, field])).values()]
}
