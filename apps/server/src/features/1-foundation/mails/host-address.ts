import type { Site } from '@coverwright/catalogue/sites/site'

/** The addresses of a site's host: its desk, or its placing broker. */
export function hostAddress({ contact, notices }: Pick<Site, 'contact' | 'notices'>, to: 'desk' | 'placement'): string {
  const { desk = contact.email, placement = desk } = notices?.addresses ?? {}
  return to === 'desk' ? desk : placement
}
