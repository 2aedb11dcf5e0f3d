import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { refers } from '../../shared/answer-effects.ts'
import { about } from '../effects.ts'
import { liabilityAnswers, liabilityGuidelines } from '../lines/liability.ts'
import { everydayTrades } from './appetite.ts'
import { rcQuestions } from './rc.questions.ts'

export const penhaClaraRc: SampleLine = {
  name: 'Responsabilidade civil exploração',
  questions: [{ effective_from: '2026-01-01', questions: rcQuestions }],
  appetite: everydayTrades,
  answers: [
    ...liabilityAnswers,
    about('rc.height', refers(['over_15'], 'Um técnico analisa trabalhos acima de 15 metros.')),
  ],
  guidelines: liabilityGuidelines(500, 250_000),
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Faturação',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: [0.45, 0.85, 1.4, 2.9, 5.2],
          tiered: true,
        },
        { name: 'Subempreiteiros', amount: 'details.rc.subcontract_cost', per: 1000, rate: 0.9 },
        { name: 'Área aberta ao público', amount: 'details.rc.public_area', per: 10, rate: 1.1 },
        { name: 'Bens à guarda', amount: 'details.rc.custody_value', per: 1000, rate: 1.6, shownAs: 'Bens à guarda' },
      ],
      limitAt: 'details.rc.limit',
      deductibleAt: 'details.rc.deductible',
      shows: ['limit', 'deductible'],
      traits: { alcohol: 1.1, cooking: 1.05, office: 0.9, children: 1.1 },
      lapse: 1.05,
      states: { 'PT-11': 1.05, 'PT-13': 1.03, 'PT-08': 1.04 },
      occurrence: [
        { amount: 50_000, factor: 0.7 },
        { amount: 100_000, factor: 0.85 },
        { amount: 250_000, factor: 1 },
        { amount: 500_000, factor: 1.22 },
        { amount: 1_000_000, factor: 1.5 },
      ],
      deductible: [
        { amount: 150, factor: 1.06 },
        { amount: 250, factor: 1 },
        { amount: 500, factor: 0.92 },
        { amount: 1000, factor: 0.85 },
      ],
      usualOccurrence: 250_000,
      usualDeductible: 250,
      minimumPremium: 95,
      policyFee: 8,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defence', label: 'Advogado e custas', offered: 'Dentro do capital' },
    { code: 'tenant', label: 'Danos no espaço arrendado', offered: '50\u00a0000\u00a0€' },
  ],
  highlights: [
    { included: true, label: 'Quedas e ferimentos de clientes' },
    { included: true, label: 'Intoxicações alimentares' },
    { included: true, label: 'Danos no espaço arrendado até 50\u00a0000\u00a0€' },
    { included: false, label: 'Erros em projetos e conselhos' },
    { included: false, label: 'O próprio trabalho mal feito' },
  ],
}
