import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { oneChoice } from '../effects.ts'
import { chosenCovers, premisesAnswers, premisesGuidelines, premisesMeasures, zoneOfSpace } from '../lines/premises.ts'
import { handsOnTrades } from './appetite.ts'

export const caisNovoMr: SampleLine = {
  name: 'Multirriscos empresas',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: handsOnTrades,
  reads: premisesMeasures,
  answers: premisesAnswers,
  guidelines: premisesGuidelines(1_000_000),
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Edifício', amount: 'details.mr.building', per: 1000, rate: 0.92, shownAs: 'Edifício ou fração' },
        { name: 'Obras', amount: 'details.mr.fittings', per: 1000, rate: 1.4, shownAs: 'Obras e instalações' },
        {
          name: 'Equipamento',
          amount: 'details.mr.contents',
          per: 1000,
          rate: [2.3, 2.5, 2.7, 3.3, 4.2],
          shownAs: 'Equipamento e mobiliário',
        },
        {
          name: 'Mercadorias',
          amount: 'details.mr.stock',
          per: 1000,
          rate: [2.5, 2.8, 3, 3.7, 4.6],
          shownAs: 'Mercadorias',
        },
        { name: 'Frio', amount: 'details.mr.cold_value', per: 1000, rate: 9, shownAs: 'Bens refrigerados' },
        { name: 'Margem', amount: 'details.rated.margin', per: 1000, rate: 1.6, shownAs: 'Perdas de exploração' },
        { name: 'Dinheiro', amount: 'details.mr.cash', per: 1000, rate: 14, shownAs: 'Dinheiro em caixa e cofre' },
      ],
      deductibleAt: 'details.mr.deductible',
      shows: ['deductible'],
      factors: [zoneOfSpace],
      states: {},
      occurrence: oneChoice,
      deductible: [
        { amount: 0, factor: 1.1 },
        { amount: 150, factor: 1 },
        { amount: 250, factor: 0.95 },
        { amount: 500, factor: 0.88 },
      ],
      usualOccurrence: 0,
      usualDeductible: 150,
      minimumPremium: 110,
      policyFee: 8,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'water', label: 'Danos por água e pesquisa de avarias', offered: '5000\u00a0€' },
    { code: 'owner_liability', label: 'Responsabilidade de proprietário ou inquilino', offered: '50\u00a0000\u00a0€' },
  ],
  optionalCovers: chosenCovers,
  highlights: [
    { included: true, label: 'Incêndio, água e tempestade' },
    { included: true, label: 'Ferramentas também na carrinha fechada' },
    { included: true, label: 'Valor de substituição em novo' },
    { included: false, label: 'Desgaste e falta de manutenção' },
    { included: false, label: 'Bens ao ar livre' },
  ],
}
