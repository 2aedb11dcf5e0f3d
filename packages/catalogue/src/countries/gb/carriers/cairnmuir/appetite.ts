import type { AppetiteRow } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Cairnmuir's appetite for a trade: it welcomes nearly all manual trades. */
export const handsOnTrades = (code: string): readonly AppetiteRow[] => [
  { from, outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
  { from, outlook: 'refer', reason: 'appetite.underwriterReads', code: `${code}A`, minHazard: 5 },
  { from, outlook: 'refer', reason: 'appetite.lodging', code: `${code}L`, traits: ['lodging', 'habitational'] },
  { from, outlook: 'in', reason: '', code },
]
