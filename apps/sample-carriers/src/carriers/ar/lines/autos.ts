import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import { answersAt } from '../../../rating/amounts.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { guidelines } from '../guidelines.ts'
import { answersInclude, book, computedExposure, sumAt } from '../rates.ts'
import { unsure } from '../wording.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'use',
    'details.aa.use',
    declines(['app', 'passengers'], 'No aseguramos remises, transporte escolar ni aplicaciones de viajes o envíos.'),
    rates(['deliveries'], 1.12, 'Los repartos suben el precio.'),
    rates(['cargo'], 1.3, 'La carga de terceros sube el precio.'),
  ),
  answerRule(
    'dangerous',
    'details.aa.dangerous',
    declines(['Yes'], 'No aseguramos vehículos que llevan sustancias peligrosas.'),
  ),
  answerRule(
    'young_drivers',
    'details.aa.young_drivers',
    rates(['Yes'], 1.15, 'Los conductores de menos de 25 años suben el precio.'),
  ),
  answerRule(
    'licences',
    'details.aa.licences',
    declines(['No'], 'Cada conductor necesita el registro de su clase.'),
    unsure('los registros'),
  ),
  answerRule(
    'tracking',
    'details.aa.tracking',
    rates(['all'], 0.9, 'El rastreo satelital en todos baja el precio.'),
    rates(['some'], 0.96, 'El rastreo satelital en algunos baja un poco el precio.'),
  ),
  answerRule('garage', 'details.aa.garage', rates(['street'], 1.1, 'Dejarlos de noche en la calle sube el precio.')),
  answerRule('gas', 'details.aa.vehicles[].gas', rates(['Yes'], 1.04, 'El GNC sube un poco el precio.')),
  answerRule(
    'year',
    'details.rated.age_in_full',
    refers({ more_than: 10 }, 'Un suscriptor mira los vehículos de más de 10 años antes de darles todo riesgo.'),
  ),
  answerRule(
    'adjustment',
    'details.aa.adjustment',
    rates(['20'], 1.02, 'El ajuste de hasta 20 % sube un poco el precio.'),
    rates(['30'], 1.04, 'El ajuste de hasta 30 % sube un poco el precio.'),
  ),
]

const liabilityOf: Readonly<Record<string, number>> = {
  car: 340_000,
  van: 430_000,
  truck: 980_000,
  motorcycle: 150_000,
  trailer: 110_000,
}

const liability = (request: QuoteRequest): number =>
  answersAt(request, 'details.aa.vehicles[]').reduce<number>(
    (sum, each) => sum + (liabilityOf[String(isRecord(each) ? each.kind : '')] ?? 430_000),
    0,
  )

const deductibleFactors: Readonly<Record<number, number>> = { 500000: 1.08, 2000000: 0.93 }

/** How old each vehicle with full cover will be when the policy begins. */
const agesInFull = (request: QuoteRequest): readonly number[] => {
  if (!answersInclude(request, 'details.aa.cover', 'full')) return []
  const begins = Number(request.coverage.effective_date.slice(0, 4))
  return answersAt(request, 'details.aa.vehicles[].year').map((year) => begins - Number(year))
}

const hull = (request: QuoteRequest): number => {
  const share = answersInclude(request, 'details.aa.cover', 'full') ? 0.041 : 0.019
  return answersInclude(request, 'details.aa.cover', 'full', 'theft_fire')
    ? sumAt(request, 'details.aa.vehicles[].value') * share
    : 0
}

/** Automotores of a sample insurer: each vehicle’s liability, and its own damage by value. */
export const autosLine = (level: number): SampleLine => ({
  name: 'Automotores',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  reads: (request) => ({ age_in_full: Math.max(0, ...agesInFull(request)) }),
  answers,
  guidelines: [
    ...guidelines,
    {
      code: 'fleet.limit',
      measure: 'details.aa.vehicles[]',
      above: 15,
      outcome: 'refer',
      reason: 'Un suscriptor prepara la oferta para flotas de más de 15 vehículos.',
    },
  ],
  rateBooks: book(level, {
    exposures: [
      computedExposure('Responsabilidad civil', 'Each vehicle at the sum of its kind.', liability),
      computedExposure(
        'Daños propios',
        '4.1 % of the vehicles’ value with full cover, 1.9 % with theft and fire.',
        hull,
      ),
    ],
    factors: [
      {
        name: 'Franquicia',
        explanation: 'A deductible of 500,000 × 1.08, of 2,000,000 × 0.93.',
        factor: (request) => deductibleFactors[sumAt(request, 'details.aa.deductible')] ?? 1,
      },
    ],
    minimumPremium: 180_000,
  }),
  standardCovers: [
    { code: 'liability', label: 'Responsabilidad civil', offered: 'El límite que fija la Superintendencia' },
    { code: 'tow', label: 'Grúa', offered: '300 km, 6 servicios al año' },
  ],
  optionalCovers: [
    {
      code: 'theft_fire',
      label: 'Robo, incendio y pérdida total',
      answer: 'details.aa.cover',
      asks: ['theft_fire', 'full'],
      offered: 'whole',
    },
    {
      code: 'full',
      label: 'Todo riesgo, con franquicia de',
      answer: 'details.aa.cover',
      asks: ['full'],
      amountAt: 'details.aa.deductible',
      offered: 'whole',
    },
  ],
  highlights: [
    { included: true, label: 'Certificado Mercosur' },
    { included: false, label: 'La carga que transporta' },
  ],
})
