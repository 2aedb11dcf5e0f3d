import type { AccountApplication } from '@coverwright/contract/accounts'
import { expect, it } from 'vitest'
import { accountStages } from './account-stages.ts'

type Offer = AccountApplication['submissions'][number]['offers'][number]

const stagesReached = (completed: boolean, ...offers: readonly Pick<Offer, 'state' | 'stage' | 'answered_at'>[]) => {
  const submissions = [{ uuid: 's', number: 1, submitted_at: '2026-11-02T10:00:00Z', offers }]
  const application = { completed, created_at: '2026-11-01T10:00:00Z', submissions }
  return accountStages(application as unknown as AccountApplication)
}
const names = (stages: ReturnType<typeof stagesReached>) =>
  stages.flatMap(({ name, isReached }) => (isReached ? [name] : []))

it('draws how far an application has come, and says bound only after every chosen insurer confirmed (S9)', () => {
  const waiting = { state: 'waiting', stage: 'open' } as const
  const quotedOffer = { state: 'quoted', stage: 'open', answered_at: '2026-11-03T10:00:00Z' } as const
  const chosenOffer = { ...quotedOffer, stage: 'chosen' } as const
  const boundOffer = { ...quotedOffer, stage: 'bound' } as const
  expect(names(stagesReached(true, waiting))).toEqual(['begun', 'sent'])
  expect(names(stagesReached(true, waiting, quotedOffer))).toEqual(['begun', 'sent', 'priced'])
  expect(names(stagesReached(true, chosenOffer))).toEqual(['begun', 'sent', 'priced', 'chosen'])
  expect(names(stagesReached(true, boundOffer, chosenOffer))).toEqual(['begun', 'sent', 'priced', 'chosen'])
  expect(names(stagesReached(true, boundOffer))).toEqual(['begun', 'sent', 'priced', 'chosen', 'bound'])
  expect(names(stagesReached(false, quotedOffer)), 'while its answers are changed').toEqual(['begun'])
})

it('says on which day it came there, the first price first (S9)', () => {
  const price = (answered_at: string) => ({ state: 'quoted', stage: 'open', answered_at }) as const
  const stages = stagesReached(true, price('2026-11-05T10:00:00Z'), price('2026-11-03T10:00:00Z'))
  expect(stages.map(({ at }) => at?.slice(0, 10))).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    undefined,
    undefined,
  ])
})
