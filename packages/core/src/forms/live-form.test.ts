import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { writeAnswer } from '../answers/answers.ts'
import { compileFlow } from '../flow/compile-flow.ts'
import type { Rule } from '../flow/rule.ts'
import { all, answered, any, has, is, moreThan, not, rule, switchedOn, yes } from '../flow/rule.ts'
import { deriveTrail } from '../flow/trail.ts'
import type { Field } from './field.ts'
import { createLiveForm } from './live-form.ts'
import type { Condition } from './question.ts'
import { conditionRule, fieldOf } from './question-field.ts'

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
  path.map((each) => answered(each)),
  path.map((each) => is(each, 'No', 'blue')),
  path.map((each) => has(each, 'a', 'b')),
  path.map((each) => moreThan(each, 1)),
  fc.constantFrom(switchedOn('on'), switchedOn('off')),
  condition.map((each) => conditionRule(each)),
  // Says only what it reads, and does not always know.
  fc.tuple(path, path).map(([one, other]) =>
    rule(`${one} as ${other}`, [one, other], ({ get }) => {
      const found = get(one)
      return found === undefined ? 'unknown' : found === get(other)
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

/** Hangs from the one above: most chains are made of these. */
const after = (at: number): fc.Arbitrary<Rule> =>
  fc.constantFrom(yes(`q${at - 1}`), not(yes(`q${at - 1}`)), all(answered(`q${at - 1}`), not(is(`q${at - 2}`, 'No'))))

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
const change = fc.record({ path: fc.constantFrom(...paths), answer })

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
  return deriveTrail(flow, { ...context, answers: { ...answers, early } })
}

it('is after any answers what the derivation of the trail makes of them: every kind of rule, at any depth (speed)', () => {
  const rules = fc.tuple(...paths.map((_, at) => fc.option(fc.oneof(after(at), anyRule), { nil: undefined })))
  const given = fc.record(Object.fromEntries(paths.map((each) => [each, answer])))
  fc.assert(
    fc.property(rules, given, answer, fc.array(change, { maxLength: 12 }), (visible, first, early, changes) => {
      const fields = visible.map((each, at): Field => {
        const plain: Field = { path: `q${at}`, type: 'text', label: `q${at}` }
        return each ? { ...plain, visible: each } : plain
      })
      const before = trailOf(fields, {}, early).entries[0]?.view
      if (!before) throw new Error('There is no page before')
      const form = createLiveForm(fields, first, before)
      let answers: Answers = first
      for (const each of changes) {
        answers = writeAnswer(answers, each.path, each.answer)
        const shown = form.visible()
        const changed = form.answer(each.path, each.answer)
        const wanted = trailOf(fields, answers, early).entries[1]?.visible
        expect(form.visible().map((field) => field.path)).toEqual(wanted)
        expect(form.count()).toBe(wanted?.length)
        // The list is a new object exactly when something appeared or went.
        expect(form.visible() !== shown).toBe(changed)
      }
    }),
    { numRuns: 400 },
  )
})

it('looks only at what hangs from an answer, however many questions there are (speed)', () => {
  let tested = 0
  const counted = (path: string): Rule =>
    rule(`${path} is Yes, counted`, [path], ({ get }) => {
      tested++
      return get(path) === 'Yes'
    })
  const fields = Array.from({ length: 10_000 }, (_, at): Field => {
    const question = fieldOf({ id: `q${at}`, type: 'yes_no', topic: 'work', label: `q${at}` }, (id) => id)
    return at % 10 === 0 ? question : { ...question, visible: counted(`q${at - 1}`) }
  })
  const yesToAll = Object.fromEntries(fields.map((field) => [field.path, 'Yes']))
  const form = createLiveForm(fields, yesToAll, { get: () => undefined, isOn: () => false, today: '2026-11-20' })
  expect(form.count()).toBe(10_000)
  tested = 0
  form.answer('q5009', 'No')
  expect(tested).toBe(0)
  form.answer('q5000', 'No')
  expect([tested, form.count()]).toEqual([9, 10_000 - 9])
  form.answer('q5000', 'Yes')
  expect([tested, form.count()]).toEqual([18, 10_000])
})
