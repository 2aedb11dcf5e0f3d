import { expect, it } from 'vitest'
import { isCarriedOver } from './carried-over.ts'

const asking = (...paths: readonly string[]) => ({ form: { fields: paths.map((path) => ({ path })) } })
const listing = (items: string) => ({ list: { step: { items } }, form: { fields: [] } })
const row = (path: string, answer: unknown = 'given') => ({ field: { path, type: 'text' as const, label: '' }, answer })

it('last year’s answers count where this year’s pages do not ask again (N1)', () => {
  const isCarried = isCarriedOver({
    pages: [asking('annual_revenue', 'pl.aig.cover.limit'), listing('pl.aig.attorneys')],
  })
  expect(isCarried(row('company_name'))).toBe(true)
  expect(isCarried(row('annual_revenue'))).toBe(false)
  expect(isCarried(row('pl.aig.attorneys.0.first_name'))).toBe(false)
  expect(isCarried(row('pl.aig.attorneys_note'))).toBe(true)
})

it('an empty answer is not carried over (N1)', () => {
  expect(isCarriedOver({ pages: [] })(row('company_name', ''))).toBe(false)
})
