/** An amount of minor units as text: $1,284; with cents only if there are any. */
export function moneyText(minor: number, currency: string, locale: string): string {
  const digits = minor % 100 === 0 ? 0 : 2
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits })
  return format.format(minor / 100)
}
