import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'

/** The page of the answer behind a refusal. */
export const pageOfAnswer = ({ pages }: FlowState, answer: string | undefined): string | undefined =>
  answer === undefined
    ? undefined
    : pages.find(({ visible, list }) => visible.includes(answer) || list?.step.items === answer)?.path
