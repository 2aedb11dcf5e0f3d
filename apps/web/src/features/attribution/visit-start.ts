import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'

/** The step that a visit starts at, by the address it begins with. Source: seed 4.6, F18. */
export function visitStart(address: string): string {
  const [path = '/', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (/^\/[^/]+\/quote-review$/.test(path)) return path
  if (path === renewalsPrefix || path.startsWith(`${renewalsPrefix}/`)) {
    const isCensus = path.includes('/dynamic-questions/') || search.get('flow') === 'renewal-census'
    return isCensus ? '/dynamic-questions/hc_census/edit/0' : '/renewal-info'
  }
  return /^\/applications\/[^/]+\/edit$/.test(path) || search.has('editApplicationUUID') ? '/done' : '/'
}
