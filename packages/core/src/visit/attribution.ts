/** What brought a visitor here, in the field names of the quote. Source: seed section 3. */
export type Attribution = {
  readonly campaign_id?: string
  readonly partnership?: { readonly source?: string; readonly name?: string }
}

/** The name of a partner, a source or a campaign. No `@`, so that it cannot be an email address, and no markup. */
export const attributionWordPattern = String.raw`^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._:&'’+|/-]*$`
export const longestAttributionWord = 100

const word = new RegExp(attributionWordPattern, 'u')

/** The name as it is stored; undefined for any other text. */
export function attributionWord(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? ''
  return text.length <= longestAttributionWord && word.test(text) ? text : undefined
}

/** Parameters of an address (decision 43). */
export const attributionParameters = { source: 'partner_source', name: 'partner', campaign: 'campaign_id' } as const

/** The attribution in the query of an address, without anything that is not a valid name. */
export function attributionInQuery(query: URLSearchParams): Attribution {
  const campaign_id = attributionWord(query.get(attributionParameters.campaign))
  const source = attributionWord(query.get(attributionParameters.source))
  const name = attributionWord(query.get(attributionParameters.name))
  const partnership = { ...(source ? { source } : {}), ...(name ? { name } : {}) }
  return { ...(campaign_id ? { campaign_id } : {}), ...(source || name ? { partnership } : {}) }
}
