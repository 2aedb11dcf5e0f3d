import { CarrierQuote } from '@coverwright/contract/carrier-contract'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import type { ShownQuestion, ShownStep } from '../snapshot/snapshot.ts'
import { answerPath } from './answer-path.ts'
import { answerOf } from './ask-carrier.job.ts'

test.each([
  ['business.annual_revenue', 'annual_revenue'],
  ['business.contact.email', 'contact_email'],
  ['business.website', 'business_website'],
  ['class.class_code_ref', 'class_code_ref'],
  ['coverage.effective_date', 'coverage.effective_date'],
  ['coverage.occurrence_limit', 'coverage.liability_limit'],
  ['coverage.year_built', 'locations.0.buildings.0.year_built'],
  ['coverage.building_value', 'locations'],
  ['details.epli.layoffs', 'epli.layoffs'],
  ['details.drivers.1.violations', 'drivers.1.violations'],
  ['details.drivers[].violations', 'drivers'],
  ['uw_questions.cash', 'wc.guard.uw_questions[cash]'],
  // A line with losses of its own, of which an insurer gets those that concern it.
  ['claims.list.2.paid', 'wc.claims'],
  ['claims.cancelled', 'wc.general.cancelled'],
])('an insurer names an answer as in the request, %s, and the quote as %s (Q6)', (requestPath, path) => {
  expect(answerPath(requestPath, { line: 'wc', carrier: 'guard' })).toBe(path)
})

const askedQuestion = (path: string, fields?: readonly ShownQuestion[]): ShownQuestion => ({
  ...{ path, type: fields ? 'repeat' : 'text', label: path },
  ...(fields ? { fields } : {}),
})
const steps: readonly ShownStep[] = [
  {
    ...{ path: '/business', section: 'Business', title: 'Business' },
    questions: [
      askedQuestion('annual_revenue'),
      askedQuestion('gl.liberty.uw_questions[cash]'),
      askedQuestion('locations', [askedQuestion('buildings', [askedQuestion('year_built')])]),
    ],
  },
]
const offer = { line: 'gl', carrier: 'liberty', snapshot: { steps } }

/** The path that is stored of a refusal because of an answer. */
function storedPath(answer: string | undefined): string | undefined {
  const reason = { code: 'too_much', text: 'Too much.', ...(answer === undefined ? {} : { answer }) }
  const reply = Value.Parse(CarrierQuote, {
    ...{ quote_id: 'Q-1', status: 'declined', coverages: [], highlights: [] },
    reasons: [reason],
  })
  const [storedReason] = answerOf(reply, offer).reply.reasons
  expect(storedReason).toMatchObject({ code: 'too_much', text: 'Too much.' })
  return storedReason?.answer
}

test.each([
  ['business.annual_revenue', 'annual_revenue'],
  ['uw_questions.cash', 'gl.liberty.uw_questions[cash]'],
  ['coverage.year_built', 'locations.0.buildings.0.year_built'],
  ['coverage.contents_value', 'locations'],
])('a refusal is stored with the answer it rests on, %s (Q6)', (answer, path) => {
  expect(storedPath(answer)).toBe(path)
})

test.each([
  undefined,
  'business.annual_payroll',
  'uw_questions.vape',
  'details.locations.0.roof',
  'details.locations.x.buildings',
  'annual_revenue.0',
  '[]',
  '.',
  '__proto__',
])('a reason that names what was not asked, %s, is stored without it (Q6)', (answer) => {
  expect(storedPath(answer)).toBeUndefined()
})
