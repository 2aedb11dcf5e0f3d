import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Text, Translate } from '@coverwright/core/text/text'
import { formsOf } from '../../../3-quoting/quotes/snapshot/forms-of.ts'

/** The questions and pages of a flow in words, also those that are closed now. */
export function questionsOf({ flow, pages }: FlowState, t: Translate) {
  const questions = new Map<string, Text>()
  const titles = new Map<string, Text>()
  for (const { node } of flow.slots) {
    if (node.kind === 'list') questions.set(node.items, node.label)
    for (const { path, label } of formsOf(node).flatMap(({ fields }) => fields)) questions.set(path, label)
  }
  // Insurers' questions come with the quote.
  for (const { path, label, form } of pages) {
    titles.set(path, label)
    for (const field of form.fields) questions.set(field.path, field.label)
  }
  const words = (text: Text | undefined): string | undefined => (text === undefined ? undefined : t(text))
  return {
    questionAt: (path: string) => words(questions.get(path)),
    pageAt: (step: string) => words(titles.get(step) ?? titles.get(`/${step}`)),
  }
}
