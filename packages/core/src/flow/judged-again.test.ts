import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { writeAnswer } from '../answers/answers.ts'
import type { Field } from '../forms/field.ts'
import { field, page } from '../testing/made-pages.ts'
import { compileFlow } from './compile-flow.ts'
import type { FlowContext } from './context.ts'
import { rule } from './rule.ts'
import type { ListStep } from './step.ts'
import { deriveTrail } from './trail.ts'

const empty: FlowContext = { answers: {}, facts: {}, sets: {}, switches: {}, today: '2026-11-20' }

it('an answer has its own page judged again, and those whose checks look at it (speed)', () => {
  let judged: string[] = []
  const counted = (path: string, others: readonly string[] = []): Field =>
    field(path, 'repeat', {
      fields: [
        field('name', 'text', {
          visible: rule(path, others, ({ get }) => {
            judged.push(path)
            return others.every((other) => get(other) === 'Yes')
          }),
          optional: true,
        }),
      ],
    })
  const pages = Array.from({ length: 50 }, (_, at) =>
    page(`p${at}`, [field(`open${at}`, 'yes_no'), counted(`list${at}`, at === 40 ? ['open10'] : [])]),
  )
  const many = compileFlow({
    id: 'many',
    nodes: [{ kind: 'group', id: 'all', label: 'all', children: pages }],
    aliases: [],
    baseFacts: [],
  })
  const given = pages.flatMap((_, at) => [
    [`open${at}`, 'Yes'],
    [`list${at}`, [{ name: 'Ann' }]],
  ])
  const context: FlowContext = { ...empty, sets: {}, answers: Object.fromEntries(given) }
  // Met again, a quote is remembered.
  expect([deriveTrail(many, context).frontier, deriveTrail(many, context).frontier]).toEqual([49, 49])
  expect(judged).toHaveLength(100)
  judged = []
  const other = { ...context, answers: writeAnswer(context.answers, 'open10', 'No') }
  expect(deriveTrail(many, other).frontier).toBe(49)
  expect(judged).toEqual(['list10', 'list40'])
})

it('an item of a list has itself judged again and none beside it, until what they all look at changes (speed)', () => {
  let judged: unknown[] = []
  const note = field('item.note', 'text', {
    visible: rule('counted', ['limited', 'item.name'], ({ get }) => {
      judged.push(get('item.name'))
      return get('limited') === 'Yes'
    }),
  })
  const noted: ListStep = {
    ...{ kind: 'list', id: 'people', label: 'people', items: 'people', checks: [], max: 9 },
    ...{ list: '/people', create: '/people/create', edit: '/people/{pos}/{page}' },
    texts: { item: 'Person', add: 'Add', deletePrompt: 'Delete?', empty: 'None' },
    pages: [{ key: 'who', label: 'who', form: { fields: [field('item.name', 'text'), note] } }],
  }
  const listed = compileFlow({
    id: 'listed',
    nodes: [{ kind: 'group', id: 'all', label: 'all', children: [page('start', [field('limited', 'yes_no')]), noted] }],
    aliases: [],
    baseFacts: [],
  })
  const all = ['Ann', 'Ben', 'Cem', 'Dot'].map((name) => ({ id: name, name }))
  const sets = {}
  const problemsWith = (answers: Answers) => {
    judged = []
    return deriveTrail(listed, { ...empty, sets, answers }).entries[1]?.problems.map(({ path }) => path)
  }
  problemsWith({ limited: 'No', people: all })
  problemsWith({ limited: 'No', people: all })
  expect(judged).toEqual(['Ann', 'Ben', 'Cem', 'Dot'])
  const one = all.with(2, { id: 'Cem', name: 'Carl' })
  expect(problemsWith({ limited: 'No', people: one })).toEqual([])
  expect(judged).toEqual(['Carl'])
  // Where they stand is said anew, and what is wrong with them is not found anew.
  expect(problemsWith({ limited: 'No', people: [{ id: 'x' }, ...one] })).toEqual(['people.0.name'])
  expect(problemsWith({ limited: 'No', people: [one[0], { id: 'x' }] })).toEqual(['people.1.name'])
  expect(problemsWith({ limited: 'Yes', people: one })).toHaveLength(4)
  expect(judged).toHaveLength(4)
})
