import { readCoast } from '../../measures/coast.ts'
import { readDayCare } from '../../measures/day-care.ts'
import { without } from '../../rating/question-set.ts'
import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { abuseExcluded, abuseInCare, addition, dayCareLimits } from '../shared/additions.ts'
import { libertyAppetite } from './appetite.ts'
import { bopQuestions } from './bop.questions.ts'
import { libertyCa } from './ca.ts'
import { libertyCp } from './cp.ts'
import { dayCareAnswers } from './day-care.ts'
import { glQuestions } from './gl.questions.ts'
import { libertyGuidelines } from './guidelines.ts'
import { inCareAnswers } from './in-care.ts'
import { libertyLandlord } from './landlord.ts'
import { libertyBop, libertyGl } from './rates.ts'
import { libertyUmb } from './umb.ts'

export const libertyCarrier: SampleCarrier = {
  id: 'liberty',
  name: 'Harrow & Lyme (sample)',
  prefix: 'HL',
  binding: 'needsLossRuns',
  underwriter: 'An underwriter for trades and food',
  monthly: { installments: 11, fee: 4 },
  appetite: libertyAppetite,
  guidelines: libertyGuidelines,
  lines: {
    gl: {
      name: 'General liability',
      questions: [
        { effective_from: '2026-01-01', questions: without(glQuestions, ['safety_program']) },
        { effective_from: '2026-07-01', questions: glQuestions },
      ],
      reads: readDayCare,
      answers: [...dayCareAnswers, ...inCareAnswers],
      rateBooks: libertyGl,
      standardCovers: [
        { code: 'products', label: 'Products and finished work', offered: 'Within the yearly limit' },
        { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$100,000' },
        { code: 'medical', label: 'Medical costs of visitors', offered: '$5,000' },
      ],
      optionalCovers: [
        ...dayCareLimits({ most: 300_000 }, 'whole'),
        abuseInCare({ most: 300_000 }),
        addition('hired_auto', 'whole', 1.05),
        addition('liquor', 'whole', 1.2),
        addition('stop_gap', 'whole', 1.04),
        addition('blanket_insured', 'whole', 1.04),
        addition('waiver', 'whole', 1.03),
        addition('terrorism', 'whole', 1.01),
      ],
      exclusions: [{ code: 'fights', label: 'Injuries from fights', applies: { traits: ['alcohol'] } }, abuseExcluded],
      highlights: [
        { included: true, label: 'Injury and damage to others', code: 'liability' },
        { included: true, label: 'Products you sell and work you finish', code: 'products' },
        { included: true, label: 'Slander, libel, and copying others in your advertising', code: 'advertising' },
        { included: true, label: 'Certificates for clients and landlords', code: 'certificates' },
        { included: false, label: 'Injuries to your employees' },
        { included: false, label: 'Your own tools, stock and building', code: 'own_property' },
        { included: false, label: 'Mistakes in advice and design', code: 'professional' },
      ],
    },
    bop: {
      name: 'Business owners policy',
      questions: [{ effective_from: '2026-01-01', questions: bopQuestions }],
      reads: (request) => ({ ...readDayCare(request), ...readCoast(request) }),
      answers: [...dayCareAnswers, ...inCareAnswers],
      rateBooks: libertyBop,
      standardCovers: [
        { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$100,000' },
        { code: 'medical', label: 'Medical costs of visitors', offered: '$5,000' },
        { code: 'business_income', label: 'Lost income after covered damage', offered: '6 months' },
      ],
      optionalCovers: [
        ...dayCareLimits({ most: 300_000 }, 'whole'),
        abuseInCare({ most: 300_000 }),
        addition('hired_auto', 'whole', 1.04),
        addition('liquor', 'whole', 1.15),
        addition('stop_gap', 'whole', 1.03),
        addition('dishonesty', { most: 10_000 }, 1.02),
        addition('breakdown', 'none'),
        addition('blanket_insured', 'whole', 1.03),
        addition('waiver', 'whole', 1.02),
        addition('terrorism', 'whole', 1.01),
      ],
      exclusions: [{ code: 'fights', label: 'Injuries from fights', applies: { traits: ['alcohol'] } }, abuseExcluded],
      highlights: [
        { included: true, label: 'Liability and property in one policy' },
        { included: true, label: 'Tools and equipment away from your premises, up to $10,000' },
        { included: true, label: 'Spoiled food after a power failure, up to $10,000' },
        { included: true, label: 'Lost income for 6 months after covered damage', code: 'business_income' },
        { included: false, label: 'Equipment breakdown', code: 'breakdown' },
        { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
      ],
    },
    ca: libertyCa,
    cp: libertyCp,
    umb: libertyUmb,
    landlord: libertyLandlord,
  },
}
