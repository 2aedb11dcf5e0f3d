import type { SharedQuestions } from './shared.ts'

export const advice = {
  in_writing: {
    type: 'select',
    options: [
      { value: 'always', label: 'Always' },
      { value: 'important', label: 'When it is important' },
      { value: 'rarely', label: 'Rarely' },
    ],
    fact: 'advice.in_writing',
  },
} as const satisfies SharedQuestions

export const beauty = {
  allergy_form: {
    type: 'yes_no',
    fact: 'beauty.allergy_form',
  },
} as const satisfies SharedQuestions

export const creative = {
  rights_cleared: {
    type: 'yes_no_not_sure',
    fact: 'creative.rights_cleared',
  },
  built_from_drawings: {
    type: 'select',
    options: [
      { value: 'nothing', label: 'Nothing that people use or stand on' },
      { value: 'interiors', label: 'Interiors, furniture, gardens' },
      { value: 'products', label: 'Products for sale' },
      { value: 'structures', label: 'Buildings, bridges, utilities' },
    ],
    fact: 'creative.built_from_drawings',
  },
} as const satisfies SharedQuestions

export const health = {
  consent_forms: {
    type: 'yes_no',
    fact: 'health.consent_forms',
  },
} as const satisfies SharedQuestions

export const professional = {
  review: {
    type: 'select',
    options: [
      { value: 'second_person', label: 'A second person' },
      { value: 'checklist', label: 'Whoever did it, with a checklist' },
      { value: 'nobody', label: 'Nobody' },
    ],
    fact: 'professional.review',
  },
  supervised_start: {
    type: 'yes_no',
    conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['1'], test: 'more_than' }],
    fact: 'professional.supervised_start',
  },
  largest_contract: {
    type: 'money',
    conditions: [{ holder: 'quote', subject: 'annual_revenue', or: ['250000'], test: 'more_than' }],
    checks: [{ rule: 'isLessThan', than: 1000000000 }],
    fact: 'professional.largest_contract',
  },
  subcontract_terms: {
    type: 'yes_no_not_sure',
    conditions: [{ holder: 'quote', subject: 'uses_subcontractors', or: ['Yes'] }],
    fact: 'professional.subcontract_terms',
  },
} as const satisfies SharedQuestions

export const technology = {
  failure_effect: {
    type: 'select',
    options: [
      { value: 'annoyance', label: 'An annoyance' },
      { value: 'some_money', label: 'Some lost sales or overtime' },
      { value: 'standstill', label: 'Their business would stop' },
      { value: 'injury', label: 'Someone could be hurt' },
    ],
    fact: 'technology.failure_effect',
  },
  client_data_backup: {
    type: 'select',
    options: [
      { value: 'tested', label: 'Yes, and tested in the past year' },
      { value: 'untested', label: 'Yes, but not tested in the past year' },
      { value: 'no', label: 'No' },
      { value: 'no_data', label: 'We keep none' },
    ],
    fact: 'technology.client_data_backup',
  },
} as const satisfies SharedQuestions
