import type { SharedQuestions } from './shared.ts'

export const auto = {
  employee_driving: {
    id: 'employee_driving',
    type: 'select',
    options: [
      { value: 'never', label: 'Never' },
      { value: 'monthly', label: 'Less than once a week' },
      { value: 'weekly', label: '1 to 4 days a week' },
      { value: 'daily', label: '5 days or more' },
    ],
    fact: 'auto.employee_driving',
  },
} as const satisfies SharedQuestions

export const safety = {
  cooking_method: {
    id: 'cooking_method',
    type: 'select',
    hint: 'If several fit, choose the one lowest in this list.',
    options: [
      { value: 'none', label: 'None' },
      { value: 'warming', label: 'Warming, microwave or coffee only' },
      { value: 'ovens', label: 'Ovens, without frying or grilling' },
      { value: 'grill_stovetop', label: 'Grill, griddle or stovetop' },
      { value: 'fryer_wok', label: 'Deep fryer, wok or charbroiler' },
      { value: 'wood_charcoal', label: 'Wood or charcoal: a smoker, pit or wood-fired oven' },
    ],
    fact: 'safety.cooking_method',
  },
  hood_system: {
    id: 'hood_system',
    type: 'yes_no_not_sure',
    conditions: [
      { holder: 'question', subject: 'cooking_method', or: ['grill_stovetop', 'fryer_wok', 'wood_charcoal'] },
    ],
    fact: 'safety.hood_system',
  },
} as const satisfies SharedQuestions

export const subcontractors = {
  certificates: {
    id: 'subcontractor_certificates',
    type: 'select',
    options: [
      { value: 'always_equal', label: 'Always, with limits as high as ours' },
      { value: 'always', label: 'Always, but limits may be lower than ours' },
      { value: 'sometimes', label: 'Sometimes' },
      { value: 'never', label: 'Never' },
    ],
    conditions: [{ holder: 'quote', subject: 'uses_subcontractors', or: ['Yes'] }],
    fact: 'subcontractors.certificates',
  },
} as const satisfies SharedQuestions

export const work = {
  max_height_feet: {
    id: 'max_height_feet',
    type: 'number',
    checks: [{ rule: 'isLessThanOrEqual', than: 2000 }],
    fact: 'work.max_height_feet',
  },
  hazardous: {
    id: 'hazardous_work',
    type: 'multi_select',
    options: [
      { value: 'blasting', label: 'Blasting, or any use of explosives' },
      { value: 'abatement', label: 'Removing asbestos, lead paint or mold' },
      { value: 'tracts', label: 'New condos or townhouses, or more than 10 new homes on one site' },
      { value: 'demolition', label: 'Tearing down whole buildings' },
      { value: 'torch_roofing', label: 'Roofing with a torch or hot tar' },
      { value: 'deep_trenches', label: 'Trenches more than 5 feet deep' },
      { value: 'eifs', label: 'Synthetic stucco (EIFS), new or repaired' },
      { value: 'cranes', label: 'Lifting with a crane' },
      { value: 'new_york_city', label: 'Jobs in the five boroughs of New York City' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    fact: 'work.hazardous',
  },
} as const satisfies SharedQuestions
