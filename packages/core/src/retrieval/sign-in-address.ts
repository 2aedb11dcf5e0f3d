type SignInDetour = {
  /** Path and query of the page that requires signing in. */
  readonly here: string
  /** The link that was opened; the sign-in code goes to its recipient. */
  readonly link?: string | undefined
}

/**
 * Where to sign in on the way to a page; undefined when the visitor has just come from there, to avoid a loop. Source:
 * seed 2.1 (`redirected=true`), 4.5.
 */
export function signInAddress({ here, link }: SignInDetour): string | undefined {
  const [path = '/', query = ''] = here.split('?')
  const search = new URLSearchParams(query)
  if (search.get('redirected') === 'true') return undefined
  search.set('redirected', 'true')
  const parameters = new URLSearchParams({ to: `${path}?${search}` })
  if (link !== undefined) parameters.set('link', link)
  return `/sign-in?${parameters}`
}
