import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, refers } from '../../shared/answer-effects.ts'
import {
  lenderCover,
  noLimit,
  propertyAnswers,
  propertyCovers,
  propertyDeductibles,
  propertyExposures,
  propertyReads,
} from '../lines/property.ts'
import { taxes } from '../wording.ts'

export const encinarProperty: SampleLine = {
  name: 'Multirriesgo del negocio',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['ES-CE', 'ES-ML'] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'No trabajamos en Ceuta ni en Melilla.',
    },
    {
      applies: { traits: ['habitational'] },
      outcome: 'out',
      code: 'appetite.homes',
      reason: 'No aseguramos edificios de viviendas con esta póliza.',
    },
    {
      applies: { traits: ['cooking'] },
      outcome: 'refer',
      code: 'appetite.kitchen',
      reason: 'Un técnico estudia cada cocina antes de darle precio.',
    },
    {
      applies: { classes: ['ES-458310'] },
      outcome: 'refer',
      code: 'appetite.jewels',
      reason: 'Un técnico estudia las cajas fuertes y las vitrinas de cada joyería antes de darle precio.',
    },
  ],
  reads: propertyReads,
  answers: [
    ...propertyAnswers,
    answerRule(
      'panel',
      'details.multirriesgo.construction',
      refers(['panel'], 'Un técnico estudia los locales de panel sándwich con espuma.'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: propertyExposures({
        building: 0.85,
        contents: [2.6, 3.6, 4.8, 6.2, 8],
        stock: [3.2, 4.1, 5.3, 7, 9],
        closed: 0.0036,
      }),
      factors: [taxes],
      traits: { alcohol: 1.06, 'hot-work': 1.12 },
      states: { 'ES-M': 1.04, 'ES-B': 1.06, 'ES-V': 1.05 },
      occurrence: noLimit,
      deductible: propertyDeductibles,
      usualOccurrence: 1,
      usualDeductible: 150,
      deductibleAt: 'details.multirriesgo.deductible',
      shows: ['deductible'],
      minimumPremium: 190,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: propertyCovers,
  optionalCovers: [lenderCover],
  highlights: [
    { included: true, label: 'Incendio, agua, fenómenos atmosféricos y cristales' },
    { included: true, label: 'Avería de máquinas y equipos electrónicos, hasta 6000 €' },
    { included: true, label: 'Servicio de reparaciones las 24 horas' },
    { included: false, label: 'Robo de dinero fuera del local' },
    { included: false, label: 'Responsabilidad civil: va en su propia póliza' },
  ],
}
