import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Remark } from '@coverwright/core/model/remark'
import { numberAt } from '../../earlier-answers.ts'

/** A limit below what a law, a licence or a contract requires of the business, reported at `demanded`. */
export const noLessThanDemanded = (minimum: AnswerPath): Remark => ({
  label: `no less than ${minimum}`,
  reads: [minimum],
  text: 'said.demanded',
  says: (view, answer) => {
    const sum = numberAt(view, minimum)
    return sum !== undefined && typeof answer === 'string' && Number(answer) < sum
      ? { money: { sum }, differs: true }
      : undefined
  },
})
