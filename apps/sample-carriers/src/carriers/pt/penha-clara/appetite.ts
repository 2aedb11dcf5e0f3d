import type { AppetiteRule } from '../../../rating/sample-carrier.ts'

/** Shops, restaurants, offices and practices; in lines for premises and employees. */
export const everydayTrades: readonly AppetiteRule[] = [
  {
    applies: { traits: ['security'] },
    outcome: 'out',
    code: 'appetite.security',
    reason: 'Não seguramos vigilantes nem quem guarda dinheiro, armas ou valores.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'Este trabalho é mais perigoso do que o que aceitamos.',
  },
  {
    applies: { traits: ['contractor'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.trade',
    reason: 'Seguramos lojas, restauração e serviços, não obras de maior risco.',
  },
  {
    applies: { traits: ['alcohol'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.bar',
    reason: 'Um técnico analisa cada bar e discoteca antes de dar preço.',
  },
  {
    applies: { traits: ['children', 'animals'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.care',
    reason: 'Um técnico analisa quem tem crianças ou animais à guarda antes de dar preço.',
  },
]
