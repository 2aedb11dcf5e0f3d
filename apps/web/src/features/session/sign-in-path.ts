/**
 * The address of the sign-in page, below the site's path. It leads back to the current page and its draft.
 * @param returnPath path and query of the current page
 */
export function signInPath(returnPath: string): string {
  const [path = '/', query = ''] = returnPath.split('?')
  // Already on the sign-in page.
  if (path === '/sign-in') return returnPath
  const search = new URLSearchParams(query)
  search.delete('redirected')
  const to = search.size > 0 ? `${path}?${search}` : path
  return `/sign-in?${new URLSearchParams({ to })}`
}
