const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** A sum as an offer names it: $25,000. */
export const inDollars = (amount: number): string => dollars.format(amount)
