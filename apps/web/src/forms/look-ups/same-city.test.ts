import { expect, it } from 'vitest'
import { isElsewhere } from './same-city.ts'

it.each([
  ['Naperville', ['Naperville'], false],
  [' naperville ', ['Naperville'], false],
  ['Saint Paul', ['St. Paul'], false],
  ['St Paul', ['Saint Paul'], false],
  ['City of Industry', ['La Puente', 'City of Industry'], false],
  ['Española', ['Espanola'], false],
  ['Springfield', ['Naperville'], true],
  ['Fort Worth', ['Fort Wayne'], true],
  // Nothing is answered yet.
  ['', ['Naperville'], false],
  [undefined, ['Naperville'], false],
])('the city %j of a code that lies in %j is another: %j (S2)', (city, cities, expected) => {
  expect(isElsewhere(city, cities)).toBe(expected)
})
