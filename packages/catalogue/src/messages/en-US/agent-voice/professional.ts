/** Professional liability. "Client" here is a client of the business. */
export const agentVoiceOfProfessional = {
  'section.pl_general': 'The professional work',
  'step.pl_general.label': 'The professional work',
  'step.pl_general.0.title': 'How much insurance, who insures the business now, and has anyone complained?',
  'step.pl_general.0.lede':
    'This insurance pays when someone says the business’s work cost them money. Other limits on the application do not apply here.',
  'step.pl_general.0.note.1.text':
    'The policy in force when someone first complains is the one that pays, not the one from when the work was done. That is why we ask how far back the business is insured.',
  'step.pl_general.0.note.2.text':
    'In many of these policies the cost of defense comes out of the limit. Each offer says whether it does.',
  'step.pl_general.1.lede': 'Have the first page of the current policy at hand. It is called the declarations.',
  'step.pl_general.1.note.1.text':
    'Work done before this date is not insured, even if the complaint comes today. Say the date is March 1, 2022, and someone complains now: work from 2023 is insured; work from 2021 is not. A new policy that moves the date forward leaves older work without insurance.',
  'step.pl_general.2.title': 'What does the business do, for whom, and on what terms?',
  'step.pl_general.2.lede': 'List what its clients pay for. What is not described may not be insured.',
  'step.pl_general.3.lede': 'Estimates for the past 12 months are fine. If the business is new, use what it expects.',
  'step.pl_general.4.lede':
    'A clear contract prevents more claims than anything else, so insurers ask about the business’s own.',
  'step.pl_general.5.lede': 'Count the past five years, with every business the owners or partners worked in.',
  'step.pl_general.5.note.1.title': 'Report it to the current insurer first',
  'step.pl_general.5.note.1.text':
    'If the business knows of something that may become a claim, it should tell its current insurer before that policy ends. A new policy does not pay for what was known before it started.',
  'field.pl.cover.limit.why': 'Contracts often name a limit the business must have. $1 million is the usual one.',
  'field.pl.cover.deductible.hint': 'What the business pays on each claim. A higher one lowers the price.',
  'field.pl.prior.has_cover.label': 'Does the business have professional liability or E&O insurance now?',
  'field.pl.prior.has_cover.hint':
    'It is claims-made: the policy in force when someone complains pays, not the one from when the work was done. General liability and business owners policies do not count.',
  'field.pl.prior.insurer.label': 'Which company insures the business now?',
  'field.pl.prior.reach.hint':
    'Its first page names a retroactive date: work done before it is not insured, even if the complaint comes today.',
  'field.pl.prior.continuous.label': 'Has the work been insured without a break?',
  'field.pl.prior.continuous.hint':
    'Since the retroactive date; if there is none or nobody is sure, for the past five years. Changing insurers is no break if one policy started the day the other ended.',
  'field.pl.prior.wants_past_work.label': 'Should work done before the policy starts be insured too?',
  'field.pl.prior.cancelled.label':
    'In the last three years, has an insurer declined, canceled or not renewed any insurance for the business?',
  'field.pl.prior.cancelled.hint': 'Leave out an insurer that stopped insuring the state or the trade.',
  'field.pl.prior.cancelled.statement':
    'In the last three years, an insurer declined, canceled or did not renew insurance for the business',
  'field.pl.work.services.hint':
    'With their share of revenue, 100% together. One is enough if the business does one thing.',
  'field.pl.work.services.name.label': 'What the business does',
  'field.pl.work.other_services.label': 'Does the business also do any of these, even rarely?',
  'field.pl.work.other_services.hint':
    'Leave out the main trade; insurers know it. Sending a client to someone else does not count.',
  'field.pl.work.other_services_detail.label': 'What exactly does the business do there, and how often?',
  'field.pl.work.other_services_detail.hint': 'Two or three sentences. Say roughly what share of revenue it is.',
  'field.pl.work.largest_client.label': 'Share of revenue from the largest client',
  'field.pl.work.largest_client.hint': 'If the business is new, use what it expects.',
  'field.pl.work.client_sectors.label': 'Which of these are more than a quarter of its clients?',
  'field.pl.work.subcontractors_insured.label':
    'Do the subcontractors have professional liability insurance of their own?',
  'field.pl.work.subcontractors_insured.hint': 'Choose Yes if all who do professional work for the business have it.',
  'field.pl.work.subcontractors_insured.why': 'The business answers to its client for their work as well as its own.',
  'field.pl.work.license_needed.label': 'Does the work need a professional license or certificate?',
  'field.pl.work.license_needed.statement': 'The work needs a professional license or certificate',
  'field.pl.contracts.written.label': 'How often is there a signed contract before work starts?',
  'field.pl.contracts.scope_stated.label': 'Do the contracts say what the business will deliver, and what it will not?',
  'field.pl.contracts.scope_stated.statement': 'What the business will deliver, and what it will not',
  'field.pl.contracts.liability_capped.label': 'Do the contracts limit what the business can be made to pay?',
  'field.pl.contracts.liability_capped.statement': 'A limit on what the business can be made to pay',
  'field.pl.contracts.promises.label': 'Does the business promise any of these in writing?',
  'field.pl.contracts.promises.hint': 'Insurance rarely pays for a promise that need not have been made.',
  'field.pl.contracts.fee_suits.label': 'How often did the business sue a client over fees in the past five years?',
  'field.pl.contracts.fee_suits.hint': 'Small claims court and collection agencies count. Enter 0 if it never did.',
  'field.pl.has_additional_insureds.label': 'Must anyone else be named on the policy?',
  'field.pl.has_additional_insureds.statement': 'Somebody else must be named on the policy',
  'field.pl.losses.any.label':
    'In the past five years, has anyone made a claim or demanded money because of the business’s work?',
  'field.pl.losses.any.statement':
    'In the past five years, someone made a claim or demanded money because of the business’s work',
  'field.pl.losses.list.label': 'Claims about the work',
  'field.pl.losses.list.date.hint': 'The day the business first heard of it.',
  'field.pl.losses.list.paid.hint': 'By the business and its insurer, lawyers included. Enter 0 if nothing was paid.',
  'field.pl.losses.known_circumstance.label': 'Does the business know of anything else that could become a claim?',
  'field.pl.losses.known_circumstance.hint':
    'A mistake someone found, an unhappy client, a refused invoice. Partners and employees should be asked too.',
  'field.pl.losses.known_circumstance.why':
    'What was known and not disclosed is not insured. A Yes does not rule the business out: an underwriter reads it.',
  'field.pl.losses.known_circumstance.statement': 'The business knows of something else that could become a claim',
  'step.pl_medical.label': 'The practice',
  'step.pl_additional_insureds.label': 'Named on the policy',
  'step.pl_additional_insureds.title': 'Who else must be named on the policy?',
  'field.pl.cna.additional_insureds.relationship.label': 'What are they to the business?',
  'field.pl.cna.additional_insureds.relationship.option.landlord': 'The landlord',
  'field.pl.cna.additional_insureds.street.hint':
    'If it is at hand. A certificate for them shows it, the policy does not.',
} as const
