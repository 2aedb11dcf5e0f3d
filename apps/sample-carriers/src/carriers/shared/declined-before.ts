import type { RequestPath } from '../../rating/amounts.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, refers } from './answer-effects.ts'

/** The outcome if another carrier refused the line. `prior` is the path of the line's question about it. */
export const declinedBefore = (
  prior: RequestPath,
  reason = 'An insurer declined, canceled or did not renew this coverage. An underwriter reads why.',
): AnswerRule => answerRule('declined', `${prior}.declined`, refers(['Yes'], reason))
