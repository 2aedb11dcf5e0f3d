import type { AppetiteRow } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** What Cairnmuir thinks of a trade: nearly everybody who works with their hands is welcome. */
export const handsOnTrades = (code: string): readonly AppetiteRow[] => [
  { from, outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
  { from, outlook: 'refer', reason: 'appetite.underwriterReads', code: `${code}A`, minHazard: 5 },
  { from, outlook: 'refer', reason: 'appetite.lodging', code: `${code}L`, traits: ['lodging', 'habitational'] },
  { from, outlook: 'in', reason: '', code },
]
