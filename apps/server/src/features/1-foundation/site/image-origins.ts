import type { Site } from '@coverwright/catalogue/sites/site'
import { originOf } from './origin-of.ts'

type SiteImages = Pick<Site, 'mapUrl' | 'logoUrl' | 'contact' | 'contactUs'>

/** Origins of the sites' map services, logos and portraits, for the content security policy. */
export const siteImageOrigins = (sites: readonly SiteImages[]): readonly string[] => [
  ...new Set(
    sites
      .flatMap(picturesOf)
      .map(originOf)
      .filter((origin) => origin !== undefined),
  ),
]

function picturesOf({ mapUrl, logoUrl, contact, contactUs }: SiteImages): readonly string[] {
  const people = [contact, contactUs?.callCenter, ...(contactUs?.roundRobin ?? []).flatMap(({ members }) => members)]
  return [mapUrl, logoUrl, ...people.map((person) => person?.picture)].filter((address) => address !== undefined)
}
