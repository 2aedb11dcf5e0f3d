import type { AppetiteRule } from '../../../rating/sample-carrier.ts'

/** Nearly everybody who works with their hands. */
export const handsOnTrades: readonly AppetiteRule[] = [
  {
    applies: { industries: ['finance'] },
    outcome: 'out',
    code: 'appetite.finance',
    reason: 'Não seguramos bancos, financeiras nem empresas de investimento.',
  },
  {
    applies: { traits: ['lodging'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.lodging',
    reason: 'Não seguramos alojamentos com este risco.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'refer',
    code: 'appetite.hazard',
    reason: 'Um técnico analisa empresas como a sua antes de dar preço.',
  },
  {
    applies: { traits: ['lodging', 'habitational'] },
    outcome: 'refer',
    code: 'appetite.lodging_read',
    reason: 'Um técnico analisa cada alojamento com dormidas antes de dar preço.',
  },
]
