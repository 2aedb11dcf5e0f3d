import { countries } from '@coverwright/catalogue/countries/countries'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { expect, it } from 'vitest'
import { copiedAnswers } from './copied-answers.ts'

it.each(countries.map((country) => [country.code, country] as const))(
  'omits answers to recommendations in %s (R6, I4)',
  (_code, country) => {
    const { flow } = siteFlow({ stepsFlowMapping: [] }, country)
    const recommendation_choices = Object.fromEntries(country.types.map(({ line }) => [line, 'not_now']))
    const copy = copiedAnswers(flow, country, { company_name: 'Quai Nord', recommendation_choices })
    expect(copy).toMatchObject({ company_name: 'Quai Nord' })
    expect(Object.keys(copy.recommendation_choices ?? {})).toEqual([])
  },
)

it('omits a type that is no longer offered, and asks again if there was no other (R6, I1)', () => {
  const [country] = countries
  if (!country) throw new Error('There is no country')
  const { flow } = siteFlow({ stepsFlowMapping: [] }, country)
  const retiredTypes = [{ uuid: 'old' }]
  const copyWith = (...uuids: readonly string[]) =>
    copiedAnswers(flow, country, { insurance_types: uuids.map((uuid) => ({ uuid })) }, retiredTypes).insurance_types
  expect(copyWith('old', 'sold')).toEqual([{ uuid: 'sold' }])
  expect(copyWith('old')).toBeUndefined()
})
