import type { SampleLine } from '../../rating/sample-carrier.ts'
import { abuseExcluded, abuseInCare, addition, dayCareLimits } from './additions.ts'
import { dayCareKnockouts } from './day-care-knockouts.ts'
import { inCareKnockouts } from './in-care-knockouts.ts'

/** General liability rated from the application alone, with the usual coverages. */
export const everydayLiability = {
  name: 'General liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers: [...dayCareKnockouts, ...inCareKnockouts],
  standardCovers: [
    { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$300,000' },
    { code: 'medical', label: 'Medical costs of visitors', offered: '$10,000' },
  ],
  optionalCovers: [
    ...dayCareLimits('none', 'none'),
    abuseInCare('none'),
    addition('hired_auto', 'whole', 1.05),
    addition('liquor', 'none'),
    addition('stop_gap', 'none'),
    addition('blanket_insured', 'whole', 1.03),
    addition('waiver', 'whole', 1.02),
    addition('terrorism', 'whole', 1.01),
  ],
  exclusions: [abuseExcluded],
} satisfies Partial<SampleLine>
