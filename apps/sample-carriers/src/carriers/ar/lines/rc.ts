import type { AnswerRule, OptionalCover, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { guidelines } from '../guidelines.ts'
import { book, choices, computedExposure, sumAt } from '../rates.ts'
import { unsure } from '../wording.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'tasks',
    'details.rc.tasks',
    rates(['height'], 1.2, 'El trabajo en altura sube el precio.'),
    rates(
      ['hot_work', 'hoists', 'electricity'],
      1.15,
      'La soldadura, las grúas y las instalaciones eléctricas o de gas suben el precio.',
    ),
    refers(['digging'], 'Un suscriptor estudia las excavaciones y demoliciones.'),
  ),
  answerRule(
    'subcontractors_insured',
    'details.rc.subcontractors_insured',
    refers(['No'], 'Un suscriptor pregunta por los contratistas sin póliza propia.'),
    unsure('las pólizas de sus contratistas'),
  ),
  answerRule(
    'exports',
    'details.rc.exports',
    declines(['usa_canada'], 'No aseguramos productos vendidos a Estados Unidos o Canadá.'),
    rates(['mercosur', 'others'], 1.15, 'Vender afuera del país sube el precio.'),
  ),
  answerRule('imports', 'details.rc.imports', rates(['Yes'], 1.12, 'Importar sube el precio.')),
  answerRule(
    'incidents',
    'details.rc.incidents',
    refers(['Yes'], 'Un suscriptor lee el hecho que contó: lo ya conocido puede quedar afuera.'),
  ),
]

const extension = (code: string, label: string, factor: number): OptionalCover => ({
  code,
  label,
  answer: 'details.rc.extensions',
  asks: [code],
  offered: 'whole',
  factor,
})

const millions = (request: Parameters<typeof sumAt>[0]) => request.business.annual_revenue / 1_000_000
const byHazard = [700, 1200, 2000, 3600, 6200]

/** Responsabilidad Civil of a sample insurer: rated on sales by hazard; each further peso costs less. */
export const rcLine = (level: number): SampleLine => ({
  name: 'Responsabilidad Civil',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  answers,
  guidelines: [
    {
      code: 'height.limit',
      measure: 'details.rc.height_m',
      above: 20,
      outcome: 'decline',
      reason: 'Aseguramos trabajos de hasta 20 metros de altura.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 2,
      outcome: 'refer',
      reason: 'Un suscriptor lee los siniestros de los últimos tres años.',
    },
    ...guidelines,
  ],
  rateBooks: book(level, {
    exposures: [
      computedExposure(
        'Ventas',
        '700, 1,200, 2,000, 3,600 or 6,200 by hazard for each million of sales, up to 1,500 million.',
        (request) => Math.min(millions(request), 1500) * (byHazard[request.class.hazard - 1] ?? 6200),
      ),
      computedExposure(
        'Público',
        '900 for each person who comes.',
        (request) => sumAt(request, 'details.rc.public') * 900,
      ),
      computedExposure(
        'Cosas de otros',
        '0.4 % of their value.',
        (request) => sumAt(request, 'details.rc.custody_value') * 0.004,
      ),
    ],
    shows: ['limit', 'deductible'],
    limitAt: 'details.rc.limit',
    deductibleAt: 'details.rc.deductible',
    occurrence: choices([50_000_000, 0.85], [100_000_000, 1], [200_000_000, 1.22], [500_000_000, 1.6]),
    usualOccurrence: 100_000_000,
    deductible: choices([250_000, 1.05], [500_000, 1], [1_000_000, 0.92]),
    usualDeductible: 500_000,
    minimumPremium: 140_000,
  }),
  standardCovers: [{ code: 'defence', label: 'Abogados y costas', offered: 'Hasta el 30 % de la suma' }],
  optionalCovers: [
    extension('fire', 'Incendio y explosión que pasan al vecino', 1.04),
    extension('signs', 'Carteles y antenas', 1.03),
    extension('lifts', 'Ascensores y montacargas', 1.08),
    extension('food', 'Alimentos y bebidas', 1.06),
    extension('vehicles_in_care', 'Autos de clientes en guarda', 1.12),
    extension('contractors', 'Trabajos de contratistas', 1.1),
  ],
  highlights: [
    { included: true, label: 'Daños a personas y a cosas de terceros' },
    { included: true, label: 'Certificados para clientes, en el día' },
    { included: false, label: 'Errores de asesoramiento o de proyecto' },
    { included: false, label: 'Accidentes de sus empleados (van por la ART)' },
  ],
})
