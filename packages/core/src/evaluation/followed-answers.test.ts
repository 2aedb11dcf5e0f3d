import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { Flow } from '../model/step.ts'
import { summary } from '../navigation/summary.ts'
import { yes } from '../rules/rule.ts'
import { saveStep } from '../saving/save-step.ts'
import { submission } from '../saving/submission.ts'
import { field, page } from '../testing/made-pages.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import type { FlowContext } from './flow-context.ts'
import { lintFlow } from './lint-flow.ts'

const hasStaff = {
  label: 'there is staff',
  reads: ['staff'],
  of: ({ get }: { get: (path: string) => unknown }) => (Number(get('staff') ?? 0) > 0 ? 'Yes' : undefined),
}

/** The head count comes first; it decides whether there is staff, and prefills how many drive. */
const flow: Flow = {
  id: 'told',
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'all',
      children: [
        page('size', [field('staff', 'number', { optional: true }), field('open', 'yes_no')]),
        page('cover', [
          field('employs', 'yes_no', { visible: yes('open'), derived: { ...hasStaff, locked: true } }),
          field('payroll', 'money', { visible: yes('employs') }),
          field('limit', 'text', { optional: true }),
        ]),
        page('drive', [
          field('drivers', 'number', {
            derived: { label: 'as many as there are', reads: ['staff'], of: ({ get }) => get('staff') },
            checks: [{ rule: 'isLessThan', than: 100 }],
          }),
        ]),
      ],
    },
  ],
  aliases: [],
  baseFacts: [],
}

const compiledFlow = compileFlow(flow)
const contextOf = (answers: Answers): FlowContext => ({
  answers,
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-20',
})
const trailOf = (answers: Answers) => evaluateFlow(compiledFlow, contextOf(answers))
const visiblePaths = (answers: Answers) => trailOf(answers).pages.flatMap(({ visible }) => visible)
const sentAnswers = (answers: Answers) => submission(trailOf(answers), contextOf(answers))

it('what an earlier answer determines is not asked, opens its follow-ups, and is sent as if answered (Q2, F20)', () => {
  const answers = { staff: 7, open: 'Yes', payroll: 1000 }
  expect(visiblePaths(answers)).toEqual(['staff', 'open', 'payroll', 'limit', 'drivers'])
  expect(sentAnswers(answers)).toEqual({ staff: 7, open: 'Yes', employs: 'Yes', payroll: 1000, drivers: 7 })
})

it('an old answer that contradicts it does not count, until nothing determines it any longer (Q2)', () => {
  expect(sentAnswers({ staff: 7, open: 'Yes', employs: 'No' })).toMatchObject({ employs: 'Yes' })
  expect(trailOf({ staff: 7, open: 'Yes', employs: 'No' }).pages[1]?.status).toBe('incomplete')
  expect(visiblePaths({ staff: 0, open: 'Yes', employs: 'No' })).toEqual([
    'staff',
    'open',
    'employs',
    'limit',
    'drivers',
  ])
  expect(sentAnswers({ staff: 0, open: 'Yes', employs: 'No' })).toMatchObject({ employs: 'No' })
})

it('a determined question that is hidden is neither asked nor sent (Q2)', () => {
  expect(sentAnswers({ staff: 7, open: 'No' })).not.toHaveProperty('employs')
})

it('the review shows locked answers, with a link to where they were given (S8)', () => {
  const rows = summary(trailOf({ staff: 7, open: 'Yes' })).flatMap((section) => section.rows)
  const row = rows.find((each) => each.field.path === 'employs')
  expect([row?.answer, row?.path, row?.missing]).toEqual(['Yes', '/size', false])
})

it('an implied answer is filled in where it is valid, can be changed, and is stored only then (Q2)', () => {
  expect(trailOf({ staff: 7 }).shared.prefilled.get('drivers')).toEqual({ answer: 7, from: 'staff' })
  expect(trailOf({ staff: 700 }).shared.prefilled.has('drivers')).toBe(false)
  expect(sentAnswers({ staff: 7, open: 'No', drivers: 2 })).toMatchObject({ drivers: 2 })
  const save = (drivers: number) =>
    saveStep(compiledFlow, contextOf({ staff: 7, open: 'No' }), '/drive', { drivers }, [])
  expect(save(7)?.answers).not.toHaveProperty('drivers')
  expect(save(3)?.answers).toMatchObject({ drivers: 3 })
})

it('an answer may not be derived from a later one, nor a part of a field from anything (F1)', () => {
  const faultsOf = (...children: Flow['nodes'][number]['children'][number][]) =>
    lintFlow(compileFlow({ ...flow, nodes: [{ kind: 'group', id: 'g', label: 'g', children }] }))
  const early = page('early', [field('employs', 'yes_no', { derived: hasStaff })])
  const late = page('late', [field('staff', 'number')])
  expect(faultsOf(late, early)).toEqual([])
  expect(faultsOf(early, late)).toEqual(['early: employs reads staff, which no earlier step asks'])
  // Without its question it is unanswered.
  expect(faultsOf(early)).toEqual([])
  const group = field('group', 'group', { fields: [field('part', 'yes_no', { derived: hasStaff })] })
  expect(faultsOf(late, page('parts', [group]))).toEqual(['parts: group has a part that is derived from others'])
  const remark = { label: 'staff', reads: ['staff'], text: 'said', says: () => undefined }
  expect(faultsOf(page('early', [field('employs', 'yes_no', { remarks: [remark] })]), late)).toHaveLength(1)
})
