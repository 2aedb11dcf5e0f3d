import { contactUsConfigOf, type Site } from '@coverwright/catalogue/sites/site'
import { originOf } from './origin-of.ts'

type SiteImages = Pick<Site, 'mapUrl' | 'logoUrl' | 'contact' | 'customerFacing'>

/** Origins of the sites' map services, logos and portraits, for the content security policy. */
export const siteImageOrigins = (sites: readonly SiteImages[]): readonly string[] => [
  ...new Set(
    sites
      .flatMap(picturesOf)
      .map(originOf)
      .filter((origin) => origin !== undefined),
  ),
]

function picturesOf(site: SiteImages): readonly string[] {
  const { mapUrl, logoUrl, contact } = site
  const { callCenterAvatar, roundRobin = [] } = contactUsConfigOf(site)
  const people = [contact, ...roundRobin.flatMap(({ members }) => members)]
  return [mapUrl, logoUrl, callCenterAvatar, ...people.map(({ avatar }) => avatar)].filter(
    (address) => address !== undefined,
  )
}
