export const visitSources = ['email', 'checkout', 'SF'] as const
export type VisitSource = (typeof visitSources)[number]

/** The kind of link that started the visit: the parameter `src` is 0, 1 or 2. Source: seed 7.7. */
export const visitSource = (query: URLSearchParams): VisitSource | undefined => {
  const src = query.get('src') ?? ''
  return /^[012]$/.test(src) ? visitSources[Number(src)] : undefined
}
