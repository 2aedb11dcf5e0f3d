import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { enUs } from '../messages/en-us.ts'
import { isTopic, topicsOf } from './topics.ts'

const usual = [
  'Purchasing a quote',
  'Industry classification or carrier appetite',
  'Adjusting limits or coverages',
  'Payment, fees, or financing',
  'Certificate, endorsement, or cancellation',
  'Other questions',
]
const words = translator(enUs, 'en-US')

it('there are six topics, and support reads them in the words that were chosen (C6)', () => {
  expect(topicsOf({}, words)).toEqual(usual.map((topic) => ({ value: topic, label: topic })))
  expect(usual.every((topic) => isTopic({}, topic))).toBe(true)
})

it('a site’s own topics replace all of them (C6)', () => {
  const own = { webToCaseOptions: [{ value: 'fleet', label: 'My vehicles' }] }
  expect(topicsOf(own, words)).toEqual(own.webToCaseOptions)
  expect([isTopic(own, 'fleet'), isTopic(own, 'Other questions')]).toEqual([true, false])
})
