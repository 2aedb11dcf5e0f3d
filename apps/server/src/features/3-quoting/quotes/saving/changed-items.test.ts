import { randomBytes } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { createEncryptor } from '../../../../platform/encryption/encryptor.ts'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { changesBetween, reverseChange } from '../events/changes.ts'
import { listEventsSince } from '../quotes.store.ts'
import { changedItems, withItems } from './changed-items.ts'
import { answersBefore } from './merge.ts'

const item = (id: string, street: string) => ({ id, street })
const list = [item('a', '1 Elm St'), item('b', '2 Elm St'), item('c', '3 Elm St')]

describe('a change of a list', () => {
  it('is recorded as the items that changed (speed, R3)', () => {
    const after = list.with(1, item('b', '20 Oak St'))
    expect(changedItems(list, after)).toEqual({ before: [list[1]], after: [after[1]] })
  })

  it.for([
    ['an item came', [...list, item('d', '4 Elm St')]],
    ['an item went', list.slice(1)],
    ['items moved', list.toReversed()],
    ['all changed', list.map(({ id }) => item(id, 'elsewhere'))],
    ['nothing changed', list],
    ['items have no ids', list.map(({ street }) => ({ street }))],
    ['two have one id', list.map(({ street }) => item('a', street))],
    ['it is no list', 'locations'],
    ['it is gone', undefined],
  ] as const)('is told whole where %s (R3)', ([, after]) => {
    expect(changedItems(list, after)).toBeUndefined()
  })

  it('can be undone and redone (R3)', () => {
    const encryptFor = { encryptor: createEncryptor(randomBytes(32)), owner: 'x', sensitive: [] }
    const [before, after] = [{ locations: list }, { locations: list.with(2, item('c', '30 Oak St')) }]
    const changes = changesBetween(before, after, ['locations'], encryptFor)
    expect(changes).toEqual([{ path: 'locations', before: [list[2]], after: [after.locations[2]], items: true }])
    expect(answersBefore(after, changes)).toEqual(before)
    expect(answersBefore(before, changes.map(reverseChange))).toEqual(after)
    expect(withItems(after.locations, [list[2]])).toEqual(list)
  })

  it('keeps encrypted answers encrypted (case P3)', () => {
    const encryptFor = {
      encryptor: createEncryptor(randomBytes(32)),
      owner: 'x',
      sensitive: ['drivers[].license_number'],
    }
    const driver = (id: string, license_number: string) => ({ id, license_number })
    const [before, after] = [
      { drivers: [driver('a', 'K1234567'), driver('b', 'K7654321')] },
      { drivers: [driver('a', 'K1234567'), driver('b', 'K0000000')] },
    ]
    const [change] = changesBetween(before, after, ['drivers'], encryptFor)
    expect(change).toMatchObject({
      items: true,
      before: [{ id: 'b', license_number: { $sealed: expect.any(String) } }],
    })
    expect(JSON.stringify(change)).not.toMatch(/K\d{7}/)
  })
})

const { browser, db } = await createTestApp()
const place = (id: string, street: string) => ({
  ...{ id, street, zip_code: '60614', city: 'Chicago', state: 'IL', occupancy: 'lease', square_feet: 900 },
  ...{ employees: 5, revenue: 420_000 },
})

test('one changed location of many is a small event, and another tab’s change is merged (speed, S2)', async () => {
  const rosa = browser()
  const draft = await fillQuote(rosa, painter, '/done')
  const answers = Array.from({ length: 25 }, (_, at) => place(`p${at}`, `${at} Elm St`))
  const storedAnswers = async () => {
    const row = await db.selectFrom('quotes').select('answers').where('id', '=', draft._id).executeTakeFirstOrThrow()
    return row.answers.locations
  }
  const placesReply = await rosa.save(draft, '/location/list', { locations: answers })
  expect(placesReply.status, JSON.stringify(placesReply.body)).toBe(200)
  const { version } = placesReply.body.data
  const movedPlaces = answers.with(3, place('p3', '30 Oak St'))
  expect((await rosa.save(placesReply.body.data, '/location/list', { locations: movedPlaces })).status).toBe(200)
  const [event] = await listEventsSince(db, draft._id, version)
  expect(JSON.stringify(event?.changes).length).toBeLessThan(500)
  expect(await storedAnswers()).toEqual(movedPlaces)

  // Based on the earlier version, and unchanged: theirs stays.
  const same = await rosa.save(placesReply.body.data, '/location/list', { locations: answers })
  expect([same.status, same.body.data.locations[3].street]).toEqual([200, '30 Oak St'])
  const other = answers.with(4, place('p4', '40 Oak St'))
  const refusal = await rosa.save(placesReply.body.data, '/location/list', { locations: other })
  expect([refusal.status, refusal.body.conflicts[0].field]).toEqual([409, 'locations'])
})
