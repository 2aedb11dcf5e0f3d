import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, rates, refers } from '../../shared/answer-effects.ts'
import { guidelines } from '../guidelines.ts'
import { answersInclude, book, choices, computedExposure, sumAt } from '../rates.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'tasks',
    'details.sa.tasks',
    rates(['height', 'electricity', 'digging'], 1.35, 'La altura, la electricidad y las excavaciones suben el precio.'),
    rates(['machines'], 1.15, 'Las máquinas suben el precio.'),
    rates(['motorcycle'], 1.3, 'La moto o la bicicleta suben el precio.'),
  ),
  answerRule('group', 'details.sa.group', refers(['volunteers'], 'Un suscriptor mira las listas de voluntarios.')),
]

/** A share of each person's sum insured; more for cover around the clock. */
const onPeople = (request: QuoteRequest): number => {
  const each = sumAt(request, 'details.sa.limit') * 0.0022 + sumAt(request, 'details.sa.medical') * 0.012
  return sumAt(request, 'details.sa.people') * each * (answersInclude(request, 'details.sa.hours', 'always') ? 1.35 : 1)
}

/** Accidentes Personales of a sample insurer. */
export const accidentsLine = (level: number): SampleLine => ({
  name: 'Accidentes Personales',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers,
  guidelines: [
    ...guidelines,
    {
      code: 'age.limit',
      measure: 'details.sa.oldest',
      above: 75,
      outcome: 'decline',
      reason: 'Aseguramos personas de hasta 75 años.',
    },
    {
      code: 'age.read',
      measure: 'details.sa.oldest',
      above: 65,
      outcome: 'refer',
      reason: 'Un suscriptor mira los grupos con personas de más de 65 años.',
    },
  ],
  rateBooks: book(level, {
    exposures: [
      computedExposure(
        'Personas',
        'Of each person’s sums, 0.22 % for death and 1.2 % for medical care; 35 % more around the clock.',
        onPeople,
      ),
    ],
    shows: ['limit', 'deductible'],
    limitAt: 'details.sa.limit',
    limitLabel: 'Muerte e invalidez, por persona',
    deductibleAt: 'details.sa.deductible',
    deductibleLabel: 'Franquicia de asistencia médica',
    occurrence: choices([10_000_000, 1], [20_000_000, 1], [40_000_000, 1], [80_000_000, 1]),
    usualOccurrence: 20_000_000,
    deductible: choices([0, 1.05], [50_000, 1], [100_000, 0.96]),
    minimumPremium: 30_000,
  }),
  standardCovers: [{ code: 'no_recourse', label: 'Cláusula de no repetición', offered: 'Incluido' }],
  optionalCovers: [
    {
      code: 'medical',
      label: 'Asistencia médica, por persona',
      answer: 'details.sa.hours',
      asks: ['work', 'always'],
      amountAt: 'details.sa.medical',
      offered: 'whole',
    },
  ],
  highlights: [
    { included: true, label: 'Certificado con nombre, en el día' },
    { included: false, label: 'Deportes de riesgo' },
  ],
})
