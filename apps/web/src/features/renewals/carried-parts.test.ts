import { expect, it } from 'vitest'
import { carriedOver } from './carried-parts.ts'

const asking = (...paths: readonly string[]) => ({ form: { fields: paths.map((path) => ({ path })) } })
const listing = (items: string) => ({ list: { step: { items } }, form: { fields: [] } })
const row = (path: string, answer: unknown = 'said') => ({ field: { path, type: 'text' as const, label: '' }, answer })

it('last year’s answers stand where this year’s pages do not ask again (N1)', () => {
  const carried = carriedOver({
    pages: [asking('annual_revenue', 'pl.aig.cover.limit'), listing('pl.aig.attorneys')],
  })
  expect(carried(row('company_name'))).toBe(true)
  expect(carried(row('annual_revenue'))).toBe(false)
  expect(carried(row('pl.aig.attorneys.0.first_name'))).toBe(false)
  expect(carried(row('pl.aig.attorneys_note'))).toBe(true)
})

it('what was not answered is not carried over (N1)', () => {
  expect(carriedOver({ pages: [] })(row('company_name', ''))).toBe(false)
})
