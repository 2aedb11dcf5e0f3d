import type { FastifyRequest } from 'fastify'

/**
 * The path below which the site of a request is served: it was removed from the address, so that all sites have the
 * same routes.
 */
export const prefixOf = ({ originalUrl, url }: Pick<FastifyRequest, 'originalUrl' | 'url'>): string =>
  originalUrl.endsWith(url) ? originalUrl.slice(0, -url.length) : ''
