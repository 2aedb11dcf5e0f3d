import { readCoast } from '../../measures/coast.ts'
import { without } from '../../rating/question-set.ts'
import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { abuseExcluded, abuseInCare, addition, dayCareLimits } from '../shared/additions.ts'
import { dayCareKnockouts } from '../shared/day-care-knockouts.ts'
import { inCareKnockouts } from '../shared/in-care-knockouts.ts'
import { chubbSciAppetite } from './appetite.ts'
import { bopQuestions } from './bop.questions.ts'
import { chubbSciDo } from './do.ts'
import { chubbSciEpli } from './epli.ts'
import { chubbSciFid } from './fid.ts'
import { chubbSciGl } from './gl.ts'
import { chubbSciGuidelines } from './guidelines.ts'
import { chubbSciPollution } from './pollution.ts'
import { chubbSciBop } from './rates.ts'
import { chubbSciUmb } from './umb.ts'
import { chubbSciWc } from './wc.ts'

export const chubbSciCarrier: SampleCarrier = {
  id: 'chubb_sci',
  name: 'Northgate Mutual (sample)',
  prefix: 'NM',
  market: 'surplus',
  binding: 'decides',
  underwriter: 'An underwriter for shops and offices',
  monthly: { installments: 9, fee: 5 },
  appetite: chubbSciAppetite,
  guidelines: chubbSciGuidelines,
  lines: {
    bop: {
      name: 'Business owners policy',
      reads: readCoast,
      questions: [
        { effective_from: '2026-01-01', questions: without(bopQuestions, ['records_backup']) },
        { effective_from: '2026-07-01', questions: bopQuestions },
      ],
      answers: [...dayCareKnockouts, ...inCareKnockouts],
      rateBooks: chubbSciBop,
      standardCovers: [
        { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$300,000' },
        { code: 'medical', label: 'Medical costs of visitors', offered: '$10,000' },
        { code: 'business_income', label: 'Lost income after covered damage', offered: '12 months' },
      ],
      optionalCovers: [
        ...dayCareLimits('none', 'none'),
        abuseInCare('none'),
        addition('hired_auto', 'whole', 1.06),
        addition('liquor', 'none'),
        addition('stop_gap', 'whole', 1.03),
        addition('dishonesty', { most: 25_000 }),
        addition('breakdown', 'whole'),
        addition('blanket_insured', 'whole', 1.03),
        addition('waiver', 'whole', 1.02),
        addition('terrorism', 'whole', 1.01),
      ],
      exclusions: [abuseExcluded],
      highlights: [
        { included: true, label: 'Buildings and contents at replacement cost', code: 'buildings' },
        { included: true, label: 'Lost income for 12 months after covered damage', code: 'business_income' },
        { included: true, label: 'Equipment breakdown', code: 'breakdown' },
        { included: true, label: 'Theft by your employees, up to $25,000', code: 'dishonesty' },
        { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
        { included: false, label: 'Faults in your professional advice', code: 'professional' },
      ],
    },
    gl: chubbSciGl,
    wc: chubbSciWc,
    umb: chubbSciUmb,
    do: chubbSciDo,
    epli: chubbSciEpli,
    fid: chubbSciFid,
    pollution: chubbSciPollution,
  },
}
