import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { createReference } from '../reference/reference.ts'
import { readSites } from '../site/read-sites.ts'
import { createSites } from '../site/served-site.ts'
import { createQuoteReader } from './opened-quote.ts'
import { createRememberedQuotes, type Remembered } from './remembered-quotes.ts'
import { createSealer } from './sealer.ts'

const { browser, clock, db } = await createTestApp()
const sealer = createSealer(randomBytes(32))
const reader = createQuoteReader({ sites: createSites(readSites()), reference: createReference(), sealer })

const person = browser()
const { _id } = await person.begin()
const row = await db.selectFrom('quotes').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
const opened = reader.open(row, clock.now)
const mine = Buffer.from('mine')

const remembered = (id: string, bytes = 1_000): Remembered => ({
  quote: { ...opened, row: { ...row, id } },
  mark: '1',
  bytes,
  tokenHash: mine,
  seenAt: clock.now,
})

it('keeps what fits, and lets go of what was used least recently (speed)', () => {
  const quotes = createRememberedQuotes(300_000)
  quotes.keep(remembered('one'))
  quotes.keep(remembered('two'))
  quotes.keep(remembered('one'))
  quotes.keep(remembered('three'))
  expect(['one', 'two', 'three'].map((id) => quotes.get(id, mine) !== undefined)).toEqual([true, false, true])
  quotes.keep(remembered('long', 20_000))
  expect(['one', 'three', 'long'].map((id) => quotes.get(id, mine) !== undefined)).toEqual([false, false, false])
})

it('tells nobody else, and forgets when it is told to', () => {
  const quotes = createRememberedQuotes()
  quotes.keep(remembered('one'))
  expect(quotes.get('one', Buffer.from('not mine'))).toBeUndefined()
  quotes.forget('one')
  expect(quotes.get('one', mine)).toBeUndefined()
})
