import type { GroupNode } from '@coverwright/core/model/step'
import { field } from '../../field.ts'
import { insures } from '../insures.ts'
import { linePage, openedBy } from '../line-page.ts'
import { additionalInformation } from './additional-information.ts'
import { moneyPages } from './money.ts'
import { hasHealthPlan, offersBenefits, planTypes } from './plans.ts'

const employeeBenefits = [
  field('fid.employee_benefits', 'yes_no', { hint: true, why: true }),
  field('fid.limit', 'select', {
    usual: '1000000',
    hint: true,
    width: 3,
    options: ['500000', '1000000', '2000000', '3000000', '5000000'],
  }),
  field('fid.retention', 'select', {
    usual: '0',
    hint: true,
    width: 3,
    options: ['0', '1000', '2500', '5000', '10000'],
  }),
]

const planType = [
  field('fid.plan_types', 'multi_select', { hint: true, options: planTypes }),
  field('fid.health_funding', 'select', {
    hint: true,
    ...openedBy('fid.plan_types', hasHealthPlan),
    options: ['insured', 'self_insured'],
  }),
]

/** Fiduciary: plans, participants and money. Source: seed 4.3. */
export const fiduciary: GroupNode = {
  kind: 'group',
  id: 'fid',
  label: 'section.fid',
  tag: 'FID',
  when: insures('fid'),
  children: [
    linePage('/fid/employee-benefits', employeeBenefits),
    linePage('/fid/plan-type', planType, offersBenefits),
    ...moneyPages,
    linePage('/fid/additional-information', additionalInformation),
  ],
}
