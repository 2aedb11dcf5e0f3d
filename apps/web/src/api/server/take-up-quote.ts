import type { QuoteReply } from '@coverwright/contract/quotes'
import { rememberQuote } from '../browser/opened-quote.ts'
import { rememberRenewal } from '../browser/opened-renewal.ts'
import { isRenewal, queryOf } from '../queries/quote.ts'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from './client.ts'
import { keep } from './quote-calls.ts'

/** Fetches an application or a renewal; this tab is about it from now on. */
export async function takeUpQuote(id: string): Promise<QuoteReply> {
  const quote = await dataOf(api.GET('/quote/{id}', { params: { path: { id } } }))
  if (isRenewal(quote)) rememberRenewal(quote)
  else rememberQuote(quote)
  // A reply under way may be of the one that was open before.
  void queryClient.cancelQueries({ queryKey: queryOf(quote).queryKey })
  return keep(quote)
}
