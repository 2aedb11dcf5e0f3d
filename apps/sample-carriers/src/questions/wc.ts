import type { SharedQuestions } from './shared.ts'

export const wc = {
  largest_group: {
    type: 'number',
    checks: [{ rule: 'isLessThan', than: 10000 }],
    fact: 'wc.largest_group',
  },
  safety_program: {
    id: 'safety_program',
    type: 'select',
    options: [
      { value: 'none', label: 'No set rules' },
      { value: 'spoken', label: 'Told, not written' },
      { value: 'written', label: 'Written' },
      { value: 'written_trained', label: 'Written, with yearly training' },
    ],
    fact: 'wc.safety_program',
  },
  health_plan: {
    id: 'health_plan',
    type: 'yes_no',
    conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['0'], test: 'more_than' }],
    fact: 'wc.health_plan',
  },
  return_to_work: {
    id: 'return_to_work',
    type: 'yes_no',
    fact: 'wc.return_to_work',
  },
  turnover: {
    id: 'turnover',
    type: 'percent',
    // With fewer people, one who leaves says nothing.
    conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['9'], test: 'more_than' }],
    fact: 'wc.turnover',
  },
  age_groups: {
    id: 'age_groups',
    type: 'multi_select',
    options: [
      { value: 'under_16', label: 'Under 16' },
      { value: 'under_18', label: '16 or 17' },
      { value: 'over_65', label: 'Over 65' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    fact: 'wc.age_groups',
  },
  alone_at_night: {
    id: 'alone_at_night',
    type: 'yes_no',
    fact: 'wc.alone_at_night',
  },
  lifting_pounds: {
    id: 'lifting_pounds',
    type: 'number',
    checks: [{ rule: 'isLessThanOrEqual', than: 500 }],
    fact: 'wc.lifting_pounds',
  },
  kitchen_safety: {
    id: 'kitchen_safety',
    type: 'multi_select',
    options: [
      { value: 'shoes', label: 'Non-slip shoes' },
      { value: 'gloves', label: 'Cut-resistant gloves' },
      { value: 'mats', label: 'Mats on wet floors' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    fact: 'wc.kitchen_safety',
  },
  lifting_people: {
    id: 'lifting_people',
    type: 'select',
    options: [
      { value: 'none', label: 'Nobody is lifted or moved' },
      { value: 'lift_aids', label: 'With lifts, slings or two people' },
      { value: 'by_hand', label: 'By hand, by one person' },
    ],
    fact: 'wc.lifting_people',
  },
  driving_records: {
    id: 'driving_records',
    type: 'select',
    options: [
      { value: 'before_and_yearly', label: 'Before they first drive, and every year' },
      { value: 'before', label: 'Before they first drive' },
      { value: 'never', label: 'We do not check' },
    ],
    conditions: [{ holder: 'quote', subject: 'has_vehicles', or: ['Yes'] }],
    fact: 'wc.driving_records',
  },
  subcontractor_certificates: {
    id: 'subcontractor_certificates',
    type: 'select',
    options: [
      { value: 'always', label: 'Always, before they start' },
      { value: 'sometimes', label: 'From some of them' },
      { value: 'never', label: 'Never' },
    ],
    conditions: [{ holder: 'quote', subject: 'uses_subcontractors', or: ['Yes'] }],
    fact: 'wc.subcontractor_certificates',
  },
  volunteers: {
    id: 'volunteers',
    type: 'yes_no',
    fact: 'wc.volunteers',
  },
  affiliates: {
    id: 'affiliates',
    type: 'yes_no',
    fact: 'wc.affiliates',
  },
  tax_liens: {
    id: 'tax_liens',
    type: 'yes_no',
    fact: 'wc.tax_liens',
  },
  report_days: {
    id: 'report_days',
    type: 'number',
    checks: [{ rule: 'isLessThanOrEqual', than: 365 }],
    fact: 'wc.report_days',
  },
  drug_tests: {
    id: 'drug_tests',
    type: 'multi_select',
    options: [
      { value: 'before_hire', label: 'Before we hire' },
      { value: 'after_accident', label: 'After an accident' },
      { value: 'random', label: 'At random' },
      { value: 'none', label: 'We do not test', exclusive: true },
    ],
    fact: 'wc.drug_tests',
  },
  machine_guards: {
    id: 'machine_guards',
    type: 'yes_no_not_sure',
    fact: 'wc.machine_guards',
  },
  fall_protection: {
    id: 'fall_protection',
    type: 'select',
    options: [
      { value: 'both', label: 'Guardrails or scaffolds, and harnesses' },
      { value: 'rails', label: 'Guardrails or scaffolds' },
      { value: 'harness', label: 'Harnesses' },
      { value: 'none', label: 'None of these' },
    ],
    conditions: [{ holder: 'question', subject: 'max_height_feet', or: ['6'], test: 'more_than' }],
    fact: 'wc.fall_protection',
  },
  contractors_1099: {
    id: 'contractors_1099',
    type: 'yes_no',
    fact: 'wc.contractors_1099',
  },
  waiver: {
    id: 'waiver',
    type: 'select',
    options: [
      { value: 'no', label: 'No' },
      { value: 'some', label: 'Yes, for some customers' },
      { value: 'all', label: 'Yes, for all or most' },
    ],
    fact: 'wc.waiver',
  },
} as const satisfies SharedQuestions
