import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, has, is, yes } from '@coverwright/core/rules/rule'
import { afterNo, noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { longText, pastYear, shortText, wholeNumberBetween } from '../bounds.ts'
import { tanks } from './tanks.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.pollution.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const

/** At customers' sites, at one's own, or both: each opens its own pages. */
const worksAway = is('pollution.cover', 'job_sites', 'both')
const hasSite = is('pollution.cover', 'own_site', 'both')

const wantedCoverages = [
  field('pollution.cover', 'select', { why: true, options: ['job_sites', 'own_site', 'both'] }),
  field('pollution.limit', 'select', { usual: '1000000', hint: true, options: ['1000000', '2000000', '5000000'] }),
  field('pollution.retention', 'select', { usual: '5000', hint: true, options: ['2500', '5000', '10000', '25000'] }),
]

const abates = has('pollution.services', 'abatement')

const work = [
  field('pollution.services', 'multi_select', {
    hint: true,
    visible: worksAway,
    parent: 'pollution.cover',
    options: [
      'abatement',
      'remediation',
      'tank_work',
      'waste_hauling',
      'fuel_delivery',
      'excavation',
      'hvac',
      'plumbing',
      'spray_foam',
      'painting',
      'pest_control',
      none,
    ],
  }),
  field('pollution.environmental_share', 'percent', {
    hint: true,
    width: 3,
    visible: worksAway,
    parent: 'pollution.cover',
  }),
  field('pollution.abatement_licensed', 'yes_no_not_sure', {
    hint: true,
    visible: abates,
    parent: 'pollution.services',
  }),
  field('pollution.abatement_procedures', 'yes_no_not_sure', {
    hint: true,
    visible: abates,
    parent: 'pollution.services',
  }),
  field('pollution.largest_job', 'money', {
    hint: true,
    width: 3,
    visible: worksAway,
    parent: 'pollution.cover',
    checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
  }),
  field('pollution.subcontractors_insured', 'yes_no_not_sure', {
    hint: true,
    visible: all(worksAway, yes('uses_subcontractors')),
    parent: 'uses_subcontractors',
  }),
]

const makesWaste = is('pollution.waste', 'very_small', 'small', 'large', 'not_sure')

const materials = [
  field('pollution.stores', 'yes_no', { hint: true }),
  field('pollution.materials', 'repeat', {
    entry: true,
    hint: true,
    visible: yes('pollution.stores'),
    parent: 'pollution.stores',
    minItems: 1,
    maxItems: 15,
    fields: [
      field('name', 'text', { checks: shortText }, 'pollution.materials.name'),
      field(
        'gallons',
        'number',
        { hint: true, width: 3, checks: wholeNumberBetween(1, 10_000_000) },
        'pollution.materials.gallons',
      ),
      field('contained', 'yes_no_not_sure', { hint: true }, 'pollution.materials.contained'),
    ],
  }),
  field('pollution.waste', 'select', {
    hint: true,
    why: true,
    options: ['none', 'very_small', 'small', 'large', 'not_sure'],
  }),
  field('pollution.haulers_licensed', 'yes_no_not_sure', {
    hint: true,
    visible: makesWaste,
    parent: 'pollution.waste',
  }),
  field('pollution.transports_waste', 'yes_no', {
    hint: true,
    visible: makesWaste,
    parent: 'pollution.waste',
    remarks: [afterNo('has_vehicles', ['noVehicles', 'section.start'])],
  }),
  field('pollution.spill_plan', 'yes_no', { hint: true }),
]

const site = [
  field('pollution.former_use', 'multi_select', {
    hint: true,
    visible: hasSite,
    parent: 'pollution.cover',
    options: [
      'gas_station',
      'dry_cleaner',
      'factory',
      'repair_shop',
      'landfill',
      'farm',
      none,
      { value: 'not_sure', exclusive: true },
    ],
  }),
  field('pollution.phase_one', 'yes_no_not_sure', {
    hint: true,
    why: true,
    visible: hasSite,
    parent: 'pollution.cover',
  }),
  field('pollution.phase_one_year', 'year', {
    width: 3,
    visible: yes('pollution.phase_one'),
    parent: 'pollution.phase_one',
    checks: pastYear,
  }),
  field('pollution.phase_one_findings', 'yes_no_not_sure', {
    hint: true,
    visible: yes('pollution.phase_one'),
    parent: 'pollution.phase_one',
  }),
  field('pollution.neighbors', 'multi_select', {
    hint: true,
    visible: hasSite,
    parent: 'pollution.cover',
    options: ['wells', 'water', 'school', 'homes', none],
  }),
  field('pollution.stormwater', 'select', {
    hint: true,
    visible: hasSite,
    parent: 'pollution.cover',
    options: ['has', 'not_needed', 'missing', 'not_sure'],
  }),
  field('pollution.has_tanks', 'yes_no', { hint: true, visible: hasSite, parent: 'pollution.cover' }),
]

const toTell = (path: string) => any(yes(path), is(path, 'Not sure'))

const past = [
  field('pollution.violations', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('pollution.violations_detail', 'long_text', {
    hint: true,
    visible: yes('pollution.violations'),
    parent: 'pollution.violations',
    checks: longText,
  }),
  field('pollution.claims', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    remarks: [noLossesBefore],
  }),
  field('pollution.claims_detail', 'long_text', {
    hint: true,
    visible: yes('pollution.claims'),
    parent: 'pollution.claims',
    checks: longText,
  }),
  field('pollution.known_conditions', 'yes_no_not_sure', { yearly: true, hint: true, why: true }),
  field('pollution.known_conditions_detail', 'long_text', {
    hint: true,
    visible: toTell('pollution.known_conditions'),
    parent: 'pollution.known_conditions',
    checks: longText,
  }),
]

/** The kind of pollution to insure, the work, the materials, the site, past incidents; then each tank. */
export const pollutionQuestions: DynamicFlow = {
  id: 'pollution',
  label: 'step.pollution.label',
  pages: [
    pageOfSections('pollution', [0, wantedCoverages], [1, work]),
    page(2, materials),
    pageOfSections('pollution', [3, site], [4, past]),
  ],
  entities: [tanks],
}
