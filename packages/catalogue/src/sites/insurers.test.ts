import { expect, it } from 'vitest'
import { unitedStates } from '../countries/us/country.ts'
import { insurersOf, shownName } from './insurers.ts'

const everySwitch = Object.fromEntries(
  unitedStates.carriers.flatMap(({ lines }) => lines.map((line) => [line.switch, true] as const)),
)

const idsOf = (site: Partial<Parameters<typeof insurersOf>[0]>) =>
  insurersOf({ channel: 'direct', country: 'US', selectableLobs: [], switches: everySwitch, ...site }).map(
    ({ id }) => id,
  )

it('a site asks the insurers with a line that is on and may be picked there', () => {
  expect(idsOf({})).toEqual(unitedStates.carriers.map(({ id }) => id))
  expect(idsOf({ switches: { ...everySwitch, guardWcOn: false } })).not.toContain('guard')
  expect(idsOf({ selectableLobs: ['gl'] })).toEqual(['hiscox', 'chubb_sci', 'liberty', 'hartford'])
  expect(idsOf({ switches: {} })).toEqual([])
})

it('a sample insurer is labelled as one, in its own words where it has any', () => {
  const [carrier] = unitedStates.carriers
  if (!carrier) throw new Error('There is no insurer')
  const name = (changed: object) =>
    shownName({ ...carrier, name: 'Acme', ...changed }, (key, params) => `${String(key)} ${params?.name}`)
  expect(name({ sample: true })).toBe('page.insurer.sample Acme')
  expect(name({ sample: false })).toBe('Acme')
  expect(name({ sample: true, shownAs: 'Acme (exemple)' })).toBe('Acme (exemple)')
})
