import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { beforeEach, expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { queryClient } from '../../api/query-client.ts'
import { referenceListQuery } from '../../api/resources/reference.ts'
import { listsOf, referenceChoices } from './reference-lists.ts'

const { flow } = siteFlow(site, unitedStates)
const trailOf = (sub_class_code_ref: string) =>
  evaluateFlow(flow, {
    answers: { sub_class_code_ref, insurance_types: [{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000004' }] },
    facts: { sub_class_codes: [{ ref: sub_class_code_ref }] },
    sets: {},
    switches: {},
    today: '2026-11-20',
  })

beforeEach(() => {
  queryClient.clear()
})

it('finds the lists of visible fields, and of fields inside a list of entries (K1)', () => {
  expect(listsOf(trailOf('CWT99999')).toSorted()).toEqual([
    'healthcare-firm-types',
    'healthcare-professions-individuals-types',
  ])
  expect(listsOf(trailOf('CWT20037'))).toEqual([])
})

it('has no choices of a list until it is loaded (K1)', () => {
  expect(referenceChoices('healthcare-firm-types')).toBeUndefined()
  queryClient.setQueryData(referenceListQuery('healthcare-firm-types').queryKey, [{ id: 'pharmacy', name: 'Pharmacy' }])
  expect(referenceChoices('healthcare-firm-types')).toEqual([{ value: 'pharmacy', label: 'Pharmacy' }])
  expect(referenceChoices('no-such-list')).toEqual([])
})
