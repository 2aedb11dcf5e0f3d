import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { refers } from '../../shared/answer-effects.ts'
import { about } from '../effects.ts'

/** Effects of the declarations about the business and those who run it, at both insurers and in every line. */
export const conductAnswers: readonly AnswerRule[] = [
  about(
    'gb_conduct.declined',
    refers(['Yes'], 'An insurer declined, cancelled or did not renew your insurance. An underwriter asks why.'),
  ),
  about(
    'gb_conduct.events',
    refers(
      ['insolvency', 'ccj', 'disqualified'],
      'An underwriter reads what you said of insolvency, court judgments or a disqualified director.',
    ),
    refers(['convicted'], 'An underwriter reads convictions and charges before pricing.'),
  ),
]
