import type { RequestPath } from '../rating/amounts.ts'
import type { AnswerRule } from '../rating/sample-carrier.ts'
import { refers } from './answer-effects.ts'

/** What an underwriter does about a line that another insurer refused. `prior` is where the line asks about it. */
export const declinedBefore = (
  prior: RequestPath,
  reason = 'An insurer declined, canceled or did not renew this coverage. An underwriter reads why.',
): AnswerRule => ({ code: 'declined', answer: `${prior}.declined`, effects: [refers(['Yes'], reason)] })
