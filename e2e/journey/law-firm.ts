import { createReference } from '../../apps/server/src/features/1-foundation/reference/reference.ts'
import type { GoldenBusiness } from '../../apps/server/src/testing/golden-trails/businesses.ts'
import { wantedAnswers } from '../../apps/server/src/testing/golden-trails/wanted-answers.ts'
import { type Business, today } from './answers.ts'
import { nameOf } from './line-business.ts'

const reference = createReference()

/** A law firm of the golden trails, as its applicant types it. */
export const lawFirm = (firm: GoldenBusiness): Business => ({
  trade: { query: 'lawyer', name: 'Law firm' },
  insurance: firm.lines.map(nameOf),
  answers: wantedAnswers(firm, reference.cityByZip(firm.zip), today),
})
