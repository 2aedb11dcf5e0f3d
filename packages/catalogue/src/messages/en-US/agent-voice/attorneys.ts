/** The firm of attorneys: its insurance, people, work and claims. "Client" here is a client of the firm. */
export const agentVoiceOfAttorneys = {
  'step.pl-a-prior-insurance-coverage.lede':
    'Have the first page of the current policy at hand. It is called the declarations.',
  'step.pl-a-prior-insurance-coverage.note.1.text':
    'The policy in force when someone first complains is the one that pays, if the complaint is reported in time. The firm should tell its current insurer of anything it knows before its policy ends.',
  'field.pl.aig.insurer.label': 'Which company insures the firm now?',
  'field.pl.aig.expiry_date.hint':
    'Let the new one start on that day: a single day between them can cost the firm the prior acts date.',
  'field.pl.aig.current_limit.label': 'Limits the firm has now: each claim / all claims in a year',
  'field.pl.aig.current_premium.label': 'What the firm pays for it in a year',
  'field.pl.aig.current_premium.hint': 'Leave it empty if the firm would rather not say.',
  'field.pl.aig.full_prior_acts.hint':
    'Choose Yes if the declarations say “full prior acts” or “none” beside the retroactive date. Choose No if they name a date or say “inception”: that is the day the firm’s first policy with that insurer began.',
  'field.pl.aig.tail_purchased.label': 'Did the firm buy tail coverage when it ended?',
  'field.pl.aig.tail_purchased.hint':
    'An extended reporting period (ERP): the firm can still report claims about work from that time.',
  'field.pl.aig.cancelled.hint': 'For the firm, a firm before it, or any attorney on its list.',
  'step.pl_a_firm.label': 'The law firm',
  'step.pl_a_firm.0.lede':
    'It pays when a client says that the firm’s legal work cost them money. Other limits on the application do not apply here.',
  'field.pl.aig.cover.limit.hint': 'Keep at least what the firm has now, and what its clients or bar ask for.',
  'field.pl.aig.cover.expenses.label': 'The cost of defending the firm',
  'field.pl.aig.firm.billings_before.hint':
    'We have last year’s from the business details. Before expenses, without costs that clients paid back.',
  'field.pl.aig.has_other_offices.hint': 'Beside the main one. An address rented only for mail does not count.',
  'field.pl.aig.firm.shares_office.label': 'Does the firm share an office with attorneys of another firm?',
  'field.pl.aig.firm.shares_office.statement': 'The firm shares an office with attorneys of another firm',
  'field.pl.aig.firm.shared_with_others.label': 'What does the firm share with them?',
  'field.pl.aig.firm.shared_with_others.why':
    'A client who takes them for one firm can hold the firm to account for the other attorney’s mistake.',
  'field.pl.aig.firm.has_predecessors.hint':
    'A predecessor firm: one whose attorneys, clients or assets became mostly the firm’s.',
  'field.pl.aig.firm.predecessors.joined.label': 'When it became part of the firm',
  'field.pl.aig.firm.foreign_detail.hint': 'Say roughly what share of income it is.',
  'step.pl_a_firm.2.title': 'How does the firm work, and has anyone complained?',
  'field.pl.aig.firm.docket.label': 'How does the firm control deadlines (docket control)?',
  'field.pl.aig.firm.conflicts.label': 'How does the firm check for conflicts of interest?',
  'field.pl.aig.firm.conflicts.option.none': 'In no fixed way',
  'field.pl.aig.firm.engagement_letters.label': 'Does the firm use engagement letters?',
  'field.pl.aig.firm.engagement_letters.hint':
    'A signed letter or agreement that says what the firm will do, and for what fee.',
  'field.pl.aig.firm.engagement_letters.why': 'It settles most disputes over what the firm was hired to do.',
  'field.pl.aig.firm.non_engagement_letters.label': 'Does the firm write to people whose matter it does not take?',
  'field.pl.aig.firm.disengagement_letters.label': 'Does the firm write to clients when a matter is closed?',
  'field.pl.aig.firm.disengagement_letters.hint':
    'A disengagement letter: it says that the firm no longer acts for them.',
  'field.pl.aig.firm.solo_backup.label': 'If the attorney is suddenly away, is another ready to take over?',
  'field.pl.aig.firm.fee_suits.label': 'How often did the firm sue a client over fees in the past two years?',
  'field.pl.aig.firm.fee_suits.hint': 'Arbitration and small claims court count. Enter 0 if it never did.',
  'field.pl.aig.firm.fee_suits_amount.label': 'Fees sued for, together',
  'field.pl.aig.firm.largest_client.label': 'Share of income from the largest client',
  'field.pl.aig.firm.largest_client_detail.label': 'What does that client do, and what does the firm do for it?',
  'field.pl.aig.firm.additional_insureds.label': 'Must anyone else be named on the policy?',
  'step.pl_a_firm.3.lede': 'Every attorney should be asked first. Count work for other firms too.',
  'step.pl_a_firm.3.note.1.title': 'Report it to the current insurer first',
  'step.pl_a_firm.3.note.1.text':
    'If the firm knows of something that may become a claim, it should tell its current insurer before that policy ends. A new policy does not pay for what was known before it started.',
  'field.pl.aig.losses.any.hint':
    'The firm, a predecessor firm, or any attorney on its list. Include demands for money and claims closed without payment.',
  'field.pl.aig.losses.list.date.hint': 'The day the firm first heard of it.',
  'field.pl.aig.losses.list.paid.hint': 'By the firm and its insurer, defense included. Enter 0 if nothing was paid.',
  'field.pl.aig.losses.list.reserve.hint': 'Its reserve. Enter 0 if nobody knows.',
  'field.pl.aig.losses.known_circumstance.why':
    'What was known and not disclosed is not insured. A Yes does not rule the firm out: an underwriter reads it.',
  'field.pl.aig.losses.circumstance_reported.label':
    'Did the firm report what could become a claim to the insurer it has now?',
  'step.attorneys.note.1.text':
    'Each attorney is insured back to a date of their own: the one an insurer approved for them, or else the later of the day they joined the firm and the prior acts date of its policy.',
  'field.pl.aig.attorneys.prior_acts_approval.hint':
    'The firm’s policy, or a page added to it, then names the attorney with a date. Choose No if there is none.',
  'field.pl.aig.attorneys.prior_acts_approval.why':
    'It can insure work from before the attorney joined the firm, or leave out older work.',
  'step.pl-a-outsourced-attorneys-data.title': 'Do attorneys who are not on the list work for the firm?',
  'step.pl-a-outsourced-attorneys-data.note.1.text':
    'Usually only for work they do for the firm’s clients and that the firm bills. Their own clients are theirs to insure.',
  'field.pl.aig.outsourced_attorneys.hint':
    'Or will they in the next 12? Local counsel whom a client hires does not count.',
  'field.pl.aig.outsourced_attorneys_hours.hint': 'Only hours for the firm. An estimate is fine.',
  'field.pl.aig.outsourced_attorneys_services.label': 'What do they do for the firm?',
  'field.pl.aig.outsourced_attorneys_services.option.advice': 'Advice to the firm’s clients',
  'field.pl.aig.outsourced_attorneys_supervised.label': 'Does an attorney on the list review their work?',
} as const
