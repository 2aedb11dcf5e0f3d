import type { AppetiteRow } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Wharfedge's appetite for a trade in the lines about premises and people; `code` is its own. */
export const everydayTrades = (code: string): readonly AppetiteRow[] => [
  { from, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'] },
  { from, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
  { from, outlook: 'out', reason: 'appetite.trade', code: '', traits: ['contractor'], minHazard: 4 },
  { from, outlook: 'refer', reason: 'appetite.bar', code: `${code}B`, traits: ['alcohol'], minHazard: 4 },
  { from, outlook: 'refer', reason: 'appetite.care', code: `${code}C`, traits: ['children', 'animals'], minHazard: 3 },
  { from, outlook: 'in', reason: '', code },
]
