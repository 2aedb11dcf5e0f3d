import type { QuoteReply } from '@coverwright/contract/quotes'
import type { EmbedStart } from '@coverwright/contract/visit/embed-start'
import { api, dataOf } from '../../server/client.ts'
import { track } from '../../track.ts'
import { openQuote } from '../quotes.ts'

/** Has an embedded form's answers encrypted for a new application. Nothing is stored. */
export const sealStart = async (start: EmbedStart): Promise<string> =>
  (await dataOf(api.POST('/embed/start', { body: start }))).start

/** Begins an application with a sealed start, on which this tab works from now on. Sent again, it begins no second. */
export async function beginFrom(start: string): Promise<QuoteReply> {
  const quote = await dataOf(api.POST('/quote', { body: { start } }))
  track({ name: 'quote_begun', renewal: false })
  return openQuote(quote)
}
