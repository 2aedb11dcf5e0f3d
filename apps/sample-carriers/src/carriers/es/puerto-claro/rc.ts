import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import {
  goodsInCare,
  rcAnswers,
  rcDeductibles,
  rcLimits,
  shownVictimLimit,
  victimLimit,
  workAway,
} from '../lines/liability.ts'
import { taxes } from '../wording.ts'

export const puertoClaroRc: SampleLine = {
  name: 'Responsabilidad civil general',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { traits: ['security'] },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'No aseguramos vigilantes ni negocios que custodian dinero, armas u objetos de valor.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.hazard',
      reason: 'Los trabajos de este tipo tienen más riesgo del que asumimos.',
    },
    {
      applies: { classes: ['ES-722410'] },
      outcome: 'refer',
      code: 'appetite.bar',
      reason: 'Un técnico estudia cada bar y cada discoteca antes de darle precio.',
    },
    {
      applies: { traits: ['children'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.children',
      reason: 'Un técnico estudia los negocios que cuidan o entrenan a niños.',
    },
  ],
  answers: [
    ...rcAnswers,
    answerRule(
      'height',
      'details.rc.height',
      refers(['up_to_15'], 'Un técnico estudia los trabajos a más de 4 metros.'),
      declines(['above_15'], 'No aseguramos trabajos a más de 15 metros ni con cuerdas.'),
    ),
    answerRule(
      'exports',
      'details.rc.exports',
      declines(['usa_canada'], 'No aseguramos ventas a Estados Unidos ni a Canadá.'),
    ),
    answerRule(
      'hot_work',
      'details.rc.hot_work',
      rates(['Yes'], 1.2, 'Soldar o usar soplete fuera del taller sube el precio.'),
    ),
    answerRule(
      'capacity',
      'details.rc.capacity',
      refers({ more_than: 300 }, 'Un técnico estudia los locales con aforo de más de 300.'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Facturación',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: [0.38, 0.72, 1.7, 3.3, 6],
          tiered: true,
        },
        {
          name: 'Salarios',
          amount: 'business.annual_payroll',
          per: 1000,
          rate: [0.25, 0.5, 1.4, 2.8, 4.5],
          tiered: true,
        },
        {
          name: 'Subcontratas',
          amount: 'details.rc.subcontracted',
          per: 1000,
          rate: [0.2, 0.35, 0.7, 1.2, 2],
          tiered: true,
        },
        goodsInCare,
        shownVictimLimit,
      ],
      factors: [victimLimit, workAway, taxes],
      traits: { office: 0.85, retail: 0.95, alcohol: 1.1 },
      states: { 'ES-M': 1.06, 'ES-B': 1.05, 'ES-CE': 1.1, 'ES-ML': 1.1 },
      occurrence: rcLimits,
      deductible: rcDeductibles,
      usualOccurrence: 300_000,
      usualDeductible: 150,
      limitAt: 'details.rc.limit',
      deductibleAt: 'details.rc.deductible',
      minimumPremium: 110,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defence', label: 'Defensa y fianzas', offered: 'Incluidas, dentro del límite' },
    { code: 'patronal', label: 'RC patronal', offered: 'Incluida' },
    { code: 'locativa', label: 'Daños al local alquilado', offered: '300.000 €' },
  ],
  highlights: [
    { included: true, label: 'RC de explotación, patronal y de productos' },
    { included: true, label: 'Daños al local alquilado hasta 300.000 €' },
    { included: true, label: 'Pago mensual' },
    { included: false, label: 'Unión y mezcla, y retirada de productos' },
    { included: false, label: 'Errores en proyectos y consejos' },
  ],
}
