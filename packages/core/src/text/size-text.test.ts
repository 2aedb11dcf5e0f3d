import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [0, '0 kB'],
  [12, '1 kB'],
  [12_400, '12 kB'],
  [340_400, '340 kB'],
  [1_250_000, '1.3 MB'],
  [3_250_000, '3.3 MB'],
])('%i bytes are %s (A5)', (bytes, words) => expect(sizeText(bytes, 'en-US')).toBe(words))
