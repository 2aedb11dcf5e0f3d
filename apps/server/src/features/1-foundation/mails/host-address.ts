import type { Site } from '@coverwright/catalogue/sites/site'

/** Where a site's host is mailed: its desk, or who deals with insurers there. */
export function hostAddress({ contact, notices }: Pick<Site, 'contact' | 'notices'>, to: 'desk' | 'placement'): string {
  const { desk = contact.email, placement = desk } = notices?.addresses ?? {}
  return to === 'desk' ? desk : placement
}
