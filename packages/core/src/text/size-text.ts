/** A file's size in round numbers: 12 kB, 3.3 MB. */
export function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  if (isLarge) return format.format(bytes / 1_000_000)
  return format.format(bytes > 0 ? Math.max(bytes / 1000, 1) : 0)
}
