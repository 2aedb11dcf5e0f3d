import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { professionAnswers, professionGuidelines, professionMeasures } from '../lines/profession.ts'

const professionsOnly = 'Seguramos quem vende consultoria e serviços, não ofícios nem fábricas.'

export const penhaClaraRcp: SampleLine = {
  name: 'Responsabilidade civil profissional',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { traits: ['contractor', 'manufacturing'] },
      outcome: 'out',
      code: 'appetite.professions',
      reason: professionsOnly,
    },
    {
      applies: { traits: ['health'] },
      outcome: 'refer',
      code: 'appetite.practice',
      reason: 'Um técnico analisa cada consultório antes de dar preço.',
    },
    {
      applies: { industries: ['finance'] },
      outcome: 'refer',
      code: 'appetite.finance',
      reason: 'Um técnico analisa quem lida com dinheiro, crédito ou seguros antes de dar preço.',
    },
    {
      applies: { not_traits: ['advice', 'design', 'technology', 'office', 'personal-care', 'online'] },
      outcome: 'out',
      code: 'appetite.professions',
      reason: professionsOnly,
    },
  ],
  reads: professionMeasures,
  answers: professionAnswers,
  guidelines: professionGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Faturação',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: [2.1, 2.9, 3.8, 5.2, 7],
          tiered: true,
        },
        { name: 'Profissionais', amount: 'details.rcp.professionals', per: 1, rate: 38 },
      ],
      limitAt: 'details.rcp.limit',
      deductibleAt: 'details.rcp.deductible',
      shows: ['limit', 'deductible'],
      states: {},
      occurrence: [
        { amount: 100_000, factor: 0.85 },
        { amount: 150_000, factor: 0.92 },
        { amount: 300_000, factor: 1 },
        { amount: 600_000, factor: 1.28 },
        { amount: 1_000_000, factor: 1.58 },
        { amount: 2_500_000, factor: 2.4 },
      ],
      deductible: [
        { amount: 500, factor: 1.08 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.9 },
        { amount: 5000, factor: 0.82 },
      ],
      usualOccurrence: 300_000,
      usualDeductible: 1000,
      minimumPremium: 135,
      policyFee: 8,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defence', label: 'Advogado e custas', offered: 'Dentro do capital' },
    { code: 'documents', label: 'Documentos perdidos', offered: '30\u00a0000\u00a0€' },
  ],
  highlights: [
    { included: true, label: 'Erros, omissões e atrasos' },
    { included: true, label: 'Documentos de clientes perdidos' },
    { included: true, label: 'Reclamações até um ano depois do fim da apólice' },
    { included: false, label: 'Coimas e sanções' },
    { included: false, label: 'Erros que já conhece' },
  ],
}
