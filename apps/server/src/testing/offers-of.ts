import type { OfferReply } from '@coverwright/contract/offers'
import { expect, vi } from 'vitest'
import type { Browser } from './browser.ts'

/** The offers of a submitted quote, once every insurer has answered. */
export const offersOf = (visitor: Pick<Browser, 'get'>, uuid: string): Promise<readonly OfferReply[]> =>
  vi.waitFor(
    async () => {
      const { data } = (await visitor.get(`quote/uuid/${uuid}?checkIfProcessed=true`)).body
      expect(data.processed).toBe(true)
      return data.offers
    },
    { timeout: 20_000, interval: 200 },
  )
