import { expect, it } from 'vitest'
import { duplicates } from './duplicates.ts'

it('submits, delivers and mails once what is sent many times while the server dies (R8, case D10)', async () => {
  const { quotes, ...result } = await duplicates({ quotes: 2, kills: 1 })
  expect(result).toMatchObject({
    ...{ submissions: quotes, strayOffers: 0, doubledOffers: 0, undelivered: 0, mails: quotes, odd: [] },
    deliveredOffers: result.offers,
  })
  expect(result.offers).toBeGreaterThan(0)
})
