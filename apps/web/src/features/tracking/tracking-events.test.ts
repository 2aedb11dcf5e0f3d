import type { QuoteReply } from '@coverwright/contract/quotes'
import { TrackingEvent } from '@coverwright/contract/visit/tracking'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import type { TrackedActivity } from '../../api/track.ts'
import { trackingEvents } from './tracking-events.ts'

const types = [
  { uuid: 'u-gl', line: 'gl' },
  { uuid: 'u-bop', line: 'bop' },
]
// The events read only these fields of a quote.
const quoteWith = (more: object): QuoteReply => JSON.parse(JSON.stringify({ application_type: 'new', ...more }))
const savedRecord = (step: string, answers: Readonly<Record<string, unknown>>, more: object = {}): TrackedActivity => ({
  name: 'saved',
  save: { step, answers, version: 1 },
  quote: quoteWith(more),
})

it('a saved page is reported by its path pattern, never with its answers (C5)', () => {
  const answers = { contact_email: 'dana@shop.example', company_name: 'Blue Door' }
  expect(trackingEvents(savedRecord('/location/edit/3/address', answers), types)).toEqual([
    { name: 'step_saved', path: '/location/edit/:n/address', renewal: false },
  ])
})

it('picked insurance is reported by its lines (C5)', () => {
  const pickedTypes = [{ uuid: 'u-bop', name: 'Dana’s' }, { uuid: 'u-other' }]
  expect(
    trackingEvents(
      savedRecord('/insurance', { insurance_types: pickedTypes }, { insurance_types: pickedTypes }),
      types,
    ),
  ).toEqual([
    { name: 'step_saved', path: '/insurance', renewal: false },
    { name: 'insurance_picked', lines: ['bop'] },
  ])
})

it('an answered recommendation is reported by line and choice, if both are single words (C5)', () => {
  const answers = { recommendation_choices: { cl: 'interested', umb: 'call dana@shop.example' } }
  expect(trackingEvents(savedRecord('/recommendations/0/show', answers), types).slice(1)).toEqual([
    { name: 'recommendation_answered', line: 'cl', choice: 'interested' },
  ])
})

it('a submission is reported by its lines, a page by its path pattern (C5)', () => {
  const quote = quoteWith({ application_type: 'renewal', insurance_types: [{ uuid: 'u-gl' }] })
  expect(trackingEvents({ name: 'sent', quote }, types)).toEqual([{ name: 'submitted', lines: ['gl'], renewal: true }])
  const path = '/0192f0de-6f0d-7e1e-bb6f-000000000001/thank-you'
  expect(trackingEvents({ name: 'page_viewed', path }, types)).toEqual([
    { name: 'page_viewed', path: '/:id/thank-you' },
  ])
})

it('a submission tells whether places were edited in the visit (F18, seed 4.6)', () => {
  const editedParts = { editedLocation: true, editedBuilding: true }
  expect(trackingEvents({ name: 'sent', quote: quoteWith({}) }, types, editedParts)).toEqual([
    { name: 'submitted', lines: [], renewal: false, edited_location: true, edited_building: true },
  ])
})

it('every event matches the contract (C5, seed 7.7)', () => {
  const activities: readonly TrackedActivity[] = [
    savedRecord('/insurance', { insurance_types: [], recommendation_choices: { cl: 'interested' } }),
    { name: 'sent', quote: quoteWith({}) },
    { name: 'abandoned', path: '/Dana/Whitlock', renewal: false },
    { name: 'offer_chosen', offers: 2 },
  ]
  const events = activities.flatMap((activity) => trackingEvents(activity, types))
  expect(events.filter((event) => !Value.Check(TrackingEvent, event))).toEqual([])
})
