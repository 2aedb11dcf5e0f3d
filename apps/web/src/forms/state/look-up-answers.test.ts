import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { lookUpAnswers } from './look-up-answers.ts'

const make: Field = {
  path: 'item.make',
  type: 'select',
  label: 'Make',
  options: [
    { value: 'Ford', label: 'Ford' },
    { value: 'rest', label: 'Another', others: true },
  ],
}
const by = { make: 'item.make', year: 'item.year' }

it.each([
  [{ 'item.make': 'Ford', 'item.year': 2019 }, { make: 'Ford', year: '2019' }, false],
  [{ 'item.make': 'Ford' }, { make: 'Ford' }, true],
  // "Other" is an answer, but says nothing.
  [{ 'item.make': 'rest', 'item.year': 2019 }, { year: '2019' }, false],
  [{ 'item.make': ['Ford'], 'item.year': '' }, {}, true],
] as const)('of %j a look-up goes by %j (K1)', (answers, expected, missing) => {
  const read = (path: string): unknown => Reflect.get(answers, path)
  expect(lookUpAnswers({ by }, [make], read)).toEqual({ inputs: expected, missing })
})
