import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import { is, yes } from '../rules/rule.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import { lintFlow } from './lint-flow.ts'

const choice: Field = {
  path: 'package',
  type: 'select',
  label: 'Package',
  options: [
    { value: 'plain', label: 'Plain' },
    { value: 'shop', label: 'Shop', visible: yes('sells') },
  ],
}
const flowOf = (field: Field) =>
  compileFlow({
    id: 'options',
    nodes: [
      {
        kind: 'group',
        id: 'all',
        label: 'All',
        children: [
          {
            kind: 'page',
            id: 'first',
            path: '/first',
            label: 'First',
            form: { fields: [{ path: 'sells', type: 'yes_no', label: 'Do you sell?' }] },
          },
          { kind: 'page', id: 'second', path: '/second', label: 'Second', form: { fields: [field] } },
        ],
      },
    ],
    aliases: [],
    baseFacts: [],
  })

const flow = flowOf(choice)
const secondWith = (answers: Answers) =>
  evaluateFlow(flow, { answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' }).pages[1]

it('offers an option only while its rule holds (F4)', () => {
  const optionValues = (answers: Answers) => secondWith(answers)?.form.fields[0]?.options?.map(({ value }) => value)
  expect(optionValues({ sells: 'Yes' })).toEqual(['plain', 'shop'])
  expect(optionValues({ sells: 'No' })).toEqual(['plain'])
  expect(optionValues({})).toEqual(['plain'])
})

it('refuses an answer whose option is no longer offered (F4, V2)', () => {
  expect(secondWith({ sells: 'Yes', package: 'shop' })?.status).toBe('complete')
  expect(secondWith({ sells: 'No', package: 'shop' })?.problems.map(({ key }) => key)).toEqual([
    'validationError.notAnOption',
  ])
})

it('reports an option whose rule reads what no step asks (F4)', () => {
  const astray: Field = { ...choice, options: [{ value: 'a', label: 'A', visible: is('elsewhere', 'a') }] }
  expect(lintFlow(flow)).toEqual([])
  expect(lintFlow(flowOf(astray)).join()).toContain('reads elsewhere, which no earlier step asks')
})
