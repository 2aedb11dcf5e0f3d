import { expect, it } from 'vitest'
import { linkOf, linkQueryOf, startOf } from './renewal-paths.ts'

it('a link says what it renews and which pages that takes (N1)', () => {
  const link = linkOf({
    uuid: 'u',
    quote_submission_uuid: 's',
    flow_type: 'renewal-census',
    company_name: '',
    state: '',
    expiring_on: '',
    sample: false,
    started: false,
    completed: false,
  })
  expect(link).toBe('/uuid/u?quote_submission_uuid=s&flow=renewal-census')
  expect(linkQueryOf('quote_submission_uuid=s&flow=renewal-census')).toEqual({
    submission: 's',
    flow: 'renewal-census',
  })
  expect(linkQueryOf('')).toEqual({ submission: undefined, flow: null })
})

it('a renewal that could not be begun leads to its first page all the same (N3)', () => {
  expect(startOf('renewal-census')).toBe('/dynamic-questions/hc_census/edit/0')
  expect(startOf('renewal-law')).toBe('/renewal-info')
  expect(startOf(null)).toBe('/renewal-info')
})
