import { readCoast } from '../../measures/coast.ts'
import { without } from '../../rating/question-set.ts'
import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { abuseExcluded, abuseInCare, addition } from '../shared/additions.ts'
import { inCareKnockouts } from '../shared/in-care-knockouts.ts'
import { cnaAppetite } from './appetite.ts'
import { bopQuestions } from './bop.questions.ts'
import { cnaCp } from './cp.ts'
import { cnaDo } from './do.ts'
import { cnaEo } from './eo.ts'
import { cnaEpli } from './epli.ts'
import { cnaFid } from './fid.ts'
import { cnaGuidelines } from './guidelines.ts'
import { cnaPl } from './pl.ts'
import { cnaProduct } from './product.ts'
import { cnaBop } from './rates.ts'
import { cnaSe } from './se.ts'
import { cnaWc } from './wc.ts'

export const cnaCarrier: SampleCarrier = {
  id: 'cna',
  name: 'Keystone Casualty (sample)',
  prefix: 'KC',
  binding: 'refuses',
  underwriter: 'An underwriter of our middle-market team',
  answersLater: true,
  appetite: cnaAppetite,
  guidelines: cnaGuidelines,
  lines: {
    bop: {
      name: 'Business owners policy',
      reads: readCoast,
      questions: [
        { effective_from: '2026-01-01', questions: without(bopQuestions, ['records_kept', 'payment_callback']) },
        { effective_from: '2026-04-01', questions: bopQuestions },
      ],
      answers: inCareKnockouts,
      rateBooks: cnaBop,
      standardCovers: [
        { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$500,000' },
        { code: 'medical', label: 'Medical costs of visitors', offered: '$10,000' },
        { code: 'business_income', label: 'Lost income after covered damage', offered: '12 months' },
        { code: 'data', label: 'Data loss and breach response', offered: '$50,000' },
      ],
      optionalCovers: [
        abuseInCare('none'),
        addition('hired_auto', 'whole'),
        addition('liquor', 'none'),
        addition('stop_gap', 'whole', 1.02),
        addition('dishonesty', { most: 100_000 }, 1.03),
        addition('breakdown', 'whole'),
        addition('blanket_insured', 'whole'),
        addition('waiver', 'whole', 1.01),
        addition('terrorism', 'whole', 1.02),
      ],
      exclusions: [
        {
          code: 'open_flames',
          label: 'Fires in a kitchen without its own extinguishing system',
          applies: { traits: ['cooking'] },
        },
        abuseExcluded,
      ],
      highlights: [
        { included: true, label: 'Liability limits up to $3,000,000' },
        { included: true, label: 'Data loss and breach response, up to $50,000', code: 'data' },
        { included: true, label: 'Equipment breakdown', code: 'breakdown' },
        { included: true, label: 'Rented and employees’ own cars on errands', code: 'hired_auto' },
        { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
        { included: false, label: 'Mistakes in advice and design', code: 'professional' },
      ],
    },
    wc: cnaWc,
    pl: cnaPl,
    eo: cnaEo,
    cp: cnaCp,
    se: cnaSe,
    do: cnaDo,
    epli: cnaEpli,
    fid: cnaFid,
    product: cnaProduct,
  },
}
