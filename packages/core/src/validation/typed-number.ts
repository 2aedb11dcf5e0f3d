const decimalSigns = new Map<string, string>()

/** What parts whole from fraction there: `1,250.50` in the US and the UK, `1.250,50` in most other countries. */
function decimalSignOf(locale: string): string {
  const cached = decimalSigns.get(locale)
  if (cached) return cached
  const sign = (1.5).toLocaleString(locale).includes(',') ? ',' : '.'
  decimalSigns.set(locale, sign)
  return sign
}

/**
 * A whole number as people type it in that locale: parted by thousands, with a sign of money or percent, with a
 * fraction that is nothing (`1,250.00`). Undefined for any other text, so that it is refused instead of misread.
 */
export function typedNumber(text: string, locale: string): number | undefined {
  // A space of any width, the narrow ones that Intl writes among them.
  const bare = text.replace(/\s|%|(A?R)?\p{Sc}/gu, '')
  const plain = decimalSignOf(locale) === '.' ? bare.replaceAll(',', '').replace(/\.0+$/, '') : withoutGroups(bare)
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined
}

/**
 * Where a comma parts the fraction, thousands are parted by dots, and only where they make groups of three: a number
 * pad types a dot for the fraction, too.
 */
function withoutGroups(text: string): string {
  const whole = text.replace(/[.,]0{1,2}$|,0+$/, '')
  return /^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : whole
}

/** The same of an amount of money, in whole units: cents are rounded. */
export function typedAmount(text: string, locale: string): number | undefined {
  const cents = decimalSignOf(locale) === '.' ? /\.(\d)\d?(?=\D*$)/ : /[.,](\d)\d?(?=\D*$)/
  const amount = typedNumber(text, locale)
  if (amount !== undefined) return amount
  const whole = typedNumber(text.replace(cents, ''), locale)
  return whole === undefined ? undefined : whole + (Number(cents.exec(text)?.[1] ?? 0) >= 5 ? 1 : 0)
}
