const longest = 2000
// Names of pages and nothing else: no percent signs, so that nothing in the path reads differently once it is decoded.
const path = /^(\/[\w.~-]+)*\/?$/
const dots = /(^|\/)\.{1,2}(\/|$)/
const rest = /^[\w\-.~!$&'()*+,;=:@/?%#]*$/

/**
 * Where to go on: the page that was asked for when it is one of this site, else the first page. What a link brings along
 * must lead to no other site, however it is written.
 */
export function ownPage(to: unknown): string {
  if (typeof to !== 'string' || to.length > longest) return '/'
  const end = to.search(/[?#]/)
  const page = end === -1 ? to : to.slice(0, end)
  const isOwn = page.startsWith('/') && path.test(page) && !dots.test(page) && rest.test(to.slice(page.length))
  return isOwn ? to : '/'
}
