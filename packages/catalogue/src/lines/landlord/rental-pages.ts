import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import { is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'

const tenants: readonly Field[] = [
  field('landlord.manager', 'select', { hint: true, options: ['owner', 'company', 'on_site', 'nobody'] }),
  field('landlord.manager_name', 'text', {
    visible: is('landlord.manager', 'company'),
    parent: 'landlord.manager',
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  }),
  field('landlord.lease', 'select', { hint: true, options: ['year', 'half_year', 'monthly', 'none'] }),
  field('landlord.renters_insurance', 'yes_no', { hint: true, why: true }),
  field('landlord.screening', 'multi_select', {
    hint: true,
    options: ['credit', 'background', 'references', { value: 'none', exclusive: true }],
  }),
  field('landlord.title', 'select', { hint: true, options: ['business', 'owner', 'trust', 'mixed'] }),
]

const past: readonly Field[] = [
  field('landlord.violations', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('landlord.violations_detail', 'long_text', {
    hint: true,
    visible: yes('landlord.violations'),
    parent: 'landlord.violations',
    checks: [{ rule: 'isLengthLessThan', than: 501 }],
  }),
  field('landlord.tenant_suits', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('landlord.tenant_suits_detail', 'long_text', {
    hint: true,
    visible: yes('landlord.tenant_suits'),
    parent: 'landlord.tenant_suits',
    checks: [{ rule: 'isLengthLessThan', than: 501 }],
  }),
  field('landlord.distress', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
]

/** Questions about all rented homes together, before those about each. */
export const rentalPages: readonly NumberedPage[] = [pageOfSections('landlord', [0, tenants], [1, past])]
