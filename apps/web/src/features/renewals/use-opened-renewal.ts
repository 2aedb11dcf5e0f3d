import type { QuoteReply } from '@coverwright/contract/quotes'
import { useEffect, useEffectEvent } from 'react'
import { isRenewal, openQuote } from '../../api/resources/quotes.ts'

/** Whose page is open is the renewal this tab works on, so that its links and steps lead to no other firm’s. */
export function useOpenedRenewal(quote: QuoteReply): void {
  const take = useEffectEvent(() => {
    if (isRenewal(quote)) void openQuote(quote)
  })
  const { _id, version } = quote
  // biome-ignore lint/correctness/useExhaustiveDependencies: another renewal, or a newer one, is what calls for it
  useEffect(() => take(), [_id, version])
}
