import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

const foreign = (): AppError =>
  new AppError(403, 'request.cross_site', 'This request comes from another site and is refused.')

/**
 * Refuses a change requested by a page of another site, by the browser's Origin or Sec-Fetch-Site. A caller that sends
 * neither is not a browser, so there is no cookie that another site could misuse.
 * @param isWelcome whether pages of that origin may make this call anyway
 */
export const refuseCrossSite =
  (publicUrl: URL, isWelcome: (request: FastifyRequest, origin: string) => boolean = () => false) =>
  async (request: FastifyRequest): Promise<void> => {
    const { method, headers } = request
    if (safe.has(method)) return
    const { origin } = headers
    if (origin !== undefined && isWelcome(request, origin)) return
    if (isForeignFetch(headers['sec-fetch-site'])) throw foreign()
    if (origin === undefined) return
    const host = URL.canParse(origin) ? new URL(origin).host : undefined
    // Behind a proxy of ours the forwarded host counts.
    if (host === undefined || (host !== request.host && host !== publicUrl.host)) throw foreign()
  }

/** For browsers that say which page a call comes from. */
const isForeignFetch = (site: string | string[] | undefined): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none'
