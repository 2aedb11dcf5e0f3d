/** Where somebody came from, by the names that a quote keeps it under. Source: seed section 3. */
export type Attribution = {
  readonly campaign_id?: string
  readonly partnership?: { readonly source?: string; readonly name?: string }
}

/**
 * What a link says of a partner, a source or a campaign: words and the signs campaigns are named with. No `@`, so that
 * no address comes along, and nothing that markup is made of.
 */
export const attributionWordPattern = String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._:&'’+|/-]*$`
export const longestAttributionWord = 100

const word = new RegExp(attributionWordPattern, 'u')

/** The word as it may be stored; undefined for what is none. */
export function attributionWord(said: string | null | undefined): string | undefined {
  const text = said?.trim() ?? ''
  return text.length <= longestAttributionWord && word.test(text) ? text : undefined
}

/** The parameters of an address: decision 43. */
export const attributionParameters = { source: 'partner_source', name: 'partner', campaign: 'campaign_id' } as const

/** What the query of an address says of where somebody came from; what is no such word is left out. */
export function attributionInQuery(query: URLSearchParams): Attribution {
  const campaign_id = attributionWord(query.get(attributionParameters.campaign))
  const source = attributionWord(query.get(attributionParameters.source))
  const name = attributionWord(query.get(attributionParameters.name))
  const partnership = { ...(source ? { source } : {}), ...(name ? { name } : {}) }
  return { ...(campaign_id ? { campaign_id } : {}), ...(source || name ? { partnership } : {}) }
}
