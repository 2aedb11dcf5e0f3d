import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines } from '../../shared/answer-effects.ts'
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

export const puertoClaroProperty: SampleLine = {
  name: 'Multirriesgo del negocio',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { traits: ['manufacturing'], min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.factory',
      reason: 'No aseguramos industria pesada con esta póliza.',
    },
    {
      applies: { classes: ['ES-722410'] },
      outcome: 'refer',
      code: 'appetite.bar',
      reason: 'Un técnico estudia cada bar y cada discoteca antes de darle precio.',
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
      declines(['panel'], 'No aseguramos locales de panel sándwich con espuma.'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: propertyExposures({
        building: 0.78,
        contents: [2.3, 3.3, 5, 7.2, 10],
        stock: [2.9, 3.8, 5.6, 8, 11],
        closed: 0.004,
      }),
      factors: [taxes],
      traits: { cooking: 1.15, retail: 0.96 },
      states: { 'ES-M': 1.05, 'ES-B': 1.05, 'ES-V': 1.04, 'ES-CE': 1.1, 'ES-ML': 1.1 },
      occurrence: noLimit,
      deductible: propertyDeductibles,
      usualOccurrence: 1,
      usualDeductible: 150,
      deductibleAt: 'details.multirriesgo.deductible',
      shows: ['deductible'],
      minimumPremium: 160,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: propertyCovers,
  optionalCovers: [lenderCover],
  highlights: [
    { included: true, label: 'Incendio, agua, fenómenos atmosféricos y cristales' },
    { included: true, label: 'Mercancía en frío, hasta 3000 €' },
    { included: true, label: 'Pago mensual' },
    { included: false, label: 'Avería de máquinas' },
    { included: false, label: 'Responsabilidad civil: va en su propia póliza' },
  ],
}
