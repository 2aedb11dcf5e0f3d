import { isEmbeddingPage, isPage, isPreviewPage } from '@coverwright/catalogue/sites/page-addresses'
import type { FastifyRequest } from 'fastify'
import { notFound } from '../../../platform/errors/app-error.ts'
import { previewsPath } from './previews/previews-path.ts'
import type { ServedSite, Sites } from './served-site.ts'

type RequestAddress = Pick<FastifyRequest, 'host' | 'originalUrl'>

// A request keeps its site, even when the site's file changes before it is answered.
const servedByRequest = new WeakMap<RequestAddress, ServedSite>()

/** The site of a request; throws 404 where none is served. */
export function siteOf(sites: Pick<Sites, 'at'>, request: RequestAddress): ServedSite {
  // An HTTP/1.0 request may name no host.
  const servedSite = servedByRequest.get(request) ?? sites.at(request.host || '', request.originalUrl)
  if (!servedSite) throw notFound('site')
  servedByRequest.set(request, servedSite)
  return servedSite
}

/** The path below which a site is served at an address; empty at the root, and where no site is. */
export const prefixAt =
  (sites: Pick<Sites, 'at'>) =>
  (host: string, url: string): string =>
    sites.at(host || '', url)?.site.prefixPath ?? ''

/** Whether the site of a request has a page at its address. True without a site: the page says so. */
export const hasPage =
  (sites: Pick<Sites, 'at'>) =>
  ({ host, originalUrl, url }: RequestAddress & Pick<FastifyRequest, 'url'>): boolean => {
    const servedSite = sites.at(host || '', originalUrl)
    const [path = '', query = ''] = url.split('?', 2)
    if (servedSite && isEmbeddingPage(path) && !servedSite.site.embed) return false
    if (servedSite && isPreviewPage(path) && !originalUrl.startsWith(previewsPath)) return false
    return !servedSite || isPage(servedSite.flows, path, new URLSearchParams(query))
  }

/** Origins of the pages that may frame the form of the request's site. */
export const embeddersAt =
  (sites: Pick<Sites, 'at'>) =>
  ({ host, originalUrl }: RequestAddress): readonly string[] =>
    sites.at(host || '', originalUrl)?.site.embed?.origins ?? []

/** For how many days the site of a request remembers a browser, if its file sets it. */
export const sessionDaysOf =
  (sites: Pick<Sites, 'at'>) =>
  (request: RequestAddress): number | undefined => {
    const servedSite = servedByRequest.get(request) ?? sites.at(request.host || '', request.originalUrl)
    return servedSite?.site.session?.days
  }

/** The prefix of a request's site. */
export const prefixOf =
  (sites: Pick<Sites, 'at'>) =>
  (request: RequestAddress): string => {
    const servedSite = servedByRequest.get(request)
    return servedSite ? (servedSite.site.prefixPath ?? '') : prefixAt(sites)(request.host, request.originalUrl)
  }
