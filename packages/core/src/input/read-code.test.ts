import { expect, it } from 'vitest'
import { digitsOfScripts, inDigits } from '../testing/typed-text.ts'
import { readCode } from './read-code.ts'

it.each([
  ['３６８０４８', '368048'],
  ['348\u2011008', '348008'],
  ['٣٦٨٠٤٨', '368048'],
  ['३६८०४८', '368048'],
  ['368\u00a0048', '368048'],
  ['\u200b368\u2013048\n', '368048'],
  [' 3 6 8 0 4 8. ', '368048'],
  ['“368048”', '368048'],
  ['\u202a368048\u202c', '368048'],
  ['A2B3C\u20144D5E6', 'A2B3C4D5E6'],
  ['Ａ２Ｂ３Ｃ-4d5e6', 'A2B3C4d5e6'],
  ['368048 or so', '368048orso'],
  ['-- --', ''],
])('the code %j is %j (R2)', (input, code) => {
  expect(readCode(input)).toBe(code)
})

it('reads a code in the digits of every script (R2)', () => {
  expect(digitsOfScripts.length).toBeGreaterThan(60)
  for (const digits of digitsOfScripts)
    for (const code of ['012345', '678 901', '987-654']) {
      expect(readCode(inDigits(code, digits)), digits.join('')).toBe(code.replace(/\D/g, ''))
    }
})
