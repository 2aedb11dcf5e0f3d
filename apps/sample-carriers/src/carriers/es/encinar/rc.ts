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
import { rcQuestions } from './rc.questions.ts'

export const encinarRc: SampleLine = {
  name: 'Responsabilidad civil general',
  questions: [{ effective_from: '2026-01-01', questions: rcQuestions }],
  appetite: [
    {
      applies: { states: ['ES-CE', 'ES-ML'] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'No trabajamos en Ceuta ni en Melilla.',
    },
    {
      applies: { traits: ['security'] },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'No aseguramos vigilantes ni negocios que custodian dinero, armas u objetos de valor.',
    },
    {
      applies: { traits: ['children'] },
      outcome: 'out',
      code: 'appetite.children',
      reason: 'No aseguramos negocios que cuidan o entrenan a niños.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'refer',
      code: 'appetite.hazard',
      reason: 'Un técnico estudia los trabajos de más riesgo antes de darles precio.',
    },
  ],
  answers: [
    ...rcAnswers,
    answerRule(
      'height',
      'details.rc.height',
      rates(['up_to_15'], 1.2, 'El trabajo a más de 4 metros sube el precio.'),
      refers(['above_15'], 'Un técnico estudia los trabajos a más de 15 metros o con cuerdas.'),
    ),
    answerRule(
      'exports',
      'details.rc.exports',
      refers(['usa_canada'], 'Un técnico estudia las ventas a Estados Unidos y Canadá.'),
    ),
    answerRule(
      'export_share',
      'details.rc.export_share',
      declines({ more_than: 20 }, 'No aseguramos negocios que venden más del 20 % a Estados Unidos y Canadá.'),
    ),
    answerRule(
      'hot_work',
      'details.rc.hot_work',
      rates(['Yes'], 1.1, 'Soldar o usar soplete fuera del taller sube el precio.'),
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
          rate: [0.5, 0.85, 1.5, 2.7, 4.6],
          tiered: true,
        },
        {
          name: 'Salarios',
          amount: 'business.annual_payroll',
          per: 1000,
          rate: [0.3, 0.6, 1.3, 2.2, 3.6],
          tiered: true,
        },
        {
          name: 'Subcontratas',
          amount: 'details.rc.subcontracted',
          per: 1000,
          rate: [0.2, 0.3, 0.5, 0.9, 1.5],
          tiered: true,
        },
        goodsInCare,
        shownVictimLimit,
      ],
      factors: [victimLimit, workAway, taxes],
      traits: { cooking: 1.05, alcohol: 1.06, height: 1.1, 'hot-work': 1.05 },
      states: { 'ES-M': 1.05, 'ES-B': 1.07, 'ES-MA': 1.04, 'ES-PM': 1.06 },
      occurrence: rcLimits,
      deductible: rcDeductibles,
      usualOccurrence: 300_000,
      usualDeductible: 150,
      limitAt: 'details.rc.limit',
      deductibleAt: 'details.rc.deductible',
      aggregateTimes: 2,
      minimumPremium: 145,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defence', label: 'Defensa y fianzas', offered: 'Incluidas, aparte del límite' },
    { code: 'patronal', label: 'RC patronal', offered: 'Incluida' },
    { code: 'locativa', label: 'Daños al local alquilado', offered: '150.000 €' },
  ],
  highlights: [
    { included: true, label: 'RC de explotación, patronal y de productos en una póliza' },
    { included: true, label: 'Abogado y fianzas aparte del límite' },
    { included: true, label: 'Certificado para licencias en el día' },
    { included: false, label: 'Retirada de productos del mercado' },
    { included: false, label: 'Errores en proyectos y consejos' },
    { included: false, label: 'Contaminación gradual' },
  ],
}
