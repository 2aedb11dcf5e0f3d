import { expect, test } from 'vitest'
import { sampleReference as reference } from '../../../testing/sample-reference.ts'
import { subindustryUuid } from '../../1-foundation/site/subindustry-uuid.ts'
import { classOfBusiness } from './class-of-business.ts'

test.for([
  ['its own', { class_code_ref: 'CW238320C', subindustry_uuid: subindustryUuid('541110') }, 'CW238320C'],
  ['the only one of its subindustry', { subindustry_uuid: subindustryUuid('541110') }, 'CW541110A'],
  ['none of several painters', { subindustry_uuid: subindustryUuid('238320') }, undefined],
  ['that of the whole subindustry', { subindustry_uuid: subindustryUuid('111110') }, 'CW111110Z'],
  ['none of a subindustry that is none', { subindustry_uuid: '5b0c6f1e-7a52-5c8e-9d3b-0000000000bb' }, undefined],
  ['none where none is said', {}, undefined],
] as const)('a registered business has the class: %s (R8, seed 3)', ([, business, expected]) => {
  expect(classOfBusiness(reference, business)).toBe(expected)
})
