import { expect, it } from 'vitest'
import { linesToRequest } from './lines-to-request.ts'

const offer = (line: string, submission_uuid: string) => ({ uuid: line, line, carrier: 'acme', submission_uuid })
const submissionOf = (year: number, class_hazard: string) => ({
  answers: { company_name: 'Threads', years_business_started: 2015 },
  facts: { class_hazard },
  submitted_at: `${year}-05-01T12:00:00Z`,
  remarks: [],
})

it('asks the insurers of another line again if their request would differ from the last one', () => {
  const offers = [offer('gl', 'later'), offer('cl', 'first'), offer('wc', 'later')]
  const submissions = new Map([
    ['first', submissionOf(2024, 'low')],
    ['later', submissionOf(2026, 'high')],
  ])
  expect(linesToRequest(offers, ['gl'], [], { sent: submissions, now: submissionOf(2026, 'high') })).toEqual([
    'gl',
    'cl',
  ])
  // Neither counts as a change: the passing of years, and what was known when it was sent.
  expect(linesToRequest(offers, ['gl'], [], { sent: submissions, now: submissionOf(2026, 'low') })).toEqual([
    'gl',
    'wc',
  ])
})
