import { memoize } from './memoize.ts'

/** The name of the currency: "US dollars", "euros", "reais brasileiros". */
export const currencyName = memoize((locale) =>
  memoize((currency: string) => {
    const names = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    return names.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
  }),
)
