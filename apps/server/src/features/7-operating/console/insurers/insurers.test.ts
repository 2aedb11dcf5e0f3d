import type { InsurersFigures } from '@coverwright/contract/console/insurers'
import { expect, it } from 'vitest'
import { offersOf } from '../../../../testing/offers-of.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { createTestDesk } from '../../../5-servicing/desk/testing-desk.ts'

const app = await createTestApp()
const { browser, clock, db } = app
const { submitted } = await createTestDesk(app)
const lena = browser()
await signInAs(lena, 'operator@coverwright.example')
const read = async (query = ''): Promise<InsurersFigures> => (await lena.get(`console/insurers${query}`)).body.data

const { rosa, id, uuid } = await submitted()
clock.now = new Date(clock.now.getTime() + 4000)
const stop = await app.work()
const offers = await offersOf(rosa, uuid)
await stop()
const quotedOffer = offers.find(({ state }) => state === 'quoted')
await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [quotedOffer?.uuid] })

it('counts what each insurer was asked, how it answered and how fast (O11)', async () => {
  const { insurers, lines } = await read()
  const of = insurers.find(({ carrier }) => carrier === quotedOffer?.carrier)
  expect(of).toMatchObject({
    ...{ asked: 1, offered: 1, referred: 0, declined: 0, failed: 0, waiting: 0, chosen: 1, bound: 0 },
    ...{ median_seconds: 4, p95_seconds: 4, circuit: 'closed' },
  })
  expect(of?.calls.answered).toBeGreaterThan(0)
  expect(of?.name).not.toBe(of?.carrier)
  const requests = insurers.reduce((sum, each) => sum + each.asked + each.ruled_out, 0)
  expect(requests).toBe(offers.length)
  for (const { asked, offered, referred, declined, failed, refused, waiting } of insurers)
    expect(offered + referred + declined + failed + refused + waiting).toBe(asked)
  expect(lines).toContainEqual(expect.objectContaining({ line: 'gl' }))
})

it('counts one that did not answer as failed, and no answer time for it (O11)', async () => {
  const failureColumns = {
    state: 'unavailable',
    reply: JSON.stringify({ reasons: [{ code: 'unavailable' }] }),
  } as const
  await db
    .updateTable('offers')
    .set(failureColumns)
    .where('uuid', '=', quotedOffer?.uuid ?? '')
    .execute()
  const { insurers } = await read('?line=gl&channel=direct&site=default')
  expect(insurers.find(({ carrier }) => carrier === quotedOffer?.carrier)).toMatchObject({
    offered: 0,
    failed: 1,
    refused: 0,
  })
})

it('counts only the selection (O11)', async () => {
  for (const query of ['?line=bop', '?site=for-agents', '?channel=agent', '?from=2026-01-01&to=2026-01-31'])
    expect((await read(query)).insurers, query).toEqual([])
  expect((await lena.get('console/insurers?from=2026-02-30')).body.errors[0].field).toBe('from')
})
