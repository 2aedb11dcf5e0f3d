import { expect, it } from 'vitest'
import { requestedTerms } from './requested-terms.ts'

const answers = {
  coverage: { effective_date: '2027-01-01' },
  event: { start_date: '2027-06-05' },
  pl: { prior: { retro_date: '2019-05-01' } },
}

it('is the day on which the line is to begin', () => {
  expect(requestedTerms('gl', answers)).toEqual({ effective_date: '2027-01-01' })
  expect(requestedTerms('se', answers)).toEqual({ effective_date: '2027-06-05' })
})

it('is the day back to which past work is insured today', () => {
  expect(requestedTerms('pl', answers)).toEqual({ effective_date: '2027-01-01', retroactive_date: '2019-05-01' })
})

it('is nothing where nothing was answered', () => {
  expect(requestedTerms('pl', {})).toEqual({})
})
