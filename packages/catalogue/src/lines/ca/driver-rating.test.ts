import { maskAnswer } from '@coverwright/core/answers/masked'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { shownColumns } from '@coverwright/core/evaluation/list-columns'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { viewerSwitches } from '../../sites/switches.ts'
import { contextFor } from '../../testing/walk-line.ts'
import { driverRating } from './driver-rating.ts'

const clean = { birthdate: '1985-06-01', years_licensed: 15, violations: 0, accidents: 0, major: 'No' }

it.each([
  ['a clean record', {}, 'good'],
  ['one ticket', { violations: 1 }, 'good'],
  ['two tickets', { violations: 2 }, 'fair'],
  ['an accident', { accidents: 1 }, 'fair'],
  ['two accidents', { accidents: 2 }, 'poor'],
  ['a grave offense', { major: 'yes' }, 'poor'],
  ['a driver who turns 21', { birthdate: '2005-12-31' }, 'fair'],
  ['a driver who turns 22', { birthdate: '2004-01-01' }, 'good'],
  ['a driver who turns 25, newly licensed', { birthdate: '2001-03-03', years_licensed: 2 }, 'fair'],
  ['a driver who turns 76, with a ticket', { birthdate: '1950-03-03', violations: 1 }, 'fair'],
  ['a young driver with two tickets', { birthdate: '2006-03-03', violations: 2 }, 'poor'],
])('%s is rated (A6)', (_what, more, rating) => {
  const driver = { ...clean, ...more, today: '2026-11-20' }
  expect(driverRating(driver)).toBe(rating)
  // With only the year of birth, the rating is the same.
  expect(driverRating({ ...driver, birthdate: maskAnswer(driver.birthdate) })).toBe(rating)
})

it.each(['birthdate', 'years_licensed', 'violations', 'accidents', 'major'])(
  'a driver without %s has no rating yet (A6)',
  (name) => {
    expect(driverRating({ ...clean, today: '2026-11-20', [name]: undefined })).toBeUndefined()
  },
)

it.each([
  ['an agent', true],
  ['a driver', false],
])('%s sees the ratings in the list of drivers: %s (A6)', (_who, agent) => {
  const context = contextFor('ca', '06', 'picked', { ca: { owned: 'Yes' } })
  const switches = { ...context.switches, ...viewerSwitches({ agent }) }
  const { pages } = evaluateFlow(siteFlow(site, unitedStates).flow, { ...context, switches })
  const entry = pages.find(({ list }) => list?.step.items === 'drivers')
  const columns = entry?.list ? shownColumns(entry.list.step, entry.view) : []
  expect(columns.some(({ field }) => field.path === 'item.driver_rating')).toBe(agent)
})
