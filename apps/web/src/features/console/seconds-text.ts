/** A span as its reader's language writes it, in seconds. */
export const secondsText = (seconds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds)
