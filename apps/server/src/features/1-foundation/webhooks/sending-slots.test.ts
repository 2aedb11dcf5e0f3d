import { expect, it } from 'vitest'
import { createSendingSlots } from './sending-slots.ts'

const at = (ms: number): Date => new Date(1_000_000 + ms)

/** How often deliveries that take 200 ms each are turned away until all are sent, and how many seconds that takes. */
function sendAll(count: number) {
  const slots = createSendingSlots(() => 0)
  const due = new Map(Array.from({ length: count }, (_, index) => [index, 0]))
  const ends: number[] = []
  let turnedAway = 0
  let now = 0
  const attempt = (index: number): void => {
    const wait = slots.take('crm', at(now))
    if (wait > 0) {
      turnedAway += 1
      due.set(index, now + wait)
      return
    }
    due.delete(index)
    ends.push(now + 200)
  }
  for (; due.size > 0; now += 10) {
    for (; (ends[0] ?? Number.POSITIVE_INFINITY) <= now; ends.shift()) slots.giveBack('crm', at(now))
    for (const index of [...due].filter(([, time]) => time <= now).map(([index]) => index)) attempt(index)
  }
  return { turnedAway, seconds: now / 1000 }
}

it('lets a long queue return one after another, so that nobody is turned away again and again', () => {
  const { turnedAway, seconds } = sendAll(1_000)
  expect(turnedAway).toBeLessThan(2_500)
  expect(seconds).toBeLessThan(200)
})

it('skips an endpoint for a while, and lets others send', () => {
  const slots = createSendingSlots(() => 0)
  slots.spare('crm', at(0))
  const first = slots.take('crm', at(0))
  expect(first).toBeGreaterThanOrEqual(30_000)
  expect(slots.take('crm', at(0))).toBeGreaterThan(first)
  expect(slots.take('erp', at(0))).toBe(0)
  expect(slots.take('crm', at(31_000))).toBe(0)
})
