import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import type { Condition } from '../model/question.ts'
import { conditionRule } from '../question-sets/question-field.ts'
import type { Rule } from '../rules/rule.ts'
import { all, any, has, is, isAnswered, moreThan, not, rule, switchedOn, yes } from '../rules/rule.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import { visibleFields } from './visible-fields.ts'

const size = 8
const paths = Array.from({ length: size }, (_, at) => `q${at}`)
/** Above, below, inside a group, on the page before, from outside, and nowhere. */
const path = fc.constantFrom(...paths, ...paths, 'q0.inner', 'early', 'fact', 'nothing')

const condition: fc.Arbitrary<Condition> = fc.record({
  holder: fc.constant('quote'),
  subject: path,
  or: fc.constantFrom(['Yes'], ['No', 'yes'], ['No or yes'], ['2']),
  test: fc.constantFrom('is', 'is_not', 'more_than', 'less_than'),
})

const simple: fc.Arbitrary<Rule> = fc.oneof(
  path.map((each) => yes(each)),
  path.map((each) => isAnswered(each)),
  path.map((each) => is(each, 'No', 'blue')),
  path.map((each) => has(each, 'a', 'b')),
  path.map((each) => moreThan(each, 1)),
  fc.constantFrom(switchedOn('on'), switchedOn('off')),
  condition.map((each) => conditionRule(each)),
  // Reads only what it says, and is sometimes unknown.
  fc.tuple(path, path).map(([one, other]) =>
    rule(`${one} as ${other}`, [one, other], ({ get }) => {
      const value = get(one)
      return value === undefined ? 'unknown' : value === get(other)
    }),
  ),
)
const { anyRule } = fc.letrec<{ anyRule: Rule }>((tie) => ({
  anyRule: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    simple,
    tie('anyRule').map((each) => not(each)),
    fc.array(tie('anyRule'), { maxLength: 3 }).map((rules) => all(...rules)),
    fc.array(tie('anyRule'), { maxLength: 3 }).map((rules) => any(...rules)),
  ),
}))

/** Depends on the field above; most chains consist of these. */
const after = (at: number): fc.Arbitrary<Rule> =>
  fc.constantFrom(yes(`q${at - 1}`), not(yes(`q${at - 1}`)), all(isAnswered(`q${at - 1}`), not(is(`q${at - 2}`, 'No'))))

const answer = fc.constantFrom(
  'Yes',
  'Yes',
  'No',
  ' yes',
  'blue',
  2,
  ['a'],
  ['c', 'b'],
  { inner: 'Yes' },
  undefined,
  undefined,
)
const trailOf = (fields: readonly Field[], answers: Answers, early: unknown) => {
  const page = (id: string, own: readonly Field[]) =>
    ({ kind: 'page', id, path: `/${id}`, label: id, form: { fields: own } }) as const
  const first: Field = { path: 'early', type: 'text', label: 'early' }
  const flow = compileFlow({
    id: 'live',
    nodes: [{ kind: 'group', id: 'all', label: 'all', children: [page('before', [first]), page('here', fields)] }],
    aliases: [],
    baseFacts: ['fact'],
  })
  const context = { facts: { fact: 'Yes' }, sets: {}, switches: { on: true }, today: '2026-11-20' }
  return evaluateFlow(flow, { ...context, answers: { ...answers, early } })
}

it('finds the same visible fields as evaluating the flow: every kind of rule, at any depth (Q1)', () => {
  const rules = fc.tuple(...paths.map((_, at) => fc.option(fc.oneof(after(at), anyRule), { nil: undefined })))
  const arbitraryAnswers = fc.record(Object.fromEntries(paths.map((each) => [each, answer])))
  fc.assert(
    fc.property(rules, arbitraryAnswers, answer, (visible, answers, early) => {
      const fields = visible.map((each, at): Field => {
        const plain: Field = { path: `q${at}`, type: 'text', label: `q${at}` }
        return each ? { ...plain, visible: each } : plain
      })
      const [first, page] = trailOf(fields, answers, early).pages
      if (!first) throw new Error('There is no page before')
      expect(visibleFields(fields, answers, first.view).map((field) => field.path)).toEqual(page?.visible)
    }),
    { numRuns: 200 },
  )
})
