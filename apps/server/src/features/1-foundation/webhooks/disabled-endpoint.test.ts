import { beforeEach, expect, it } from 'vitest'
import { enableEndpoint, findDisabled } from './endpoint-state.store.ts'
import { replay } from './replay.ts'
import { makeSecret } from './secrets.ts'
import { createTestDeliveries } from './testing-deliveries.ts'
import { answering } from './testing-receiver.ts'

const { db, encryptor, clock, receiver, site, happen, attemptDue, deliveryOf, minutesLater } =
  await createTestDeliveries()
await makeSecret({ db, encryptor }, { site, endpoint: 'crm' }, clock.now)

beforeEach(async () => {
  receiver.reset()
  for (const table of ['webhook_events', 'webhook_disabled', 'webhook_failing', 'mails'] as const)
    await db.deleteFrom(table).execute()
})

it('an endpoint that says it is gone gets nothing until it is enabled', async () => {
  receiver.now(answering(410))
  const id = await happen()
  await attemptDue()
  expect(await deliveryOf(id)).toMatchObject({ state: 'failed', reason: 'gone', attempts: 1 })
  const later = await happen()
  await attemptDue()
  expect(await deliveryOf(later)).toMatchObject({ state: 'failed', reason: 'endpoint_disabled', attempts: 0 })
  expect(receiver.received).toHaveLength(1)
  receiver.reset()
  expect(await enableEndpoint(db, { site, endpoint: 'crm' })).toBe(true)
  await replay(db, { site, endpoint: 'crm', since: undefined }, clock.now)
  await attemptDue()
  expect(receiver.received).toHaveLength(2)
})

it('an endpoint that fails for five days is disabled, and its host is notified once', async () => {
  receiver.now(answering(500))
  const mails = () => db.selectFrom('mails').select('kind').execute()
  for (let day = 0; day < 5; day++) {
    await happen(day)
    await attemptDue()
    minutesLater(24 * 60)
  }
  expect(await mails()).toEqual([])
  expect(await findDisabled(db, { site, endpoint: 'crm' })).toBeUndefined()
  await attemptDue()
  expect(await findDisabled(db, { site, endpoint: 'crm' })).toMatchObject({ reason: 'failing' })
  expect(await mails()).toEqual([{ kind: 'webhook_disabled' }])
  receiver.reset()
  const later = await happen(9)
  await attemptDue()
  expect(await deliveryOf(later)).toMatchObject({ state: 'failed', reason: 'endpoint_disabled' })
  expect(receiver.received).toEqual([])
  await enableEndpoint(db, { site, endpoint: 'crm' })
  await replay(db, { site, endpoint: 'crm', since: undefined }, clock.now)
  await attemptDue()
  expect(receiver.received.length).toBeGreaterThan(1)
})

it('one success ends the count of failures', async () => {
  receiver.now(answering(500))
  await happen(1)
  await attemptDue()
  minutesLater(3 * 24 * 60)
  receiver.reset()
  await attemptDue()
  receiver.now(answering(500))
  minutesLater(3 * 24 * 60)
  await happen(2)
  await attemptDue()
  expect(await findDisabled(db, { site, endpoint: 'crm' })).toBeUndefined()
})
