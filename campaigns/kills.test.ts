import { afterAll, beforeEach, expect, it } from 'vitest'
import { backUp } from './backup.ts'
import { duplicates } from './duplicates.ts'
import { killBinding, lossesOf } from './kill-binding.ts'
import { killDatabase } from './kill-database.ts'
import { killServer } from './kill-server.ts'
import { startCountedStage } from './parts/counted-stage.ts'
import { restart } from './restart.ts'

// One product is killed in every way and backed up: starting one takes longer than most of what happens to it.
const seed = 20_261_127
const { shares, ...chances } = lossesOf(seed)
const stage = await startCountedStage({ shares: { ...shares, quotes: 0.1 }, ...chances })
const { parts } = stage
afterAll(() => stage.stop())
// A test that failed may have left it dead.
beforeEach(() => parts.server.start())

it('loses no acknowledged save when server and database are killed (case D6)', async () => {
  const { tally } = await killServer(parts, { rounds: 2, people: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
})

it('stays up, loses nothing and goes on when its database is killed, stopped or frozen (fault 2, case D7)', async () => {
  const { tally, gaps, slowestRefusal } = await killDatabase(parts, { rounds: 4, people: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  expect(gaps).toHaveLength(4)
  expect(Math.max(...gaps)).toBeLessThan(60_000)
  expect(slowestRefusal).toBeLessThan(15_000)
})

it('finishes what is under way and cuts nobody off when it is asked to end (case D14)', async () => {
  const { tally, roundsWithCuts } = await restart(parts, { rounds: 2, people: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  // A request that arrives at the instant the port closes is not answered. On a busy machine the server may not even be
  // scheduled at that instant, so there can be several.
  expect(roundsWithCuts, [...tally.cuts].join(' ')).toBeLessThanOrEqual(1)
})

it('submits, delivers and mails once what is sent many times while the server dies (R8, case D10)', async () => {
  const { quotes, ...result } = await duplicates(stage, { quotes: 2, kills: 1 })
  expect(result).toMatchObject({
    ...{ submissions: quotes, strayOffers: 0, doubledOffers: 0, undelivered: 0, mails: quotes, odd: [] },
    deliveredOffers: result.offers,
  })
  expect(result.offers).toBeGreaterThan(0)
})

it('what was asked of an insurer is bound once when server, database and insurer die (case D6)', async () => {
  const tally = await killBinding(stage, { rounds: 1, people: 2, seed })
  expect(tally).toEqual({ asked: 2, lost: [], changed: [], twice: [] })
})

it('finds in a backup taken under load every save acknowledged before it, readable with its keys (case D6)', async () => {
  const { tally, refusal, employerId, verified } = await backUp(parts, { people: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  expect(employerId).toBe('•••••4567')
  expect(refusal).toContain('is in use')
  expect(verified).toContain('All evidence is intact')
})
