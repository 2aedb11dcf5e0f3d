/** An amount in minor units of its currency, as people write it. */
export const amountText = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100)
