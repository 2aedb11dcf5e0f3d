import type { Site } from '@coverwright/catalogue/sites/site'

/** Origins of the sites' map services, which browsers must be allowed to fetch pictures from. */
export const mapOrigins = (sites: readonly Pick<Site, 'mapUrl'>[]): readonly string[] => [
  ...new Set(
    sites.flatMap(({ mapUrl }) => (mapUrl === undefined || mapUrl.startsWith('/') ? [] : [new URL(mapUrl).origin])),
  ),
]
