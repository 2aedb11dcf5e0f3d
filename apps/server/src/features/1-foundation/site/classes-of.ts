import type { ServedSite } from './served-site.ts'

/** The classes that a site's own flow is for, by how their refs begin; undefined where every class of the country is. */
export const classesOf = ({ site, country }: Pick<ServedSite, 'site' | 'country'>): readonly string[] | undefined =>
  country.customClasses?.[site.customFlow ?? '']
