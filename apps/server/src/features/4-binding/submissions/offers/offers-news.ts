import { PassThrough, type Readable } from 'node:stream'
import type { OffersNews } from '@coverwright/contract/offers'
import type { Channel } from '../../../../platform/database/channel.ts'
import { requestTimeLimits, withTimeBudget } from '../../../../platform/database/time-budget.ts'

/** The channel on which servers notify each other of a quote with news about its offers. */
export const offersChannel = 'coverwright_offers'

type Limits = {
  /** The most pages that may wait at one server. */
  readonly most?: number
  /** How often a heartbeat is sent; missed notifications are noticed then too. */
  readonly beatMs?: number
  /** The longest a stream lasts: then the browser reconnects and is authorized again. */
  readonly longestMs?: number
}

/** Streams offers to waiting pages as they come, by server-sent events. */
export function createOffersNews(channel: Channel, { most = 1_000, beatMs = 10_000, longestMs = 60_000 }: Limits = {}) {
  /** Ends each open stream. */
  const ends = new Set<() => void>()

  return {
    isFull: (): boolean => ends.size >= most,

    /**
     * Streams all offers, again after every change; ends when no carrier is awaited any more.
     * @param quote null before it was submitted: nobody is waited for, and the stream ends at once
     */
    of(quote: string | null, readNews: () => Promise<OffersNews>): Readable {
      const line = new PassThrough()
      let latest = ''
      let isProcessed = false
      let isStale = false
      let isReading = false

      async function broadcast(): Promise<void> {
        const news = await withTimeBudget(requestTimeLimits, readNews)
        const text = JSON.stringify(news)
        if (line.writableEnded) return
        if (text !== latest) line.write(`event: offers\ndata: ${text}\n\n`)
        latest = text
        isProcessed = news.processed
        if (news.settled || quote === null) end()
      }
      /** A notification during a query may be about rows that it did not see. */
      async function look(): Promise<void> {
        isStale = true
        if (isReading) return
        isReading = true
        while (isStale && !line.writableEnded) {
          isStale = false
          // The browser reconnects and gets the error then.
          await broadcast().catch(end)
        }
        isReading = false
      }
      function leave(): void {
        stopHearing()
        clearInterval(beat)
        clearTimeout(limit)
        ends.delete(end)
      }
      function end(): void {
        leave()
        line.end()
      }

      const stopHearing = channel.hear((message) => {
        if (message === undefined || message === quote) look()
      })
      const beat = setInterval(() => {
        line.write(': alive\n\n')
        // Late answers come rarely: the next stream finds what was missed.
        if (!isProcessed) look()
      }, beatMs)
      const limit = setTimeout(end, longestMs)
      ends.add(end)
      // The client is gone.
      line.once('close', leave)
      look()
      return line
    },

    /** A server that stops ends its streams, so that pages reconnect to another. */
    endAll: (): void => {
      for (const end of ends) end()
    },
  }
}
