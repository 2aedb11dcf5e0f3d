import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { fieldsOf, sites } from './testing/sites-as-they-are.ts'

const withInner = (field: Field): readonly Field[] => [field, ...(field.fields ?? []).flatMap(withInner)]

it('every date has bounds by its meaning, on both sides (V1)', () => {
  const dates = sites.flatMap(({ flow }) =>
    flow.slots.flatMap(({ node }) => fieldsOf(node).flatMap(withInner)).filter(({ type }) => type === 'date'),
  )
  expect(dates.length).toBeGreaterThan(20)
  const open = dates.filter(({ checks = [] }) => {
    const rules = new Set(checks.map(({ rule }) => rule))
    return !(rules.has('dateIsBefore') && (rules.has('dateIsAfter') || rules.has('isNotBeforeYear')))
  })
  expect([...new Set(open.map(({ path }) => path))]).toEqual([])
})
