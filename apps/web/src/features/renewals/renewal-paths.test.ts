import { expect, it } from 'vitest'
import { firstPageOf, parseLinkQuery, renewalLink } from './renewal-paths.ts'

it('a link names the submission that it renews and the flow (N1)', () => {
  const link = renewalLink({
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
  expect(parseLinkQuery('quote_submission_uuid=s&flow=renewal-census')).toEqual({
    submission: 's',
    flow: 'renewal-census',
  })
  expect(parseLinkQuery('')).toEqual({ submission: undefined, flow: null })
})

it('each flow has its first page (N3)', () => {
  expect(firstPageOf('renewal-census')).toBe('/dynamic-questions/hc_census/edit/0')
  expect(firstPageOf('renewal-law')).toBe('/renewal-info')
  expect(firstPageOf(null)).toBe('/renewal-info')
})
