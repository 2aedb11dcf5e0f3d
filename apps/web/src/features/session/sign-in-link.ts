import { here, sitePath } from '../../api/page/base.ts'

/** The page for signing in, as a link on this one: what is typed here is still here afterwards. */
export function signInLink(page = here()): string {
  const [path = '/', query = ''] = page.split('?')
  // Some page led here a moment ago.
  if (path === '/sign-in') return sitePath() + page
  const search = new URLSearchParams(query)
  search.delete('redirected')
  const to = search.size > 0 ? `${path}?${search}` : path
  return `${sitePath()}/sign-in?${new URLSearchParams({ to })}`
}
