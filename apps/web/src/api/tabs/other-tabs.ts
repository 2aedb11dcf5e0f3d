import type { QuoteReply } from '@coverwright/contract/quotes'
import { quoteQuery, renewalQuery } from '../queries/quote.ts'
import { queryClient } from '../query-client.ts'

let opened: BroadcastChannel | undefined

/** Opened when it is needed: a server that renders a page has no tabs. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('coverwright-quote')
  return opened
}

/** Another tab of this browser saved: fetch what it saved. */
export const listenToOtherTabs = (): void => {
  channel().onmessage = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: quoteQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: renewalQuery.queryKey }),
    ])
}

/** This tab saved. */
export const tellOtherTabs = ({ version }: QuoteReply): void => channel().postMessage(version)
