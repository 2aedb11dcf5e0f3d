import { PassThrough, type Readable } from 'node:stream'
import type { OffersNews } from '@coverwright/contract/quotes'
import type { Channel } from '../../../../platform/database/channel.ts'
import { requestTimeBudgetMs, withTimeBudget } from '../../../../platform/database/time-budget.ts'

/** The servers of one database tell each other on it which submission has a new answer. */
export const offersChannel = 'coverwright_offers'

type Limits = {
  /** Pages that may wait at one server at once. */
  readonly most?: number
  /** An open line shows so often that it is alive; that is also when missed news would be seen. */
  readonly beatMs?: number
  /** After so long a browser asks again, and is checked again. */
  readonly longestMs?: number
}

/** Tells waiting pages of an insurer's answer when it comes, as server-sent events. */
export function createOffersNews(channel: Channel, { most = 1_000, beatMs = 10_000, longestMs = 60_000 }: Limits = {}) {
  /** What ends each line that is open. */
  const ends = new Set<() => void>()

  return {
    isFull: (): boolean => ends.size >= most,

    /** All that is known now, and again whenever that changes; ends when every insurer has answered. */
    of(submission: string, read: () => Promise<OffersNews>): Readable {
      const line = new PassThrough()
      let told = ''
      let isStale = false
      let isReading = false

      async function tell(): Promise<void> {
        const news = await withTimeBudget(requestTimeBudgetMs, read)
        const text = JSON.stringify(news)
        if (line.writableEnded) return
        if (text !== told) line.write(`event: offers\ndata: ${text}\n\n`)
        told = text
        if (news.processed) end()
      }
      /** What is said during a reading may not be in it yet. */
      async function look(): Promise<void> {
        isStale = true
        if (isReading) return
        isReading = true
        while (isStale && !line.writableEnded) {
          isStale = false
          // The browser asks again, and is told by then what is wrong.
          await tell().catch(end)
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

      const stopHearing = channel.hear((heard) => {
        if (heard === undefined || heard === submission) look()
      })
      const beat = setInterval(() => {
        line.write(': alive\n\n')
        look()
      }, beatMs)
      const limit = setTimeout(end, longestMs)
      ends.add(end)
      // Whoever waited has gone.
      line.once('close', leave)
      look()
      return line
    },

    /** A server that ends lets its pages go to another one. */
    endAll: (): void => {
      for (const end of ends) end()
    },
  }
}
