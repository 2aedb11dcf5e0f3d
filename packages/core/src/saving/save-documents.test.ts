import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { saveStep } from './save-step.ts'

const flow = compileFlow({
  id: 'papers',
  aliases: [],
  baseFacts: [],
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'all',
      children: [
        {
          kind: 'page',
          id: 'papers',
          label: 'papers',
          path: '/papers',
          form: {
            fields: [
              { path: 'note', type: 'text', label: 'Note' },
              { path: 'papers', type: 'document', label: 'Papers' },
            ],
          },
        },
      ],
    },
  ],
})

const contextOf = (answers: Answers): FlowContext => ({
  answers,
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-20',
})
const paper = (id: string) => ({ id, name: `${id}.pdf`, size: 1, kind: 'pdf' })

it.each([[[paper('forged')]], [null], ['x']])('saving a step with %j leaves the documents unchanged (A5)', (value) => {
  const savedStep = saveStep(
    flow,
    contextOf({ papers: [paper('own')] }),
    '/papers',
    { note: 'Hello', papers: value },
    [],
  )
  expect(savedStep?.answers).toEqual({ note: 'Hello', papers: [paper('own')] })
  expect(savedStep?.changed).toEqual(['note'])
  expect(savedStep?.problems).toEqual([])
})

it('a missing required document keeps the page open, with a message of its own (A5)', () => {
  const problems = (papers: unknown) =>
    evaluateFlow(flow, contextOf({ note: 'Hello', papers })).pages[0]?.problems.map(({ key }) => key)
  expect(problems(undefined)).toEqual(['validationError.requiredDocument'])
  expect(problems([])).toEqual(['validationError.requiredDocument'])
  expect(problems([{ id: 'a' }])).toEqual(['validationError.notAnOption'])
  expect(problems([paper('a')])).toEqual([])
})
