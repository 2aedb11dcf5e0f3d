import { randomBytes } from 'node:crypto'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createSealer } from '../../../../platform/sealing/sealer.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { createReference } from '../../../1-foundation/reference/reference.ts'
import { readSites } from '../../../1-foundation/site/read-sites.ts'
import { createSites } from '../../../1-foundation/site/served-site.ts'
import { createQuoteReader } from './opened-quote.ts'
import { createRememberedQuotes, type Remembered } from './remembered-quotes.ts'

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
  expect(['one', 'three', 'long'].map((id) => quotes.get(id, mine) !== undefined)).toEqual([true, true, false])
})

it('no longer remembers a state that does not fit, when it takes the place of one that does', () => {
  const quotes = createRememberedQuotes(300_000)
  quotes.keep(remembered('one'))
  quotes.keep(remembered('one', 20_000))
  expect(quotes.get('one', mine)).toBeUndefined()
})

it('holds on to nothing of what a quote was before, so that it is gone when young objects are collected (speed)', () => {
  setFlagsFromString('--expose-gc')
  const collect: (of: { type: 'minor' | 'major' }) => void = runInNewContext('gc')
  const oldMegabytes = (): number =>
    (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0) / 1e6
  const quotes = createRememberedQuotes()
  for (let at = 0; at < 40; at++) quotes.keep(remembered(`${at}`))
  collect({ type: 'major' })
  const before = oldMegabytes()
  for (let round = 0; round < 100; round++) {
    for (let at = 0; at < 40; at++) {
      const known = remembered(`${at}`)
      quotes.keep({ ...known, quote: { ...known.quote, facts: { seen: Array.from({ length: 1_000 }, (_, n) => n) } } })
    }
    if (round % 5 === 0) collect({ type: 'minor' })
  }
  // All of them are some 30 MB.
  expect(oldMegabytes() - before).toBeLessThan(4)
})

it('tells nobody else, and forgets when it is told to', () => {
  const quotes = createRememberedQuotes()
  quotes.keep(remembered('one'))
  expect(quotes.get('one', Buffer.from('not mine'))).toBeUndefined()
  quotes.forget('one')
  expect(quotes.get('one', mine)).toBeUndefined()
})
