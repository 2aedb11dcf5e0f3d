import type { QuoteReply } from '@coverwright/contract/quotes'
import { quoteQuery, renewalQuery } from '../server/queries.ts'
import { queryClient } from '../store/page-queries.ts'

let opened: BroadcastChannel | undefined

/** Opened when it is needed: a server that renders a page has no tabs. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('coverwright-quote')
  return opened
}

/** Another tab of this browser saved: fetch what it saved. */
export const listenToOtherTabs = (): void => {
  channel().onmessage = () =>
    Promise.all([queryClient.invalidateQueries(quoteQuery), queryClient.invalidateQueries(renewalQuery)])
}

/** This tab saved. */
export const tellOtherTabs = ({ version }: QuoteReply): void => channel().postMessage(version)
