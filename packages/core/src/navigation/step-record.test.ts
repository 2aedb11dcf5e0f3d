import { expect, it } from 'vitest'
import type { StepEvent } from './step-record.ts'
import { nextRecord, startRecord } from './step-record.ts'

const start = { ...startRecord('/contact'), previous: '/business' }

it.each<[StepEvent, object]>([
  [
    { kind: 'stepSet', path: '/insurance' },
    { current: '/insurance', previous: '/contact' },
  ],
  [
    { kind: 'saved', path: '/insurance' },
    { current: '/insurance', previous: '/contact' },
  ],
  [
    { kind: 'renewalSaved', path: '/renewals/location' },
    { current: '/renewals/location', previous: '/contact' },
  ],
  [
    { kind: 'completed', path: '/resume' },
    { current: '/resume', previous: '/contact' },
  ],
  [
    { kind: 'routeChanged', path: '/insurance' },
    { current: '/insurance', previous: '/contact' },
  ],
  [{ kind: 'stepSet', path: '/contact' }, {}],
  [{ kind: 'routeChanged', path: '/contact' }, {}],
  [{ kind: 'routeChanged', path: '/' }, {}],
  [
    { kind: 'stepSet', path: '/' },
    { current: '/', previous: '/contact' },
  ],
  [{ kind: 'locationEdited' }, { editedLocation: true }],
  [{ kind: 'buildingEdited' }, { editedBuilding: true }],
])('%j changes %j (F18)', (event, change) => {
  expect(nextRecord(start, event)).toEqual({ ...start, ...change })
  expect(nextRecord(start, event) === start).toBe(Object.keys(change).length === 0)
})

it('an edit stays recorded while the person moves on (F18)', () => {
  const editedRecord = nextRecord(start, { kind: 'locationEdited' })
  expect(nextRecord(editedRecord, { kind: 'saved', path: '/done' }).editedLocation).toBe(true)
  expect(nextRecord(editedRecord, { kind: 'locationEdited' })).toBe(editedRecord)
})
