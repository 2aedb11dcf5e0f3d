import { expect, it } from 'vitest'
import { requestedTerms } from './requested-terms.ts'

const answers = {
  coverage: { effective_date: '2027-01-01' },
  event: { start_date: '2027-06-05' },
  pl: { prior: { retro_date: '2019-05-01' } },
}

it('includes the requested start date', () => {
  expect(requestedTerms('gl', answers)).toEqual({ effective_date: '2027-01-01' })
  expect(requestedTerms('se', answers)).toEqual({ effective_date: '2027-06-05' })
})

it('includes the date back to which past work is insured today', () => {
  expect(requestedTerms('pl', answers)).toEqual({ effective_date: '2027-01-01', retroactive_date: '2019-05-01' })
})

it('is empty where nothing was answered', () => {
  expect(requestedTerms('pl', {})).toEqual({})
})
