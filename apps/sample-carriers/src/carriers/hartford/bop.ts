import { readCoast } from '../../measures/coast.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { abuseExcluded, abuseInCare, addition, dayCareLimits } from '../shared/additions.ts'
import { dayCareKnockouts } from '../shared/day-care-knockouts.ts'
import { inCareKnockouts } from '../shared/in-care-knockouts.ts'
import { copperfieldBop } from './rates.ts'

/** Business owner’s policy of Copperfield Insurance (sample): everyday businesses, from the application alone. */
export const hartfordBop: SampleLine = {
  name: 'Business owners policy',
  reads: readCoast,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers: [...dayCareKnockouts, ...inCareKnockouts],
  rateBooks: copperfieldBop,
  standardCovers: [
    { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$300,000' },
    { code: 'medical', label: 'Medical costs of visitors', offered: '$10,000' },
    { code: 'business_income', label: 'Lost income after covered damage', offered: '12 months' },
  ],
  optionalCovers: [
    ...dayCareLimits('none', 'none'),
    abuseInCare('none'),
    addition('hired_auto', 'whole', 1.03),
    addition('liquor', 'none'),
    addition('stop_gap', 'whole', 1.03),
    addition('dishonesty', { most: 25_000 }, 1.02),
    addition('breakdown', 'whole'),
    addition('blanket_insured', 'whole', 1.02),
    addition('waiver', 'whole', 1.02),
    addition('terrorism', 'whole', 1.01),
  ],
  exclusions: [abuseExcluded],
  highlights: [
    { included: true, label: 'Injury and damage to others', code: 'liability' },
    { included: true, label: 'Medical costs of visitors up to $10,000', code: 'medical' },
    { included: true, label: 'Equipment breakdown', code: 'breakdown' },
    { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
    { included: false, label: 'Mistakes in advice and design', code: 'professional' },
  ],
}
