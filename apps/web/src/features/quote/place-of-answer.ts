import type { AnswerPath } from '@coverwright/core/answers/answers'
import { itemPath } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { ListedItems } from '@coverwright/core/evaluation/page-state'
import type { Field } from '@coverwright/core/model/field'
import type { StepPath } from '@coverwright/core/model/step'
import type { Text } from '@coverwright/core/text/text'

/** Where an answer is changed: the page, the field on it, and what it is called. */
export type AnswerPlace = { readonly page: StepPath; readonly at: AnswerPath; readonly label: Text }

/**
 * The place of the answer behind an insurer's reason; undefined for one that this application does not ask. An entry of a
 * list that has no page is looked for in the list, and an answer that settles several questions where it was given.
 */
export function placeOfAnswer(flowState: FlowState, answer: AnswerPath | undefined): AnswerPlace | undefined {
  if (answer === undefined) return undefined
  for (const { path, label, list, form, visible } of flowState.pages) {
    if (list && isWithin(list.step.items, answer)) {
      return placeInItem(list, answer) ?? { page: path, at: list.step.items, label }
    }
    const field = form.fields.find((each) => visible.includes(each.path) && isWithin(each.path, answer))
    if (field) return { page: path, at: answer, label: labelOf(field, answer) }
  }
  return placeOfAnswer(flowState, flowState.shared.prefilled.get(answer)?.from)
}

/** The places of the answers behind an insurer's reasons, each once. */
export function placesBehind(
  flowState: FlowState,
  reasons: readonly { readonly answer?: AnswerPath | undefined }[],
): readonly AnswerPlace[] {
  const places = reasons.flatMap(({ answer }) => placeOfAnswer(flowState, answer) ?? [])
  return [...new Map(places.map((place) => [`${place.page} ${place.at}`, place])).values()]
}

function placeInItem({ step, pages }: ListedItems, answer: AnswerPath): AnswerPlace | undefined {
  const [position = '', ...names] = answer.slice(step.items.length + 1).split('.')
  const at = ['item', ...names].join('.')
  for (const { key, form } of step.pages) {
    const field = form.fields.find(({ path }) => isWithin(path, at))
    if (field && pages[Number(position)]?.includes(key)) {
      return { page: itemPath(step.edit, Number(position), key), at, label: labelOf(field, at) }
    }
  }
  return undefined
}

const isWithin = (path: AnswerPath, answer: AnswerPath): boolean => answer === path || answer.startsWith(`${path}.`)

/** What the innermost field is called: the year of a building, not the list of buildings. */
function labelOf({ path, label, fields = [] }: Field, answer: AnswerPath): Text {
  const rest = answer.slice(path.length + 1).replace(/^\d+\./, '')
  const inner = fields.find((each) => isWithin(each.path, rest))
  return inner ? labelOf(inner, rest) : label
}
