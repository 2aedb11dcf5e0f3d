import type { PublicSite } from '@coverwright/catalogue/sites/site'

/** The day of an instant in the site's time zone: "Nov 21, 2026". */
export const dayText = (instant: string, { locale, timeZone }: Pick<PublicSite, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant))
