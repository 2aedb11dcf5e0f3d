import { type Answers, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { fieldsOf, sites } from '../testing/sites-as-they-are.ts'
import { withoutYearly } from './any-line.ts'

/** Last names of fields about what happened, or is known, in a period that ends when they are answered. */
const ofAYear =
  /^(.*_)?(any|has_claims|claims|losses|known_circumstance|circumstances|known|known_facts|known_conditions|known_defects|violations|recalls|complaints|incidents|disciplined|discipline|sanctions|declined|cancelled|tenant_suits|notices|fined|accidents|disputes)$/

/** Similar endings whose answer is not about a period. */
const others = ['dec.ended_by']

it.each(sites)('what happened or is known is asked again each year: $name (P12)', ({ flow }) => {
  const fields = flow.slots.flatMap(({ node }) => fieldsOf(node))
  const ofKind = fields.filter(
    ({ path, type }) =>
      ['yes_no', 'yes_no_not_sure', 'number'].includes(type) &&
      ofAYear.test(path.split('.').at(-1) ?? '') &&
      !others.includes(path),
  )
  expect(ofKind.filter(({ yearly }) => !yearly).map(({ path }) => path)).toEqual([])
  expect(ofKind.length).toBeGreaterThan(0)
})

it.each(sites)(
  'encrypted numbers are entered again, and explanations go with their answer: $name (P12)',
  ({ flow }) => {
    const fields = flow.slots.flatMap(({ node }) => (node.kind === 'page' ? node.form.fields : []))
    const answeredFields = fields.filter(({ fields: own }) => !own)
    const carriedOverNow = answeredFields.reduce<Answers>((all, { path }) => writeAnswer(all, path, 'said'), {})
    const carriedOver = withoutYearly(carriedOverNow, flow)
    const remaining = answeredFields.filter(({ path }) => readAnswer(carriedOver, path) !== undefined)
    expect(remaining.filter(({ sensitive, type }) => sensitive && type !== 'date')).toEqual([])
    const yearly = fields.filter((each) => each.yearly).map(({ path }) => path)
    expect(remaining.filter(({ parent }) => parent !== undefined && yearly.includes(parent))).toEqual([])
    expect(remaining.length).toBeGreaterThan(0)
  },
)
