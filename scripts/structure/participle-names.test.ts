import { expect, it } from 'vitest'
import { participleNames } from './participle-names.ts'

const problemsOf = (text: string) => participleNames([{ path: 'a.ts', text, imports: [] }])

it.each([
  'export const known = 1',
  'export function refused() {}',
  'export async function saved() {}',
  'export type Held = 1',
  'export interface Told {}',
  '  const known = 1',
  'let held: string',
  '  const [typed, setTyped] = useState()',
  '  for (const sent of mails) {}',
  'type Told = 1',
])('refuses a name that is a bare participle: %s', (text) => {
  expect(problemsOf(text)).toHaveLength(1)
})

it.each([
  'export const savedQuote = 1',
  'export const need = 1',
  'export const closed = {}',
  'export const isKnown = true',
  'const known2 = 1',
  'const { closed } = props',
  'function f(disabled: boolean) {}',
  'export type Known2 = 1',
])('accepts a name that says what it is: %s', (text) => {
  expect(problemsOf(text)).toEqual([])
})
