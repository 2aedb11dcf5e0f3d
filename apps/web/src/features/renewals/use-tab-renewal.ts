import type { QuoteReply } from '@coverwright/contract/quotes'
import { useEffect, useEffectEvent } from 'react'
import { hasRenewalFlow, openQuote } from '../../api/resources/quotes.ts'

/** Makes the shown renewal the one that this tab works on, so that links and steps lead to no other. */
export function useTabRenewal(quote: QuoteReply): void {
  const open = useEffectEvent(() => {
    if (hasRenewalFlow(quote)) void openQuote(quote)
  })
  const { _id, version } = quote
  // biome-ignore lint/correctness/useExhaustiveDependencies: another renewal or a newer version is opened
  useEffect(() => open(), [_id, version])
}
