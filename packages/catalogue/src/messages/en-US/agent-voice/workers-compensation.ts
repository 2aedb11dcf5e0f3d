/** Workers' compensation. */
export const agentVoiceOfWorkersCompensation = {
  'step.wc_general_page.0.menu': 'Workers’ compensation today',
  'step.wc_general_page.0.title': 'Who works for the business, and who insures them now?',
  'step.wc_general_page.2.menu': 'Owners and how the work is done',
  'step.wc_general_page.2.title': 'Owners, and how the people work',
  'step.wc_general_page.0.label': 'Workers’ compensation today',
  'step.wc_general_page.1.label': 'The employees and what they do',
  'step.wc_general_page.4.label': 'How the work is done',
  'field.wc.general.other_states.nd.label': 'Do any of the employees work outside North Dakota?',
  'field.wc.general.other_states.nd.hint':
    'In North Dakota only the state insures workers: Workforce Safety & Insurance, workforcesafety.com. Insurers here can cover employees elsewhere. Offer employers’ liability (stop gap) with general liability.',
  'field.wc.general.other_states.oh.label': 'Do any of the employees work outside Ohio?',
  'field.wc.general.other_states.oh.hint':
    'In Ohio only the state insures workers: the Bureau of Workers’ Compensation, bwc.ohio.gov. Insurers here can cover employees elsewhere. Offer employers’ liability (stop gap) with general liability.',
  'field.wc.general.other_states.wa.label': 'Do any of the employees work outside Washington?',
  'field.wc.general.other_states.wa.hint':
    'In Washington only the state insures workers: the Department of Labor & Industries, lni.wa.gov. Insurers here can cover employees elsewhere. Offer employers’ liability (stop gap) with general liability.',
  'field.wc.general.other_states.wy.label': 'Do any of the employees work outside Wyoming?',
  'field.wc.general.other_states.wy.hint':
    'In Wyoming only the state insures workers: the Department of Workforce Services, dws.wyo.gov. Insurers here can cover employees elsewhere. Offer employers’ liability (stop gap) with general liability.',
  'field.wc.general.other_states.pr.label': 'Do any of the employees work outside Puerto Rico?',
  'field.wc.general.other_states.pr.hint':
    'In Puerto Rico only the government insures workers: the State Insurance Fund Corporation, fondopr.com. Insurers here can cover employees elsewhere. Offer employers’ liability (stop gap) with general liability.',
  'field.wc.general.other_states.vi.label': 'Do any of the employees work outside the U.S. Virgin Islands?',
  'field.wc.general.other_states.vi.hint':
    'In the U.S. Virgin Islands only the government insures workers: the Department of Labor, vidol.gov. Insurers here can cover employees elsewhere. Offer employers’ liability (stop gap) with general liability.',
  'field.wc.general.has_employees.label':
    'In the next 12 months, will the business have employees other than the owners?',
  'field.wc.general.prior_coverage.label': 'Does the business have workers’ compensation today?',
  'field.wc.general.prior_coverage.option.none_yet': 'No, they never had it',
  'field.wc.general.current_insurer.label': 'Which company insured the client last?',
  'field.wc.general.hurt_since.hint': 'Insurers ask the client to confirm a No in writing (a no-loss letter).',
  'field.wc.general.cancelled.label':
    'In the last three years, has an insurer declined, canceled or not renewed the client’s workers’ compensation?',
  'field.wc.general.experience_mod.label': 'Experience modification, if there is one',
  'field.wc.general.experience_mod.hint':
    'As a percent: 95 for a mod of 0.95, 110 for 1.10. Leave it empty if the policy shows none.',
  'field.wc.general.experience_mod.why':
    'A state bureau compares the client’s injuries with those of similar businesses. Below 100 lowers the price.',
  'field.wc.payroll.classification.hint':
    'The policy calls it the classification. Choose what takes most of their time.',
  'field.wc.general.ny_benefits.label': 'Does the business have New York disability and paid family leave insurance?',
  'field.wc.general.ny_benefits.hint': 'One policy covers both. The payroll company may have set it up.',
  'field.wc.general.ny_benefits.option.have': 'Yes, it is in force',
  'field.wc.general.ny_benefits.option.exempt': 'None needed: nobody but owners works there',
  'field.wc.general.work_conditions.label': 'Does anyone who works for the business do this?',
  'field.wc.general.leased.label': 'Does the business lease employees, or use a PEO?',
  'field.wc.general.leased.hint':
    'A professional employer organization (PEO) pays the staff and bills the business. If several fit, choose the one lowest in this list.',
  'field.wc.general.leased.option.leased_out': 'The business leases its own to others',
  'field.wc.general.leased.option.peo': 'A PEO pays the staff',
  'list.wc_claims.guidance':
    'All of the last four years. The insurer’s loss run lists them with what was paid and set aside.',
  'field.wc.claims.description.hint': 'One or two sentences, and what the business changed since. Leave the name out.',
  'field.wc.claims.reserved.hint': 'The insurer calls it the reserve and can tell the client. An estimate is fine.',
} as const
