const longest = 2000
// No percent signs, so that decoding cannot change the path.
const path = /^(\/[\w.~-]+)*\/?$/
const dots = /(^|\/)\.{1,2}(\/|$)/
const rest = /^[\w\-.~!$&'()*+,;=:@/?%#]*$/

/** The address to return to if it is a page of this site, else `/`. A link must never lead to another site. */
export function returnPath(to: unknown): string {
  if (typeof to !== 'string' || to.length > longest) return '/'
  const end = to.search(/[?#]/)
  const page = end === -1 ? to : to.slice(0, end)
  const isOwn = page.startsWith('/') && path.test(page) && !dots.test(page) && rest.test(to.slice(page.length))
  return isOwn ? to : '/'
}
