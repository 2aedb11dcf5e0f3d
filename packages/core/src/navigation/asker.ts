import type { AnswerPath } from '../answers/answers.ts'
import type { CompiledFlow } from '../evaluation/compile-flow.ts'
import { isInSet } from '../evaluation/compile-flow.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { SetKey } from '../model/question.ts'
import { setOf } from '../question-sets/question-field.ts'
import type { Text } from '../text/text.ts'

/** The name of the insurer that asks a question; undefined for a question of ours. */
export function askerOf({ slots }: CompiledFlow, path: AnswerPath): Text | undefined {
  const key = setOf(path)
  if (key === undefined) return undefined
  return slots.find(({ node }) => isInSet(node) && node.source.set === key)?.node.label
}

/** The sets whose questions are on a page, asked there or answered before. */
export const setsOn = ({ form }: Pick<PageState, 'form'>): readonly SetKey[] => [
  ...new Set(form.fields.flatMap(({ path }) => setOf(path) ?? [])),
]

/** The insurers whose questions a page shows, in the order of the page. */
export function askersOn({ flow }: FlowState, { visible }: Pick<PageState, 'visible'>): readonly Text[] {
  const paths = new Map(visible.map((path) => [setOf(path), path]))
  return [...paths.values()].flatMap((path) => askerOf(flow, path) ?? [])
}
