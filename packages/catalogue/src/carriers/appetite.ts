import type { AppetiteRow, CarrierLine, ClassFacts, Outlook } from './carrier.ts'

export type Appetite = { readonly outlook: Outlook; readonly reason: string; readonly code?: string }

const fits = (row: AppetiteRow, facts: ClassFacts, state: string, today: string): boolean =>
  row.from <= today &&
  (row.until === undefined || today < row.until) &&
  (row.traits === undefined || row.traits.some((trait) => facts.traits.includes(trait))) &&
  (row.industries === undefined || row.industries.includes(facts.industry)) &&
  (row.states === undefined || row.states.includes(state)) &&
  (row.classes === undefined || row.classes.some((prefix) => facts.class_code_ref.startsWith(prefix))) &&
  facts.hazard >= (row.minHazard ?? 0) &&
  facts.hazard <= (row.maxHazard ?? 5)

/**
 * A carrier's appetite for a class in a state on a day, and its own code for the class.
 * @param today YYYY-MM-DD; a row ends the day before its `until`
 */
export function appetiteFor({ appetite }: CarrierLine, facts: ClassFacts, state: string, today: string): Appetite {
  const row = appetite.find((each) => fits(each, facts, state, today))
  if (!row) return { outlook: 'out', reason: 'appetite.classNotInsured' }
  const { outlook, reason, code } = row
  return outlook === 'out' ? { outlook, reason } : { outlook, reason, code: `${code}-${facts.naics6.slice(0, 4)}` }
}

const fromLeast: readonly Outlook[] = ['out', 'refer', 'in']

/** The weaker of two appetites. */
export const lesserOutlook = (one: Outlook, other: Outlook): Outlook =>
  fromLeast.indexOf(other) < fromLeast.indexOf(one) ? other : one
