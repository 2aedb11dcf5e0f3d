import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Field } from '@coverwright/core/model/field'
import { checkField } from '@coverwright/core/validation/check-field'
import { checkRules } from '@coverwright/core/validation/check-rules'
import { refusalText } from '@coverwright/core/validation/refusal-text'
import { expect, it } from 'vitest'
import { checks } from './checks.ts'
import { firstChecks } from './first-checks.ts'
import { taxNumbers } from './tax-numbers.ts'

const core = fileURLToPath(import.meta.resolve('@coverwright/core/text/text')).replace(/text\/text\.ts$/, '')
const sources = globSync(`${core}**/*.ts`)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
const messages: Readonly<Record<string, string>> = { ...firstChecks, ...checks, ...taxNumbers }

const usedKeys = new Set(
  sources.flatMap((source) => [
    ...Array.from(source.matchAll(/'(validationError\.[\w.]+)'/g), ([, key]) => key),
    ...Array.from(source.matchAll(/\['(\w+)', (?:is\w+|\(number)/g), ([, kind]) => `validationError.taxNumber.${kind}`),
    ...Array.from(source.matchAll(/(?:refuse\(|message: )'(\w+)'/g), ([, name]) => `validationError.${name}`),
  ]),
)

it('every refusal in core has its message (V2)', () => {
  expect(usedKeys.size).toBeGreaterThan(Object.keys(checkRules).length)
  expect(Array.from(usedKeys, String).filter((key) => messages[key] === undefined)).toEqual([])
})

it('every kind of tax number has its message (I4)', () => {
  const kinds = Array.from(usedKeys, String).filter((key) => key.startsWith('validationError.taxNumber.'))
  expect(kinds.sort()).toEqual(
    Object.keys(taxNumbers)
      .filter((key) => key.includes('.taxNumber.'))
      .sort(),
  )
})

it('a plural form belongs to a message (V2)', () => {
  for (const key of Object.keys(messages).filter((each) => each.endsWith('.one'))) {
    expect(messages[key.slice(0, -'.one'.length)]).toBeDefined()
  }
})

it.each(Object.entries(messages))('%s says what to do (V2)', (_key, words) => {
  expect(words).not.toMatch(/invalid|error|please/i)
  expect(words).toMatch(/^(Answer|Enter|Choose|Pick|Use|Add|Keep|Sign again|There is no field|This answer)/)
})

it.each<[Partial<Field>, string]>([
  [{ autocomplete: 'organization' }, 'Enter the business’s name'],
  [{ autocomplete: 'given-name' }, 'Enter the first name'],
  [{ autocomplete: 'family-name' }, 'Enter the last name'],
  [{ autocomplete: 'address-line1' }, 'Enter the street and number'],
  [{ autocomplete: 'address-level2' }, 'Enter the city'],
  [{ path: 'item.lender' }, 'Enter the lender’s name'],
  [{ path: 'city', autocomplete: 'organization' }, 'Enter the business’s name'],
  [{}, 'Answer in a few words'],
  [{ type: 'long_text' }, 'Answer in a sentence or two'],
  [{ type: 'select' }, 'Choose one'],
  [{ type: 'year' }, 'Enter a four-digit year, such as 2015'],
  [{ type: 'class' }, 'Enter what you do and pick it from the list'],
  [{ type: 'document' }, 'Add at least one file'],
  [{ type: 'coverage' }, 'Enter or choose an answer'],
])('a blank answer to %j is refused with what to enter (V2)', (more, said) => {
  const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
  const problems = checkField({ path: 'x', type: 'text', label: 'x', ...more }, undefined, view)
  expect(problems.map((problem) => refusalText(problem, (key) => messages[String(key)] ?? String(key)))).toEqual([said])
})
