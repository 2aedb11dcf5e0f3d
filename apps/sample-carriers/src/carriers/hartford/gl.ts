import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../additions.ts'
import { dayCareKnockouts } from '../day-care-knockouts.ts'
import { copperfieldGl } from './rates.ts'

/** General liability of Copperfield Insurance (sample): everyday businesses, from the application alone. */
export const hartfordGl: SampleLine = {
  name: 'General liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers: dayCareKnockouts,
  rateBooks: copperfieldGl,
  standardCovers: [
    { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$300,000' },
    { code: 'medical', label: 'Medical costs of visitors', offered: '$10,000' },
  ],
  optionalCovers: [
    addition('hired_auto', 'whole', 1.05),
    addition('liquor', 'none'),
    addition('blanket_insured', 'whole', 1.03),
    addition('waiver', 'whole', 1.02),
    addition('terrorism', 'whole', 1.01),
  ],
  highlights: [
    { included: true, label: 'Injury and damage to others' },
    { included: true, label: 'Medical costs of visitors up to $10,000' },
    { included: true, label: 'Certificates the same day' },
    { included: false, label: 'Your own tools, stock and building' },
    { included: false, label: 'Faults in advice and design' },
  ],
}
