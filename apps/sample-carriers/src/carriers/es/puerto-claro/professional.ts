import { amountAt } from '../../../rating/amounts.ts'
import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { taxes, unsure } from '../wording.ts'

/** How long this insurance has run without a break: prior acts since then are covered. */
const insuredYears: NonNullable<SampleLine['reads']> = (request) => {
  const since = amountAt(request, 'details.rcp_es.insured_since')
  return since === undefined ? {} : { insured_years: Number(request.coverage.effective_date.slice(0, 4)) - since }
}

export const puertoClaroProfessional: SampleLine = {
  name: 'Responsabilidad civil profesional',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { industries: ['health'], min_hazard: 3 },
      outcome: 'out',
      code: 'appetite.malpractice',
      reason: 'Médicos, clínicas y dentistas necesitan una póliza sanitaria, que no ofrecemos.',
    },
    {
      applies: { traits: ['design'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.design',
      reason: 'Un técnico estudia a arquitectos e ingenieros antes de darles precio.',
    },
    {
      applies: { industries: ['finance'] },
      outcome: 'refer',
      code: 'appetite.finance',
      reason: 'Un técnico estudia las empresas de dinero, crédito o seguros antes de darles precio.',
    },
    {
      applies: { not_traits: ['advice', 'design', 'technology', 'health', 'personal-care', 'events', 'office'] },
      outcome: 'out',
      code: 'appetite.professional_only',
      reason: 'Aseguramos a quienes venden asesoría y servicios; no oficios, fabricantes ni transportistas.',
    },
  ],
  reads: insuredYears,
  answers: [
    answerRule(
      'letters',
      'details.rcp_es.letters',
      rates(['always'], 0.94, 'Firmar siempre una hoja de encargo baja el precio.'),
      rates(['never'], 1.12, 'Sin hoja de encargo es su palabra contra la del cliente, así que cuesta más.'),
    ),
    answerRule(
      'insured_before',
      'details.rcp_es.insured_before',
      rates(['Yes'], 1.05, 'Cubrir los trabajos desde su primera póliza sube un poco el precio.'),
    ),
    answerRule(
      'insured_since',
      'details.rated.insured_years',
      rates({ more_than: 10 }, 1.04, 'Cubrir más de diez años de trabajos anteriores sube un poco el precio.'),
    ),
    answerRule(
      'largest_fee',
      'details.rcp_es.largest_fee',
      refers({ more_than: 250_000 }, 'Un técnico estudia los encargos de más de 250.000 €.'),
    ),
    answerRule(
      'largest_client',
      'details.rcp_es.largest_client',
      refers({ more_than: 60 }, 'Un técnico mira los negocios que facturan más del 60 % a un solo cliente.'),
    ),
    answerRule(
      'review',
      'details.rcp_es.review',
      rates(['No'], 1.06, 'Entregar sin que otra persona revise sube el precio.'),
    ),
    answerRule(
      'abroad',
      'details.rcp_es.abroad',
      declines(['usa_canada'], 'No aseguramos trabajos para clientes de Estados Unidos o Canadá.'),
      rates(['eu'], 1.08, 'Los clientes de otros países de la Unión Europea suben el precio.'),
      refers(['other'], 'Un técnico estudia los trabajos para clientes de fuera de la Unión Europea.'),
    ),
    answerRule(
      'circumstances',
      'details.rcp_es.circumstances',
      refers(
        ['Yes'],
        'Un técnico lee sobre el error o la queja que puede acabar en reclamación. No quedaría cubierto.',
      ),
      unsure('quejas que puedan acabar en reclamación'),
    ),
    answerRule('sanctions', 'details.rcp_es.sanctions', refers(['Yes'], 'Un técnico pregunta por la sanción.')),
    answerRule(
      'client_money',
      'details.rcp_es.client_money',
      rates(['Yes'], 1.06, 'Manejar dinero de clientes sube un poco el precio.'),
    ),
    answerRule(
      'largest_project',
      'details.rcp_es.largest_project',
      refers({ more_than: 3_000_000 }, 'Un técnico estudia las obras de más de 3 millones de euros.'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Honorarios', amount: 'business.annual_revenue', per: 1000, rate: [1.6, 2.4, 4, 6, 8], tiered: true },
      ],
      factors: [taxes],
      traits: { technology: 1.15, design: 1.1 },
      states: { 'ES-M': 1.05, 'ES-B': 1.05 },
      occurrence: [
        { amount: 150_000, factor: 0.8 },
        { amount: 300_000, factor: 1 },
        { amount: 600_000, factor: 1.3 },
        { amount: 1_000_000, factor: 1.62 },
      ],
      deductible: [
        { amount: 0, factor: 1.15 },
        { amount: 600, factor: 1 },
        { amount: 1500, factor: 0.92 },
        { amount: 3000, factor: 0.84 },
      ],
      usualOccurrence: 300_000,
      usualDeductible: 600,
      limitAt: 'details.rcp_es.limit',
      deductibleAt: 'details.rcp_es.deductible',
      limitLabel: 'Límite por siniestro y año',
      shows: ['limit', 'deductible'],
      minimumPremium: 170,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'retroactive', label: 'Trabajos anteriores', offered: 'Desde que está asegurado sin interrupción' },
    { code: 'documents', label: 'Documentos perdidos', offered: '30.000 €' },
  ],
  highlights: [
    { included: true, label: 'Errores, olvidos y plazos perdidos' },
    { included: true, label: 'Abogado y fianzas' },
    { included: true, label: 'Daños a documentos del cliente' },
    { included: false, label: 'Multas y sanciones' },
    { included: false, label: 'Compromisos de plazo o de resultado' },
  ],
}
