import { expect, it } from 'vitest'
import type { Field } from '../model/field.ts'
import { kindProblems } from './kind-problems.ts'

const options = [
  { value: 'own', label: 'Own' },
  { value: 'rent', label: 'Rent' },
]
const driver: Field = {
  path: 'drivers',
  type: 'repeat',
  label: 'Drivers',
  minItems: 1,
  maxItems: 2,
  fields: [
    { path: 'name', type: 'text', label: 'Name' },
    { path: 'licensed', type: 'yes_no', label: 'Licensed' },
  ],
}

it.for([
  [{ path: 'a', type: 'number', label: 'A' }, 'two', 'a wholeNumber'],
  [{ path: 'a', type: 'number', label: 'A', checks: [{ rule: 'isMoreThan', than: 5 }] }, 2, ''],
  [{ path: 'a', type: 'number', label: 'A' }, '', ''],
  [{ path: 'a', type: 'select', label: 'A', options }, 'rent', ''],
  [{ path: 'a', type: 'select', label: 'A', options }, 'steal', 'a notAnOption'],
  [{ path: 'a', type: 'text', label: 'A' }, '4111 1111 1111 1111', 'a cardNumber'],
  [driver, [{ name: 'Ada' }, { licensed: 'Yes' }], ''],
  [driver, [{ licensed: 'Perhaps' }], 'drivers.0.licensed chooseYesNo'],
  [driver, [{}, {}, {}], 'drivers tooMany'],
  [driver, [{ secret: 1 }], 'drivers unknownField'],
] as const)('%j, answered %j, is wrong in its kind: %j (V1)', ([field, answer, expected]) => {
  const problemsFound = kindProblems(field, answer).map(
    ({ path, key }) => `${path} ${key.replace('validationError.', '')}`,
  )
  expect(problemsFound.join()).toBe(expected)
})
