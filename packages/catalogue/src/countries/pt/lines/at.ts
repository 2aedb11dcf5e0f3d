import { has, moreThan, yes } from '@coverwright/core/rules/rule'
import {
  allEmployees,
  allOfEmployees,
  allOfPayroll,
  business,
  employeesIn,
  neverDeclined,
  remark,
} from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money, none, people } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const hasStaff = has('at.who', 'employees')
const hasManagers = has('at.who', 'managers', 'self')
const hasTrainees = has('at.who', 'trainees')
const works = (hazard: string) => openedBy('at.hazards', has('at.hazards', hazard))

/** The law leaves no employee out. */
const employeesToo = remark('employees are insured', allEmployees.reads, ['employees', business], (view, answer) => {
  const count = employeesIn(view) ?? 0
  const leavesOut = Array.isArray(answer) && answer.length > 0 && !answer.includes('employees')
  return count > 0 && leavesOut ? { params: { count }, differs: true } : undefined
})

const cover = [
  field('at.who', 'multi_select', {
    hint: true,
    why: true,
    options: ['employees', 'managers', 'self', 'trainees'],
    remarks: [employeesToo],
  }),
  field('at.premium', 'select', { hint: true, options: ['variable', 'fixed'], ...openedBy('at.who', hasStaff) }),
  field('at.abroad', 'yes_no', { hint: true }),
  field('at.abroad_where', 'text', {
    hint: true,
    ...openedBy('at.abroad', yes('at.abroad')),
    checks: [{ rule: 'isLengthLessThan', than: 121 }],
  }),
]

const pay = [
  field('at.office_people', 'number', { hint: true, ...people, ...openedBy('at.who', hasStaff) }),
  field('at.office_payroll', 'money', { hint: true, ...money, ...openedBy('at.who', hasStaff) }),
  field('at.manual_people', 'number', {
    hint: true,
    ...people,
    ...openedBy('at.who', hasStaff),
    remarks: [allOfEmployees('at.office_people')],
  }),
  field('at.manual_payroll', 'money', {
    hint: true,
    ...money,
    ...openedBy('at.who', hasStaff),
    remarks: [allOfPayroll('at.office_payroll')],
  }),
  field('at.managers_pay', 'money', { hint: true, ...money, ...openedBy('at.who', hasManagers) }),
  field('at.managers_manual', 'yes_no', { hint: true, ...openedBy('at.who', hasManagers) }),
  field('at.trainees', 'number', { hint: true, ...people, ...openedBy('at.who', hasTrainees) }),
]

const work = [
  field('at.hazards', 'multi_select', {
    hint: true,
    options: ['height', 'machines', 'road', 'chemicals', 'confined', 'forest', 'asbestos', 'explosives', none],
  }),
  field('at.height', 'select', { options: ['3_6', '6_15', 'over_15'], ...works('height') }),
  field('at.height_gear', 'yes_no', { hint: true, ...works('height') }),
  field('at.machines', 'multi_select', {
    options: ['woodworking', 'presses', 'lifting', 'tractors', 'kitchen'],
    ...works('machines'),
  }),
  field('at.machines_checked', 'yes_no_not_sure', { hint: true, ...works('machines') }),
  field('at.road_kind', 'select', { options: ['car', 'van', 'truck', 'two_wheels'], ...works('road') }),
]

const safety = [
  field('at.safety_service', 'select', {
    hint: true,
    why: true,
    options: ['external', 'internal', 'employer', 'none'],
  }),
  field('at.medical_exams', 'yes_no_not_sure', { hint: true }),
  field('at.training', 'yes_no', { hint: true }),
  field('at.equipment', 'yes_no', { hint: true }),
  field('at.fined', 'yes_no', { yearly: true, hint: true }),
  field('at.fined_detail', 'long_text', { hint: true, ...openedBy('at.fined', yes('at.fined')), checks: longText }),
]

const hadAccidents = openedBy('at.accidents', moreThan('at.accidents', 0))

const accidents = [
  field('at.accidents', 'number', { yearly: true, hint: true, width: 3, checks: wholeNumberBetween(0, 999) }),
  field('at.lost_days', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    checks: wholeNumberBetween(0, 99_999),
    ...hadAccidents,
  }),
  field('at.serious', 'yes_no', { yearly: true, hint: true, ...hadAccidents }),
  field('at.serious_detail', 'long_text', {
    hint: true,
    ...openedBy('at.serious', yes('at.serious')),
    checks: longText,
  }),
  field('at.cancelled', 'yes_no', { yearly: true, hint: true, derived: neverDeclined }),
  field('at.debt', 'yes_no', {
    hint: true,
    ...openedBy('at.cancelled', yes('at.cancelled')),
  }),
]

/** Accidents at work: compulsory for every employer, and for the self-employed. */
export const at = lineOf('at', 'AT', insures('at'), [cover, pay, work, safety, accidents])
