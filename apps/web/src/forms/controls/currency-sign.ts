import { memoize } from '@coverwright/core/text/memoize'

type Sign = { readonly sign: string; readonly leads: boolean }

const signs = memoize((locale) =>
  memoize((currency): Sign => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const sign = parts.findIndex((part) => part.type === 'currency')
    return {
      sign: parts[sign]?.value ?? currency,
      leads: sign < parts.findIndex((part) => part.type === 'integer'),
    }
  }),
)

/** The sign of the site's currency, and whether it stands before the amount. */
export const currencySign = (locale: string, currency: string): Sign => signs(locale)(currency)
