/** Trades with their own desk, by the beginnings of their NAICS codes. */
const tradesOf = {
  truckers: ['484', '492'],
  restaurants: ['7225', '722330'],
  consultants: ['5416'],
  contractors: ['23'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Vertical = keyof typeof tradesOf

/** The trades, as a site's file names them. */
export const verticals: readonly Vertical[] = ['truckers', 'restaurants', 'consultants', 'contractors']

/** The trade with its own desk that a NAICS code belongs to. */
export const verticalOf = (naics6: string): Vertical | undefined =>
  verticals.find((vertical) => tradesOf[vertical].some((beginning) => naics6.startsWith(beginning)))
