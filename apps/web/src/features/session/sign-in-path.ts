/**
 * The page to sign in on, below the site's path. It leads back to the page at hand, where what was typed still stands.
 * @param here path and query of the page at hand
 */
export function signInPath(here: string): string {
  const [path = '/', query = ''] = here.split('?')
  // Another page led here a moment ago.
  if (path === '/sign-in') return here
  const search = new URLSearchParams(query)
  search.delete('redirected')
  const to = search.size > 0 ? `${path}?${search}` : path
  return `/sign-in?${new URLSearchParams({ to })}`
}
