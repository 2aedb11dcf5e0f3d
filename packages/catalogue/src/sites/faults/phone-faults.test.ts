import { expect, it } from 'vitest'
import france from '../../../../../sites/france.json' with { type: 'json' }
import type { Site } from '../site.ts'
import { phoneFaults } from './phone-faults.ts'

const site = (phone: string): Site => ({ ...(france as Site), contact: { ...france.contact, phone } })

it.each(['+33199000148', '+33 1 99 00 01 48', '+442079460148', '+390612345678'])(
  '%s can be called in France (C1)',
  (phone) => {
    expect(phoneFaults(site(phone), 'FR')).toEqual([])
  },
)

it.each([
  // It would be shown as a number of the United States.
  ['01 99 00 01 48', '+33199000148'],
  ['2075550146', '+33…'],
  ['+39061', '+33…'],
])('%s is refused in France: %s (C1)', (phone, example) => {
  const says = `is ${JSON.stringify(phone)}, but must be a phone number in the international form: ${example}`
  expect(phoneFaults(site(phone), 'FR')).toEqual([{ at: 'contact.phone', says }])
})

it('ten digits are a number of the United States (C1)', () => {
  expect(phoneFaults(site('3125550142'), 'US')).toEqual([])
})
