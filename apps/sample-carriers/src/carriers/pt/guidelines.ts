import type { Guideline } from '../../rating/guideline.ts'

/** Rules that every carrier of this country applies to every line. */
export const generalGuidelines: readonly Guideline[] = [
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 10_000_000,
    outcome: 'decline',
    reason: 'Seguramos empresas com faturação até 10\u00a0000\u00a0000\u00a0€ por ano.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 3,
    outcome: 'decline',
    reason: 'Quatro ou mais sinistros em três anos são mais do que podemos aceitar agora.',
  },
  {
    code: 'claims.open',
    measure: 'open_claims',
    above: 0,
    outcome: 'refer',
    reason: 'Há um sinistro em aberto. Um técnico pergunta como está.',
  },
  {
    code: 'insurance.cancelled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'Uma seguradora recusou, anulou ou não renovou um seguro seu. Um técnico pergunta porquê.',
  },
]
