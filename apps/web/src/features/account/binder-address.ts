import type { SiteReply } from '@coverwright/contract/site'

type Origin = Pick<Location, 'protocol' | 'port'>

/**
 * The same path on the site's first binder host, if accounts are shown there instead of on this host; undefined if this
 * host shows them. Source: seed 2.6, S9.
 */
export function binderAddress(
  { binder, is_binder }: Pick<SiteReply, 'binder' | 'is_binder'>,
  { protocol, port }: Origin,
  path: string,
): string | undefined {
  if (!binder || is_binder) return undefined
  return `${protocol}//${binder.host}${port && `:${port}`}${path}`
}
