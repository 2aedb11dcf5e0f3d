import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { generalGuidelines } from '../guidelines.ts'
import { cyberAnswers, records } from '../lines/cyber.ts'

export const caisNovoCiber: SampleLine = {
  name: 'Ciber-riscos',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { industries: ['finance', 'technology'] },
      outcome: 'out',
      code: 'appetite.data',
      reason: 'Não seguramos empresas financeiras nem de tecnologia contra ciberataques.',
    },
    {
      applies: { traits: ['health'] },
      outcome: 'refer',
      code: 'appetite.patients',
      reason: 'Um técnico analisa quem guarda dados de doentes antes de dar preço.',
    },
  ],
  answers: cyberAnswers,
  guidelines: generalGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Faturação', amount: 'business.annual_revenue', per: 1000, rate: 0.7, tiered: true },
        { name: 'Dados', explanation: 'A sum for each kind of data that is kept.', premium: records },
      ],
      limitAt: 'details.ciber.limit',
      deductibleAt: 'details.ciber.deductible',
      shows: ['limit', 'deductible'],
      states: {},
      occurrence: [
        { amount: 50_000, factor: 0.75 },
        { amount: 100_000, factor: 1 },
        { amount: 250_000, factor: 1.45 },
        { amount: 500_000, factor: 1.9 },
      ],
      deductible: [
        { amount: 500, factor: 1.08 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.88 },
      ],
      usualOccurrence: 100_000,
      usualDeductible: 1000,
      minimumPremium: 140,
      policyFee: 8,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'help', label: 'Linha de emergência informática', offered: '24 horas' },
    { code: 'fraud', label: 'Transferências enganadas', offered: '10\u00a0000\u00a0€' },
  ],
  highlights: [
    { included: true, label: 'Técnicos que repõem os seus sistemas' },
    { included: true, label: 'Dias parados, depois das primeiras 12 horas' },
    { included: false, label: 'Coimas' },
    { included: false, label: 'Dados guardados sem palavra-passe' },
  ],
}
