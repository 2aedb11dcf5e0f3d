import type { Field } from '@coverwright/core/model/field'
import type { Flow } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { field } from '../../field.ts'
import { belowABillion } from '../../lines/line-page.ts'
import { professionalGeneral } from '../../lines/pl/general.ts'
import { medicalPractice } from '../../lines/pl/medical.ts'
import { renewalDone } from '../done.ts'
import { factPaths } from '../fact-paths.ts'
import { fieldsAt } from '../fields-at.ts'
import { locationGroup } from '../location.ts'
import { lossesOfYear } from '../losses-of-year.ts'
import { practiceOnFile } from './on-file.ts'

const practice = medicalPractice.pages.flatMap(({ form }) => form.fields)
const medical = (...names: readonly string[]) => fieldsAt(practice, ...names.map((name) => `pl.medical.${name}`))

const claim = fieldsAt(
  professionalGeneral.pages.flatMap(({ form }) => form.fields),
  'pl.losses.list',
).flatMap(({ fields = [] }) => fields)

const pages: readonly (readonly Field[])[] = [
  medical('firm_type', 'professionals', 'all_licensed', 'own_policies', 'own_policies_detail'),
  [
    field('annual_revenue', 'money', { hint: true, width: 3, checks: [belowABillion] }, 'renewal.annual_revenue'),
    ...medical('patient_visits', 'telehealth_share', 'telehealth_licensed', 'procedures'),
    field(
      'location_changed',
      'yes_no',
      { hint: true, evidence: true, onFile: practiceOnFile },
      'renewal.census.location_changed',
    ),
  ],
  lossesOfYear('renewal.census.losses', claim),
]

/** Who treats patients now, how much and where, and recent events. */
const census: DynamicFlow = {
  id: 'hc_census',
  label: 'step.hc_census.label',
  pages: pages.map((fields, index) => ({ index, label: `step.hc_census.${index}.label`, form: { fields } })),
}

/**
 * The renewal of a medical practice: first the census of its people, on which the price depends. Source: seed 2.6, 4.4.
 */
export const censusFlow: Flow = {
  id: 'renewal-census',
  nodes: [
    { kind: 'group', id: 'hc_census', label: 'section.hc_census', tag: 'PL', children: dynamicSteps(census) },
    locationGroup([]),
    renewalDone,
  ],
  aliases: [],
  baseFacts: factPaths,
}
