import type { SiteReply } from '@coverwright/contract/site'

type Place = Pick<Location, 'protocol' | 'port'>

/**
 * Where accounts are shown, when that is not this host: the site's first binder host, with the same path.
 * Undefined where this host shows them itself. Source: seed 2.6, S9.
 */
export function binderAddress(
  { binder, is_binder }: Pick<SiteReply, 'binder' | 'is_binder'>,
  { protocol, port }: Place,
  path: string,
): string | undefined {
  if (!binder || is_binder) return undefined
  return `${protocol}//${binder.host}${port && `:${port}`}${path}`
}
