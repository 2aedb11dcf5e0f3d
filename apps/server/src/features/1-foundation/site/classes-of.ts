import type { ServedSite } from './served-site.ts'

/** The prefix of the classes that a site's own flow is for; undefined where it is for all classes of the country. */
export const classesOf = ({ site, country }: Pick<ServedSite, 'site' | 'country'>): readonly string[] | undefined =>
  country.customClasses?.[site.customFlow ?? '']
