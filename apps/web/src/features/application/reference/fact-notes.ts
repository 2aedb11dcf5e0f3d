import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { askerOf } from '@coverwright/core/navigation/asker'
import { setOf } from '@coverwright/core/question-sets/question-field'
import type { Translate } from '@coverwright/core/text/text'

const askedOn = (flowState: FlowState, path: AnswerPath): PageState | undefined =>
  flowState.pages.find((entry) => entry.visible.includes(path))

/** The carrier's name, or the section of the application. */
const nameOf = (flowState: FlowState, path: AnswerPath, entry: PageState, t: Translate): string =>
  t(askerOf(flowState.flow, path) ?? entry.section.label)

/**
 * The note under a shared answer: where it was filled in from, or how many others use the one given here. Undefined if
 * nobody shares it.
 */
export const factNotes =
  (flowState: FlowState, t: Translate) =>
  (path: AnswerPath): string | undefined => {
    const prefilledAnswer = flowState.shared.prefilled.get(path)
    if (prefilledAnswer) {
      const from = askedOn(flowState, prefilledAnswer.from)
      return from && t('ui.fact.filled', { from: nameOf(flowState, prefilledAnswer.from, from, t) })
    }
    const uses = [...flowState.shared.uses.values()].find((each) => each.some((use) => use.path === path)) ?? []
    const others = new Set(
      uses.filter((use) => flowState.shared.prefilled.get(use.path)?.from === path).map((use) => holderOf(use.path)),
    )
    return others.size > 0 ? t('ui.fact.used', { count: others.size }) : undefined
  }

/** Who asks it: an insurer's question set, or the line whose page it is on. */
const holderOf = (path: AnswerPath): string => setOf(path) ?? path
