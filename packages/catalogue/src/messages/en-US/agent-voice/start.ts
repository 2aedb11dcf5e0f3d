/** Page heads, the questions every applicant answers once, and the checks of their answers. */
export const agentVoiceOfStart = {
  'validationError.pickFromList.class': 'Enter what the business does and pick it from the list',
  'validationError.unknownClass': 'Choose the trade from the list',
  'validationError.isFeinOrSsnValid': 'Enter the nine digits of the client’s EIN or Social Security number',
  'validationError.isNyUnemploymentNumber':
    'Enter the seven or eight digits of the client’s New York unemployment number, such as 12-34568',
  'section.start': 'The business',
  'section.insurance': 'Coverage needed',
  'step.home.title': 'What does the business do?',
  'step.home.lede':
    'The trade decides which insurers can quote and which questions can be skipped, so it is the one answer worth getting exactly right.',
  'step.industry-detail.label': 'More about the trade',
  'step.industry-detail.lede': 'The trade covers several kinds of work that insurers price differently.',
  'step.contact.label': 'How to reach the client',
  'step.contact.title': 'Where should the quotes go?',
  'step.contact.note.1.text': 'The insurers asked for a quote, and the agency.',
  'step.done.label': 'Check the answers',
  'step.done.title': 'Check the answers, then submit',
  'step.business.lede':
    'Estimates are fine. If the business is just starting, use what it expects for the first twelve months.',
  'step.other-info.title': 'Tell insurers what the business does',
  'step.other-info.note.1.text':
    'Say what the business does or sells, who for, and where. Then say what it never does, such as deliveries, night work or work on roofs: that saves a question later.',
  'step.insurance.title': 'Which insurance does the client need?',
  'step.insurance.note.1.text':
    'A business owners policy (BOP) includes general liability and insures the client’s property. Pick both to compare them, then buy one.',
  'step.claims.title': 'Has the business had any claims?',
  'step.claims.lede':
    'Insurers look back five years, and often check with previous insurers too. A full list saves questions later.',
  'step.claims.note.1.text':
    'Insurers look at what happened, what it cost and what the business changed. A small closed claim often matters little.',
  'field.company_name.hint':
    'As it appears on the tax return. If the client uses their own name, or hosts a private event, enter that name.',
  'field.business_type_details.label': 'The legal form',
  'field.years_business_started.hint': 'Or the year the client took it over. If it is new, the year it opens.',
  'field.years_experience.label': 'Years the owner has worked in this trade',
  'field.years_experience.hint': 'Count the years before the business started too.',
  'field.years_experience.why': 'Insurers look at the owner’s experience when the business is new.',
  'field.sub_class_code_ref.label': 'What the business mostly does',
  'field.multi_class.label': 'Does the business do a second kind of work?',
  'step.mc.title': 'What else does the business do?',
  'step.mc.lede': 'Insurers look at all of the work, not only at the largest part.',
  'field.other_classes.label': 'Other kinds of work',
  'field.other_classes.hint': 'Leave out the main one named at the start.',
  'field.other_classes.class_code_ref.hint': 'Use plain words, such as “catering”.',
  'field.other_classes.share.label': 'Share of revenue',
  'field.has_vehicles.label': 'Does the business use vehicles for work?',
  'field.uses_subcontractors.label': 'Does the business pay subcontractors?',
  'field.uses_subcontractors.hint': 'Other businesses or self-employed people who do part of its work.',
  'field.subcontractor_cost.label': 'What will subcontractors be paid in the next 12 months?',
  'field.subcontractor_cost.why': 'If a subcontractor has no insurance, a claim over their work falls on the client’s.',
  'field.business_description.hint': 'What it sells or makes, for whom, and where.',
  'field.contact_phone.hint': 'Only if an insurer or the agency has a question.',
  'field.coverage.liability_limit.why': 'The client’s lease or largest contract may name a required limit.',
  'field.coverage.deductible.hint': 'What the client pays on each claim for damage to other people’s property.',
  'field.coverage.current_insurer.label': 'Which company insures the client now?',
  'field.coverage.current_expiry.label': 'When does the current policy end?',
  'field.coverage.property_deductible.hint': 'What the client pays after a fire, theft or burst pipe.',
  'field.claims.any.label': 'In the last five years, has the business had any claims or losses?',
  'field.claims.list.reserved.hint':
    'The insurer calls it the reserve and can tell the client the amount. An estimate is fine.',
  'field.claims.list.line.option.property': 'The client’s own property: fire, theft, water, storm',
  'field.claims.cancelled.label':
    'In the last three years, has an insurer declined, canceled or not renewed any insurance for the business?',
  'field.claims.cancelled.hint': 'Leave out an insurer that stopped insuring the state or the trade.',
  'field.claims.cancelled.statement':
    'In the last three years, an insurer declined, canceled or did not renew the client’s insurance',
  'field.prior.declined.hint': 'Missing a payment counts. The client’s own choice to switch does not.',
  'list.uses.statements': 'Does the business use any of these?',
  'list.contracts.statements': 'Which of these are in place in the client’s contracts?',
} as const
