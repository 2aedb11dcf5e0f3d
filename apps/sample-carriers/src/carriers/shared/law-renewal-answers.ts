import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { refers } from './answer-effects.ts'

/** Medical practices renew with questions of the same names. */
const applies = { classes: ['CW541110'] }

/** Effects of what changed since last year’s application, for all sample carriers of law firms. */
export const lawRenewalAnswers: readonly AnswerRule[] = [
  {
    code: 'renewal.claim',
    answer: 'details.renewal.losses.any',
    applies,
    effects: [refers(['Yes'], 'A claim was made since your last application. An underwriter asks what happened.')],
  },
  {
    code: 'renewal.asked',
    answer: 'details.renewal.losses.asked_everyone',
    applies,
    effects: [refers(['No'], 'Not every attorney was asked about claims. An underwriter waits for their answers.')],
  },
  {
    code: 'renewal.firm',
    answer: 'details.renewal.firm.changes',
    applies,
    effects: [
      refers(
        ['merged', 'split', 'closing', 'sharing', 'other'],
        'The firm merged, split, is closing, has new owners or works with another firm. An underwriter asks whose work is insured where.',
      ),
    ],
  },
]
