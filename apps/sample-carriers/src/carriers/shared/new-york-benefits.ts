import type { AnswerRule, OptionalCover } from '../../rating/sample-carrier.ts'
import { answerRule, refers } from './answer-effects.ts'

const answer = 'details.wc.general.ny_benefits'

/** Disability benefits and paid family leave, which New York asks of employers beside workers’ compensation. */
export const newYorkBenefits = (price: OptionalCover['offered'], factor?: number): OptionalCover => ({
  code: 'ny_benefits',
  label: 'New York disability and paid family leave',
  answer,
  asks: ['want'],
  offered: price,
  ...(factor === undefined ? {} : { factor }),
})

export const exemptInNewYork: AnswerRule = answerRule(
  'ny_benefits',
  answer,
  refers(['exempt'], 'An underwriter checks that nobody in New York must have disability and paid family leave.'),
)
