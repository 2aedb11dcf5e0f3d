import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { VisitStart } from '@coverwright/core/navigation/step-record'

/** How a visit begins, by the address it begins at. Source: seed 4.6, F18. */
export function visitStart(address: string): VisitStart {
  const [path = '/', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (/^\/[^/]+\/quote-review$/.test(path)) return { kind: 'quoteReview', path }
  if (path === renewalsPrefix || path.startsWith(`${renewalsPrefix}/`)) {
    return {
      kind: 'renewal',
      dynamicForms: path.includes('/dynamic-questions/') || search.get('flow') === 'renewal-census',
    }
  }
  if (/^\/applications\/[^/]+\/edit$/.test(path) || search.has('editApplicationUUID'))
    return { kind: 'editApplication' }
  return { kind: 'application' }
}
