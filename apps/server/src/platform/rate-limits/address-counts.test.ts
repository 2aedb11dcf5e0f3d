import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { createAddressCounts } from './address-counts.ts'

const { db } = await createTestDatabase()
const hashOf = (text: string): string => createHmac('sha256', 'key').update(text).digest('base64url')
const minute = 60_000
let now = 1_000 * minute
const server = () => createAddressCounts({ tellFrom: 10, now: () => now })
const ask = (counts: ReturnType<typeof server>, times: number, client = 'a'): number => {
  let last = 0
  for (let time = 0; time < times; time++) last = counts.count(client).current
  return last
}
const rows = () => db.selectFrom('address_counts').selectAll().execute()

it('two servers count a client that calls both as one (case M11)', async () => {
  now += minute
  const [one, two] = [server(), server()]
  ask(one, 20)
  ask(two, 30)
  await one.exchange(db, hashOf)
  await two.exchange(db, hashOf)
  expect(ask(two, 1)).toBe(51)
  ask(one, 4)
  await one.exchange(db, hashOf)
  expect(ask(one, 1)).toBe(55)
  expect(ask(one, 1, 'b')).toBe(1)
  expect(JSON.stringify(await rows())).not.toContain('"a"')
})

it('a restarted server learns the earlier counts', async () => {
  now += minute
  const before = server()
  ask(before, 90)
  await before.exchange(db, hashOf)
  const after = server()
  ask(after, 11)
  await after.exchange(db, hashOf)
  expect(ask(after, 1)).toBe(102)
})

it('requests during an exchange are counted once', async () => {
  now += minute
  const one = server()
  ask(one, 20)
  const asking = one.exchange(db, hashOf)
  ask(one, 5)
  await asking
  expect(ask(one, 1)).toBe(26)
  await one.exchange(db, hashOf)
  expect(ask(one, 1)).toBe(27)
})

it('a client with few requests is reported to nobody, and each minute starts anew', async () => {
  now += minute
  const one = server()
  const count = (await rows()).length
  ask(one, 10)
  await one.exchange(db, hashOf)
  expect(await rows()).toHaveLength(count)
  expect(one.count('a')).toEqual({ current: 11, ttl: minute })
  now += minute
  expect(one.count('a').current).toBe(1)
})
