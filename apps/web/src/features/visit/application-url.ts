import { pathPattern } from '@coverwright/core/visit/path-pattern'

/**
 * The address people came by, with the acquisition channel at its end: of its parameters nothing else is kept, and of
 * its path no id, for either may lead to an application. Source: seed 7.7.
 */
export const applicationUrl = (base: string, start: string, channel: string): string =>
  `${base}${pathPattern(start)}?ac=${encodeURIComponent(channel)}`
