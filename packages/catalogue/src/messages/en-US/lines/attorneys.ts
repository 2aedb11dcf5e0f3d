// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
export const attorneysTexts = {
  'step.pl-a-prior-insurance-coverage.label': 'Insurance today',
  'step.pl-a-prior-insurance-coverage.title': 'Is the firm’s legal work insured today?',
  'step.pl-a-prior-insurance-coverage.lede':
    'Have the first page of your current policy at hand. It is called the declarations.',
  'step.pl-a-prior-insurance-coverage.note.1.title': 'Claims-made and reported',
  'step.pl-a-prior-insurance-coverage.note.1.text':
    'The policy in force when a client first complains is the one that pays, if you report the complaint in time. Tell your current insurer of anything you know before its policy ends.',
  'step.pl-a-prior-insurance-coverage.note.2.title': 'The prior acts date',
  'step.pl-a-prior-insurance-coverage.note.2.text':
    'Also called the retroactive date. Work done before it is not insured, even if the client complains today: with a date of March 1, 2022, work from 2021 is not insured and work from 2023 is. Insurance without a break keeps the date. A gap usually loses it.',
  'field.pl.aig.existing_pl_insurance.label': 'Does the firm have lawyers’ professional liability insurance now?',
  'field.pl.aig.existing_pl_insurance.hint':
    'Legal malpractice insurance. General liability or a business owners policy does not count.',
  'field.pl.aig.existing_pl_insurance.why': 'It decides how far back each attorney’s work can be insured.',
  'field.pl.aig.insurer.label': 'Which company insures you now?',
  'field.pl.aig.insurer.hint': 'The insurer’s name, not the agency’s.',
  'field.pl.aig.expiry_date.label': 'When does that policy end?',
  'field.pl.aig.expiry_date.hint':
    'Let the new one start on that day: a single day between them can cost you the prior acts date.',
  'field.pl.aig.current_limit.label': 'Limits you have now: each claim / all claims in a year',
  'field.pl.aig.current_limit.option.100000_300000': '$100,000 / $300,000',
  'field.pl.aig.current_limit.option.250000_500000': '$250,000 / $500,000',
  'field.pl.aig.current_limit.option.500000_1000000': '$500,000 / $1 million',
  'field.pl.aig.current_limit.option.1000000_1000000': '$1 million / $1 million',
  'field.pl.aig.current_limit.option.1000000_2000000': '$1 million / $2 million',
  'field.pl.aig.current_limit.option.2000000_2000000': '$2 million / $2 million',
  'field.pl.aig.current_limit.option.3000000_3000000': '$3 million / $3 million',
  'field.pl.aig.current_limit.option.5000000_5000000': '$5 million / $5 million',
  'field.pl.aig.current_limit.option.other': 'Other limits',
  'field.pl.aig.current_premium.label': 'What you pay for it in a year',
  'field.pl.aig.current_premium.hint': 'Leave it empty if you would rather not say.',
  'field.pl.aig.full_prior_acts.label': 'Does that policy insure all past work (“full prior acts”)?',
  'field.pl.aig.full_prior_acts.hint':
    'Choose Yes if the declarations say “full prior acts” or “none” beside the retroactive date. Choose No if they name a date or say “inception”: that is the day your first policy with that insurer began.',
  'field.pl.aig.prior_acts_date.label': 'Prior acts date of that policy',
  'field.pl.aig.prior_acts_date.hint': 'As printed on the declarations, often as “retroactive date”.',
  'field.pl.aig.continuous_coverage.label': 'Has the firm been insured without a break?',
  'field.pl.aig.continuous_coverage.hint':
    'Since the prior acts date; with full prior acts, for the past five years. A change of insurer is no break if one policy started the day the other ended.',
  'field.pl.aig.lapsed_reason.label': 'From when to when was the firm not insured, and why?',
  'field.pl.aig.lapsed_reason.hint': 'For example: “June to August 2024, the renewal was overlooked”.',
  'field.pl.aig.past_insurance.label': 'Has the firm had this insurance before?',
  'field.pl.aig.past_insurance.hint': 'Choose No for a new firm.',
  'field.pl.aig.tail_purchased.label': 'Did you buy tail coverage when it ended?',
  'field.pl.aig.tail_purchased.hint':
    'An extended reporting period (ERP): you can still report claims about work from that time.',
  'field.pl.aig.cancelled.label':
    'In the past five years, has an insurer declined, canceled or not renewed this insurance?',
  'field.pl.aig.cancelled.hint': 'For the firm, a firm before it, or any attorney on your list.',
  'field.pl.aig.cancelled_reason.label': 'Who, when and why?',
  'field.pl.aig.cancelled_reason.hint': 'For example: a late payment, a claim, or an insurer that left the state.',

  'step.pl_a_firm.label': 'Your law firm',
  'step.pl_a_firm.0.label': 'Limits',
  'step.pl_a_firm.0.menu': 'Limits and the firm',
  'step.pl_a_firm.0.title': 'How much insurance, and for which firm?',
  'step.pl_a_firm.0.lede':
    'It pays when a client says that your legal work cost them money. Other limits on your application do not apply here.',
  'field.pl.aig.cover.limit.label': 'Limits: each claim / all claims in a year',
  'field.pl.aig.cover.limit.hint': 'Keep at least what you have now, and what your clients or your bar ask for.',
  'field.pl.aig.cover.limit.why':
    'With many insurers, a limit that was once lower stays lower for work done at that time. Keeping a limit is easier than raising it.',
  'field.pl.aig.cover.limit.option.100000_300000': '$100,000 / $300,000',
  'field.pl.aig.cover.limit.option.250000_500000': '$250,000 / $500,000',
  'field.pl.aig.cover.limit.option.500000_1000000': '$500,000 / $1 million',
  'field.pl.aig.cover.limit.option.1000000_1000000': '$1 million / $1 million',
  'field.pl.aig.cover.limit.option.1000000_2000000': '$1 million / $2 million',
  'field.pl.aig.cover.limit.option.2000000_2000000': '$2 million / $2 million',
  'field.pl.aig.cover.limit.option.3000000_3000000': '$3 million / $3 million',
  'field.pl.aig.cover.limit.option.5000000_5000000': '$5 million / $5 million',
  'field.pl.aig.cover.deductible.label': 'Deductible',
  'field.pl.aig.cover.deductible.hint': 'What the firm pays of a claim itself. More lowers the price.',
  'field.pl.aig.cover.deductible.option.0': 'None',
  'field.pl.aig.cover.deductible.option.1000': '$1,000',
  'field.pl.aig.cover.deductible.option.2500': '$2,500',
  'field.pl.aig.cover.deductible.option.5000': '$5,000',
  'field.pl.aig.cover.deductible.option.10000': '$10,000',
  'field.pl.aig.cover.deductible.option.25000': '$25,000',
  'field.pl.aig.cover.deductible_applies.label': 'The deductible applies',
  'field.pl.aig.cover.deductible_applies.hint': 'Once a year costs a little more, and is kinder in a bad year.',
  'field.pl.aig.cover.deductible_applies.option.claim': 'To each claim',
  'field.pl.aig.cover.deductible_applies.option.aggregate': 'Once a year (aggregate)',
  'field.pl.aig.cover.expenses.label': 'The cost of defending you',
  'field.pl.aig.cover.expenses.hint': 'Insurers call it claim expenses. Not every insurer offers both.',
  'field.pl.aig.cover.expenses.why':
    'A defense can cost as much as the claim. Inside the limit, it leaves less to settle with.',
  'field.pl.aig.cover.expenses.option.inside': 'Comes out of the limit (inside)',
  'field.pl.aig.cover.expenses.option.outside': 'Is paid on top of the limit (outside)',

  'step.pl_a_firm.1.label': 'The firm',
  'step.pl_a_firm.1.lede': 'You list the attorneys one by one a little later.',
  'field.pl.aig.firm.billings_before.label': 'Gross billings for the fiscal year before last',
  'field.pl.aig.firm.billings_before.hint':
    'We have last year’s from your business details. Before expenses, without costs that clients paid back.',
  'field.pl.aig.non_lawyer_prevalence.label':
    'Are there more than five people who are not attorneys for each attorney?',
  'field.pl.aig.non_lawyer_prevalence.hint':
    'Count paralegals, assistants, collectors, investigators and office staff, part-time too.',
  'field.pl.aig.non_lawyer_prevalence.why':
    'Attorneys answer for work they supervise. With many helpers, less of it is read.',
  'field.pl.aig.firm.non_lawyer_work.label': 'How many are they, and what do they do?',
  'field.pl.aig.firm.non_lawyer_work.hint': 'Say who supervises their work.',
  'field.pl.aig.firm.headcount_changed.label':
    'In any of the past three years, did the number of attorneys change by more than 30%?',
  'field.pl.aig.firm.headcount_changed.statement':
    'In one of the past three years, the number of attorneys changed by more than 30%',
  'field.pl.aig.firm.headcount_changed.hint': 'Up or down. In a firm of three, one attorney is already more.',
  'field.pl.aig.firm.headcount_detail.label': 'Who came or left, when and why?',
  'field.pl.aig.firm.headcount_detail.hint':
    'Numbers and years are enough. Say who took over the files of those who left.',
  'field.pl.aig.has_other_offices.label': 'Does the firm have other offices?',
  'field.pl.aig.has_other_offices.statement': 'The firm has other offices',
  'field.pl.aig.has_other_offices.hint': 'Beside the main one. An address you only rent for mail does not count.',
  'field.pl.aig.other_offices.label': 'Other offices',
  'field.pl.aig.other_offices.entry': 'Office',
  'field.pl.aig.other_offices.city.label': 'City',
  'field.pl.aig.other_offices.state.label': 'State',
  'field.pl.aig.other_offices.attorneys.label': 'Attorneys there',
  'field.pl.aig.firm.shares_office.label': 'Do you share an office with attorneys of another firm?',
  'field.pl.aig.firm.shares_office.statement': 'We share an office with attorneys of another firm',
  'field.pl.aig.firm.shares_office.hint': 'A common suite or a standing association with another firm counts.',
  'field.pl.aig.firm.shared_with_others.label': 'What do you share with them?',
  'field.pl.aig.firm.shared_with_others.hint': 'Choose all that apply.',
  'field.pl.aig.firm.shared_with_others.why':
    'A client who takes you for one firm can hold you to account for the other attorney’s mistake.',
  'field.pl.aig.firm.shared_with_others.option.letterhead': 'Letterhead, website or sign',
  'field.pl.aig.firm.shared_with_others.option.cases': 'Cases or clients',
  'field.pl.aig.firm.shared_with_others.option.staff': 'Staff',
  'field.pl.aig.firm.shared_with_others.option.files': 'Files or computer systems',
  'field.pl.aig.firm.shared_with_others.option.phone': 'A phone number',
  'field.pl.aig.firm.shared_with_others.option.none': 'Only rooms: none of these',
  'field.pl.aig.firm.has_predecessors.label': 'Did the firm take over another firm, or merge with one?',
  'field.pl.aig.firm.has_predecessors.statement': 'The firm took over another firm, or merged with one',
  'field.pl.aig.firm.has_predecessors.hint':
    'A predecessor firm: one whose attorneys, clients or assets became mostly yours.',
  'field.pl.aig.firm.predecessors.label': 'Predecessor firms',
  'field.pl.aig.firm.predecessors.entry': 'Predecessor firm',
  'field.pl.aig.firm.predecessors.hint': 'Claims about their past work are insured only if the policy names them.',
  'field.pl.aig.firm.predecessors.name.label': 'Name of the firm',
  'field.pl.aig.firm.predecessors.joined.label': 'When it became part of your firm',
  'field.pl.aig.firm.predecessors.assets_percent.label': 'Share of its assets taken over',
  'field.pl.aig.firm.predecessors.assets_percent.hint': 'Assets and liabilities together, roughly.',
  'field.pl.aig.firm.predecessors.cover_wanted.label': 'Should its past work be insured too?',
  'field.pl.aig.firm.predecessors.cover_wanted.hint': 'Choose No if it has tail coverage of its own.',
  'field.pl.aig.firm.foreign_work.label': 'Does the firm do legal work outside the United States?',
  'field.pl.aig.firm.foreign_work.statement': 'The firm does legal work outside the United States',
  'field.pl.aig.firm.foreign_work.hint':
    'An office, a court or a closing abroad. Foreign clients with a matter here do not count, and advice on foreign law is asked about later.',
  'field.pl.aig.firm.foreign_detail.label': 'Which countries, and what work?',
  'field.pl.aig.firm.foreign_detail.hint': 'Say roughly what share of your income it is.',

  'step.pl_a_firm.2.label': 'How the firm works',
  'step.pl_a_firm.2.menu': 'How the firm works, and claims',
  'step.pl_a_firm.2.title': 'How do you work, and has anyone complained?',
  'step.pl_a_firm.2.lede': 'Missed deadlines and unclear engagements start more claims than bad legal advice.',
  'field.pl.aig.firm.docket.label': 'How do you control deadlines (docket control)?',
  'field.pl.aig.firm.docket.hint':
    'Independent means: kept by two people or two programs, so that one catches what the other misses.',
  'field.pl.aig.firm.docket.why':
    'A deadline that was missed can rarely be put right, so insurers give credit for a second system.',
  'field.pl.aig.firm.docket.option.two_systems': 'Two independent systems',
  'field.pl.aig.firm.docket.option.one_system': 'One calendar or program',
  'field.pl.aig.firm.docket.option.none': 'No fixed system: each attorney keeps their own dates',
  'field.pl.aig.firm.conflicts.label': 'How do you check for conflicts of interest?',
  'field.pl.aig.firm.conflicts.hint': 'A conflict check before each new client or matter.',
  'field.pl.aig.firm.conflicts.option.software': 'By computer: all clients and opposing parties',
  'field.pl.aig.firm.conflicts.option.index': 'By a written list or card index',
  'field.pl.aig.firm.conflicts.option.memory': 'From memory, or by asking around the firm',
  'field.pl.aig.firm.conflicts.option.none': 'We have no fixed way',
  'field.pl.aig.firm.engagement_letters.label': 'Do you use engagement letters?',
  'field.pl.aig.firm.engagement_letters.hint':
    'A signed letter or agreement that says what you will do, and for what fee.',
  'field.pl.aig.firm.engagement_letters.why': 'It settles most disputes over what you were hired to do.',
  'field.pl.aig.firm.engagement_letters.option.always': 'Always',
  'field.pl.aig.firm.engagement_letters.option.sometimes': 'Sometimes',
  'field.pl.aig.firm.engagement_letters.option.never': 'Never',
  'field.pl.aig.firm.non_engagement_letters.label': 'Do you write to people whose matter you do not take?',
  'field.pl.aig.firm.non_engagement_letters.hint':
    'A non-engagement letter, which also names the deadline they must watch.',
  'field.pl.aig.firm.non_engagement_letters.option.always': 'Always',
  'field.pl.aig.firm.non_engagement_letters.option.sometimes': 'Sometimes',
  'field.pl.aig.firm.non_engagement_letters.option.never': 'Never',
  'field.pl.aig.firm.disengagement_letters.label': 'Do you write to clients when a matter is closed?',
  'field.pl.aig.firm.disengagement_letters.hint': 'A disengagement letter: it says that you no longer act for them.',
  'field.pl.aig.firm.disengagement_letters.option.always': 'Always',
  'field.pl.aig.firm.disengagement_letters.option.sometimes': 'Sometimes',
  'field.pl.aig.firm.disengagement_letters.option.never': 'Never',
  'field.pl.aig.firm.solo_backup.label': 'If you are suddenly away, is another attorney ready to take over?',
  'field.pl.aig.firm.solo_backup.hint': 'A colleague at another firm who agreed to do it, best in writing.',
  'field.pl.aig.firm.fee_suits.label': 'How often did you sue a client over fees in the past two years?',
  'field.pl.aig.firm.fee_suits.hint': 'Arbitration and small claims court count. Enter 0 if you never did.',
  'field.pl.aig.firm.fee_suits.why': 'A client who is sued for fees often answers that the work was bad.',
  'field.pl.aig.firm.fee_suits_amount.label': 'Fees you sued for, together',
  'field.pl.aig.firm.fee_suits_amount.hint': 'In those two years.',
  'field.pl.aig.firm.largest_client.label': 'Share of income from your largest client',
  'field.pl.aig.firm.largest_client.hint': 'Count companies of one owner as one client.',
  'field.pl.aig.firm.largest_client_detail.label': 'What does that client do, and what do you do for it?',
  'field.pl.aig.firm.largest_client_detail.hint': 'Its name can be left out.',
  'field.pl.aig.firm.additional_insureds.label': 'Must anyone else be named on your policy?',
  'field.pl.aig.firm.additional_insureds.hint': 'A client, landlord or lender may ask for it. You list them later.',

  'step.pl_a_firm.3.label': 'Claims and discipline',
  'step.pl_a_firm.3.lede': 'Ask every attorney before you answer. Count work for other firms too.',
  'step.pl_a_firm.3.note.1.title': 'Report it to your insurer first',
  'step.pl_a_firm.3.note.1.text':
    'If you know of something that may become a claim, tell your current insurer before its policy ends. A new policy does not pay for what you knew of before it started.',
  'field.pl.aig.losses.any.label': 'In the past five years, was a malpractice claim made against anyone here?',
  'field.pl.aig.losses.any.statement': 'In the past five years, a malpractice claim was made against someone here',
  'field.pl.aig.losses.any.hint':
    'The firm, a predecessor firm, or any attorney on your list. Include demands for money and claims closed without payment.',
  'field.pl.aig.losses.list.label': 'Claims',
  'field.pl.aig.losses.list.entry': 'Claim',
  'field.pl.aig.losses.list.claimant.label': 'Who made it',
  'field.pl.aig.losses.list.claimant.hint': 'Initials are enough.',
  'field.pl.aig.losses.list.area.label': 'Area of practice',
  'field.pl.aig.losses.list.date.label': 'When it was made',
  'field.pl.aig.losses.list.date.hint': 'The day you first heard of it.',
  'field.pl.aig.losses.list.act_date.label': 'When the mistake was said to happen',
  'field.pl.aig.losses.list.act_date.hint': 'The first day, if it went on for longer.',
  'field.pl.aig.losses.list.alleged.label': 'What did they say went wrong?',
  'field.pl.aig.losses.list.alleged.hint': 'One or two sentences: what, which attorney, and how it ended.',
  'field.pl.aig.losses.list.paid.label': 'Paid so far',
  'field.pl.aig.losses.list.paid.hint': 'By you and your insurer, defense included. Enter 0 if nothing was paid.',
  'field.pl.aig.losses.list.open.label': 'Is it still open?',
  'field.pl.aig.losses.list.reserve.label': 'What the insurer has set aside for it',
  'field.pl.aig.losses.list.reserve.hint': 'Its reserve. Enter 0 if you do not know.',
  'field.pl.aig.losses.known_circumstance.label': 'Does anyone know of anything else that could become a claim?',
  'field.pl.aig.losses.known_circumstance.statement': 'Someone knows of something else that could become a claim',
  'field.pl.aig.losses.known_circumstance.hint':
    'A missed date, an unhappy client, a request for the file by another attorney.',
  'field.pl.aig.losses.known_circumstance.why':
    'What you knew and did not disclose is not insured. A Yes does not rule you out: an underwriter reads it.',
  'field.pl.aig.losses.circumstance_detail.label': 'What happened, and what is the current status?',
  'field.pl.aig.losses.circumstance_detail.hint':
    'Say who, when, and how much it could come to. Client names can be left out.',
  'field.pl.aig.losses.circumstance_reported.label':
    'Did you report what could become a claim to the insurer you have now?',
  'field.pl.aig.losses.circumstance_reported.hint': 'In writing. If not, do it before that policy ends.',
  'field.pl.aig.losses.disciplined.label':
    'In the past five years, was any attorney here disciplined, or is a bar complaint pending?',
  'field.pl.aig.losses.disciplined.statement':
    'In the past five years, an attorney here was disciplined, or a bar complaint is pending',
  'field.pl.aig.losses.disciplined.hint':
    'Reprimanded, sanctioned, suspended, disbarred or refused admission, by a court or a bar.',
  'field.pl.aig.losses.discipline_detail.label': 'Who, what for, and how did it end?',
  'field.pl.aig.losses.discipline_detail.hint': 'Say when, by which court or bar, and what has changed since.',

  'step.attorneys.label': 'Attorneys',
  'step.attorneys.title': 'Who practices law at the firm?',
  'step.attorneys.lede': 'The policy insures those listed here.',
  'step.attorneys.note.1.title': 'Prior acts, attorney by attorney',
  'step.attorneys.note.1.text':
    'Each attorney is insured back to a date of their own: the one an insurer approved for them, or else the later of the day they joined you and the prior acts date of your policy.',
  'list.attorneys.item': 'Attorney',
  'list.attorneys.add': 'Add an attorney',
  'list.attorneys.deletePrompt': 'Are you sure that you want to delete this attorney?',
  'list.attorneys.empty': 'No attorney is listed yet',
  'list.attorneys.guidance':
    'Include full and part time attorneys. Do not include of counsel, independent contractor or per diem attorneys: the next page asks about them.',
  'list.attorneys.atLeastOne': 'You should have at least one listed attorney in order to proceed to the next page',
  'list.attorneys.noDuplicates':
    'An attorney is listed twice: same name, same year of admission. Delete or change one of them',
  'list.attorneys.oneInCharge':
    'At least one attorney should own the firm: a sole owner, partner, member or shareholder',
  'list.attorneys.oneSoleOwner':
    'A sole owner has no other owners beside them. Make each owner a partner, member or shareholder',
  'list.attorneys.samePolicyDate': 'Same as policy effective date',
  'field.pl.aig.attorneys.first_name.label': 'First name',
  'field.pl.aig.attorneys.last_name.label': 'Last name',
  'field.pl.aig.attorneys.designation.label': 'Role in the firm',
  'field.pl.aig.attorneys.designation.hint': 'Associates are employed attorneys.',
  'field.pl.aig.attorneys.designation.option.sole': 'Sole owner',
  'field.pl.aig.attorneys.designation.option.partner': 'Partner',
  'field.pl.aig.attorneys.designation.option.member': 'Member (of an LLC)',
  'field.pl.aig.attorneys.designation.option.shareholder': 'Shareholder (of a corporation)',
  'field.pl.aig.attorneys.designation.option.employed': 'Employed attorney or associate',
  'field.pl.aig.attorneys.year_admitted.label': 'Year of first bar admission',
  'field.pl.aig.attorneys.year_admitted.hint': 'In any state.',
  'field.pl.aig.attorneys.bar_states.label': 'States where admitted',
  'field.pl.aig.attorneys.bar_states.hint': 'Where the license is active.',
  'field.pl.aig.attorneys.hire_date.label': 'Date joined the firm as an attorney',
  'field.pl.aig.attorneys.hire_date.hint': 'Not the start as a law clerk. For a founder, the day the firm opened.',
  'field.pl.aig.attorneys.hire_date.why': 'Work before this day was another firm’s, and its insurance pays for it.',
  'field.pl.aig.attorneys.employment_type.label': 'Full-time or part-time',
  'field.pl.aig.attorneys.employment_type.option.part_time': 'Part-time (up to 25 hours per week)',
  'field.pl.aig.attorneys.employment_type.option.full_time': 'Full-time (more than 25 hours per week)',
  'field.pl.aig.attorneys.weekly_hours.label': 'Hours per week',
  'field.pl.aig.attorneys.weekly_hours.hint': 'On average, all work for the firm.',
  'field.pl.aig.attorneys.specialty.label': 'Main area of practice',
  'field.pl.aig.attorneys.specialty.hint': 'The one this attorney spends most time on.',
  'field.pl.aig.attorneys.prior_acts_approval.label':
    'Did an insurer approve a prior acts date just for this attorney?',
  'field.pl.aig.attorneys.prior_acts_approval.hint':
    'Your policy, or a page added to it, then names the attorney with a date. Choose No if you find none.',
  'field.pl.aig.attorneys.prior_acts_approval.why':
    'It can insure work from before the attorney joined you, or leave out older work.',
  'field.pl.aig.attorneys.prior_acts_date.label': 'Prior acts date of this attorney',
  'field.pl.aig.attorneys.prior_acts_date.hint': 'As the policy has it.',
  'field.pl.aig.attorneys.effective_prior_acts_date.label': 'Prior acts date',

  'step.pl-a-outsourced-attorneys-data.label': 'Of counsel and contract attorneys',
  'step.pl-a-outsourced-attorneys-data.title': 'Do attorneys who are not on your list work for you?',
  'step.pl-a-outsourced-attorneys-data.lede': 'Of counsel, independent contractors, and attorneys paid by the day.',
  'step.pl-a-outsourced-attorneys-data.note.1.title': 'How far they are insured',
  'step.pl-a-outsourced-attorneys-data.note.1.text':
    'Usually only for work they do for your clients and that your firm bills. Their own clients are theirs to insure.',
  'field.pl.aig.outsourced_attorneys.label':
    'In the past 12 months, did of counsel, independent contractor or per diem attorneys work for the firm?',
  'field.pl.aig.outsourced_attorneys.hint':
    'Or will they in the next 12? Local counsel whom your client hires does not count.',
  'field.pl.aig.outsourced_attorneys_kinds.label': 'Which kinds?',
  'field.pl.aig.outsourced_attorneys_kinds.hint': 'Choose all that apply.',
  'field.pl.aig.outsourced_attorneys_kinds.option.of_counsel': 'Of counsel',
  'field.pl.aig.outsourced_attorneys_kinds.option.independent_contractor': 'Independent contractors',
  'field.pl.aig.outsourced_attorneys_kinds.option.per_diem': 'Per diem',
  'field.pl.aig.outsourced_attorneys_count.label': 'How many people',
  'field.pl.aig.outsourced_attorneys_hours.label': 'Hours in a year, all together',
  'field.pl.aig.outsourced_attorneys_hours.hint': 'Only hours for your firm. An estimate is fine.',
  'field.pl.aig.outsourced_attorneys_services.label': 'What do they do for you?',
  'field.pl.aig.outsourced_attorneys_services.hint': 'Choose all that apply.',
  'field.pl.aig.outsourced_attorneys_services.option.research': 'Legal research',
  'field.pl.aig.outsourced_attorneys_services.option.drafting': 'Drafting',
  'field.pl.aig.outsourced_attorneys_services.option.documents': 'Document review',
  'field.pl.aig.outsourced_attorneys_services.option.appearances': 'Court appearances',
  'field.pl.aig.outsourced_attorneys_services.option.depositions': 'Depositions',
  'field.pl.aig.outsourced_attorneys_services.option.advice': 'Advice to your clients',
  'field.pl.aig.outsourced_attorneys_services.option.whole_matters': 'Whole matters on their own',
  'field.pl.aig.outsourced_attorneys_supervised.label': 'Does an attorney on your list review their work?',
  'field.pl.aig.outsourced_attorneys_supervised.hint': 'Before it goes to the client, the court or the other side.',
  'field.pl.aig.outsourced_attorneys_billed.label': 'Does the firm bill all of that work?',
  'field.pl.aig.outsourced_attorneys_billed.hint': 'Choose No if clients also pay them directly.',
  'field.pl.aig.outsourced_attorneys_billed.why':
    'Work that the firm does not bill is usually not insured by its policy.',
  'field.pl.aig.outsourced_attorneys_insured.label': 'Do they all have professional liability insurance of their own?',
  'field.pl.aig.outsourced_attorneys_insured.hint': 'Choose Yes if each of them has.',

  'step.pl-a-ineligible-aops.label': 'Special legal work',
  'step.pl-a-ineligible-aops.title': 'Have you done legal work of these kinds?',
  'step.pl-a-ineligible-aops.lede': 'Some work is insured by specialists only. Better to know now than after a claim.',
  'step.pl-a-ineligible-aops.note.1.title': 'If you answer Yes',
  'step.pl-a-ineligible-aops.note.1.text':
    'The lawyers’ insurer that sets its price online does not insure this work, so we skip its pages on your practice areas. Other insurers still get your application, and an underwriter may call you.',
  'field.pl.aig.provided_services_ineligible_aops.label':
    'In the past 5 years, has the firm provided legal services in any of these areas?',
  'field.pl.aig.provided_services_ineligible_aops.hint':
    'Securities, public offerings, bonds or real estate syndication; class actions or mass torts for plaintiffs; patent applications; agent work for entertainers or athletes; tax shelters or tax opinions; oil and gas titles; foreign law; cryptocurrency or token offerings; mergers above $10 million.',
  'field.pl.aig.provided_services_ineligible_aops.why':
    'Claims about such work are rare, large and late. The past counts because a claim today may be about work done then.',
  'field.pl.aig.ineligible_areas_of_practice.label': 'Which of them?',
  'field.pl.aig.ineligible_areas_of_practice.hint':
    'Choose all that apply. The lawyers’ insurer that sets its price online stays out because of this work.',
  'field.pl.aig.ineligible_areas_of_practice.option.securities': 'Securities, offerings, bonds or syndication',
  'field.pl.aig.ineligible_areas_of_practice.option.class_actions': 'Class actions or mass torts, for plaintiffs',
  'field.pl.aig.ineligible_areas_of_practice.option.patents': 'Patent applications',
  'field.pl.aig.ineligible_areas_of_practice.option.entertainers': 'Agent work for entertainers or athletes',
  'field.pl.aig.ineligible_areas_of_practice.option.tax_shelters': 'Tax shelters or tax opinions',
  'field.pl.aig.ineligible_areas_of_practice.option.oil_and_gas_titles': 'Oil and gas titles',
  'field.pl.aig.ineligible_areas_of_practice.option.foreign_law': 'Foreign law',
  'field.pl.aig.ineligible_areas_of_practice.option.crypto': 'Cryptocurrency or token offerings',
  'field.pl.aig.ineligible_areas_of_practice.option.large_mergers': 'Mergers and acquisitions above $10 million',

  'step.pl-a-practice-areas.label': 'Practice areas',
  'step.pl-a-practice-areas.title': 'What areas of law does the firm practice?',
  'step.pl-a-practice-areas.lede': 'As shares of gross billings in your last fiscal year. A new firm estimates.',
  'step.pl-a-practice-areas.note.1.title': 'By the legal work, not by the client',
  'step.pl-a-practice-areas.note.1.text':
    'Drafting a hospital’s office lease is commercial real estate, not health care. A divorce for a banker is family law.',
  'field.pl.aig.practice_areas.label': 'Areas of practice',
  'field.pl.aig.practice_areas.entry': 'Area',
  'field.pl.aig.practice_areas.hint':
    'Whole percents that add up to exactly 100. One area is enough if you do one thing.',
  'field.pl.aig.practice_areas.why': 'Areas of law differ more in price than anything else on this application.',
  'field.pl.aig.practice_areas.area.label': 'Area',
  'field.pl.aig.practice_areas.percent.label': 'Share',
  'field.pl.aig.practice_area_other.label': 'What is the other legal work?',
  'field.pl.aig.practice_area_other.hint': 'Name the kinds of matters.',
  'field.pl.aig.hardest_area_detail.label': 'What is the work that few insurers take, and when did you last do it?',
  'field.pl.aig.hardest_area_detail.hint':
    'No price comes online for class actions and mass torts, patent applications, securities and bonds, real estate syndication, or tax opinions. An underwriter reads your words. Your answer on special legal work should be Yes.',

  'step.pl-a-practice-areas-supplemental.label': 'More on your practice',
  'step.pl-a-practice-areas-supplemental.title': 'A closer look at your practice',
  'step.pl-a-practice-areas-supplemental.lede':
    'Two questions for every firm, and those that your areas bring with them. For the past 12 months, estimates are fine.',
  'field.pl.aig.supplements.general.outside_interests.label':
    'Is any attorney a director, officer or owner of a client?',
  'field.pl.aig.supplements.general.outside_interests.hint': 'Shares of a listed company below 5% do not count.',
  'field.pl.aig.supplements.general.outside_interests.why':
    'Advice to a company you have a stake in is easily called a conflict of interest. Many policies leave it out.',
  'field.pl.aig.supplements.general.outside_interests_detail.label':
    'Who, in which client, and how large is the share?',
  'field.pl.aig.supplements.general.outside_interests_detail.hint':
    'Say what the client does. Its name can be left out.',
  'field.pl.aig.supplements.general.client_funds.label':
    'Can any attorney spend a client’s money at their own discretion?',
  'field.pl.aig.supplements.general.client_funds.hint':
    'As trustee, under a power of attorney, or by investing it. Keeping money in a client trust account (IOLTA) does not count.',
  'field.pl.aig.supplements.general.largest_account.label': 'Largest amount they control',
  'field.pl.aig.supplements.general.largest_account.hint': 'For one client.',

  'field.pl.aig.supplements.collections.side.label': 'Collections: whom do you act for?',
  'field.pl.aig.supplements.collections.side.hint': 'Foreclosures count as collections here.',
  'field.pl.aig.supplements.collections.side.option.creditors': 'Creditors',
  'field.pl.aig.supplements.collections.side.option.debtors': 'Debtors',
  'field.pl.aig.supplements.collections.side.option.both': 'Both',
  'field.pl.aig.supplements.collections.accounts.label': 'Collection accounts in a year',
  'field.pl.aig.supplements.collections.accounts.hint': 'Accounts placed with you, sued on or not.',
  'field.pl.aig.supplements.collections.staff_per_attorney.label': 'Collectors for each attorney',
  'field.pl.aig.supplements.collections.staff_per_attorney.hint':
    'People who are not attorneys and work on collections.',
  'field.pl.aig.supplements.collections.attorney_reviews.label':
    'Does an attorney review each account before a demand letter goes out?',
  'field.pl.aig.supplements.collections.attorney_reviews.hint':
    'Federal law on collecting from consumers expects it of letters on your letterhead.',
  'field.pl.aig.supplements.collections.payments_before_suit.label':
    'Do you take payments from debtors before a suit is filed?',
  'field.pl.aig.supplements.collections.payments_before_suit.hint':
    'To your own account or the client trust account (IOLTA).',

  'field.pl.aig.supplements.estates.largest_estate.label': 'Wills and trusts: the largest estate you worked on',
  'field.pl.aig.supplements.estates.largest_estate.hint': 'Its value, in the past five years.',
  'field.pl.aig.supplements.estates.fiduciary.label': 'Does any attorney serve as trustee, executor or guardian?',
  'field.pl.aig.supplements.estates.fiduciary.hint': 'Serving for their own family does not count.',
  'field.pl.aig.supplements.estates.fiduciary.why':
    'A trustee’s own decisions are not legal work, and are insured only if the policy says so.',
  'field.pl.aig.supplements.estates.fiduciary_detail.label': 'For how many, and how large is the largest?',
  'field.pl.aig.supplements.estates.fiduciary_detail.hint': 'For example: “3 trusts, the largest of $900,000”.',
  'field.pl.aig.supplements.estates.beneficiary.label':
    'Is any attorney named to inherit in a document the firm drew up?',
  'field.pl.aig.supplements.estates.beneficiary.hint':
    'Their spouse or children too. Documents for their own family do not count.',
  'field.pl.aig.supplements.estates.beneficiary_detail.label':
    'Who inherits what, and did the client have advice elsewhere?',
  'field.pl.aig.supplements.estates.beneficiary_detail.hint': 'One or two sentences.',

  'field.pl.aig.supplements.family.qdro.label': 'Divorces: do you divide pensions by court order (QDRO)?',
  'field.pl.aig.supplements.family.qdro.hint': 'A qualified domestic relations order.',
  'field.pl.aig.supplements.family.qdro_by.label': 'Who drafts these orders?',
  'field.pl.aig.supplements.family.qdro_by.hint': 'The one who does it most often.',
  'field.pl.aig.supplements.family.qdro_by.option.attorney': 'Our own attorneys',
  'field.pl.aig.supplements.family.qdro_by.option.specialist': 'A specialist we hire',
  'field.pl.aig.supplements.family.largest_estate.label': 'The largest marital estate you worked on',
  'field.pl.aig.supplements.family.largest_estate.hint':
    'What the couple owned together, in the past five years. Enter 0 if none was divided.',

  'field.pl.aig.supplements.financial.services.label': 'Banks and lenders: what do you do for them?',
  'field.pl.aig.supplements.financial.services.hint': 'Choose all that apply.',
  'field.pl.aig.supplements.financial.services.option.loan_closings': 'Loan papers and closings',
  'field.pl.aig.supplements.financial.services.option.regulation': 'Bank regulation',
  'field.pl.aig.supplements.financial.services.option.workouts': 'Workouts and recovery of loans',
  'field.pl.aig.supplements.financial.services.option.opinions': 'Legal opinions others rely on',
  'field.pl.aig.supplements.financial.services.option.other': 'None of these, but other work',
  'field.pl.aig.supplements.financial.board_seat.label':
    'Does any attorney sit on a board or loan committee of a bank?',
  'field.pl.aig.supplements.financial.board_seat.hint': 'Credit unions and other lenders too.',
  'field.pl.aig.supplements.financial.troubled_client.label':
    'In the past five years, did a bank you work for fail or get a regulator’s order?',
  'field.pl.aig.supplements.financial.troubled_client.hint': 'A cease and desist order, a receivership or the like.',

  'field.pl.aig.supplements.ip.docket_audit.label':
    'Intellectual property: does a second person check each filing deadline?',
  'field.pl.aig.supplements.ip.docket_audit.hint': 'At least once a month, against the office’s own records.',
  'field.pl.aig.supplements.ip.docket_audit.why': 'A right whose deadline was missed is mostly lost for good.',
  'field.pl.aig.supplements.ip.foreign_filings.label': 'Do you file in other countries?',
  'field.pl.aig.supplements.ip.foreign_filings.hint':
    'Trademarks, designs or patents, including through an office for several countries.',
  'field.pl.aig.supplements.ip.foreign_by.label': 'Who files there?',
  'field.pl.aig.supplements.ip.foreign_by.hint': 'In most cases.',
  'field.pl.aig.supplements.ip.foreign_by.option.local_counsel': 'Attorneys of that country, whom we instruct',
  'field.pl.aig.supplements.ip.foreign_by.option.firm': 'We do',
  'field.pl.aig.supplements.ip.renewal_fees.label': 'Do you pay clients’ renewal or maintenance fees for them?',
  'field.pl.aig.supplements.ip.renewal_fees.hint': 'Choose No if a payment service does.',

  'field.pl.aig.supplements.plaintiff.cases_filed.label': 'Plaintiffs: suits filed in a year',
  'field.pl.aig.supplements.plaintiff.cases_filed.hint':
    'Injury, malpractice, employment, business and consumer cases together.',
  'field.pl.aig.supplements.plaintiff.cases_settled.label': 'Cases settled in a year',
  'field.pl.aig.supplements.plaintiff.cases_settled.hint': 'With or without a suit.',
  'field.pl.aig.supplements.plaintiff.cases_per_attorney.label': 'Open cases of your busiest attorney',
  'field.pl.aig.supplements.plaintiff.cases_per_attorney.hint': 'At one time, cases of all kinds. An estimate is fine.',
  'field.pl.aig.supplements.plaintiff.average_case.label': 'What an average case brings the client',
  'field.pl.aig.supplements.plaintiff.average_case.hint': 'Settlement or judgment, before fees.',
  'field.pl.aig.supplements.plaintiff.largest_case.label': 'The largest case open now',
  'field.pl.aig.supplements.plaintiff.largest_case.hint': 'What it could bring the client.',
  'field.pl.aig.supplements.plaintiff.statute_checks.label':
    'Is the statute of limitations of each new case checked twice?',
  'field.pl.aig.supplements.plaintiff.statute_checks.hint':
    'The last day to sue, noted at intake and checked by a second person or a deadline program.',
  'field.pl.aig.supplements.plaintiff.statute_checks.why':
    'A suit filed a day late is the most common claim against plaintiffs’ attorneys.',

  'field.pl.aig.supplements.real_estate.closings.label': 'Real estate: closings in a year',
  'field.pl.aig.supplements.real_estate.closings.hint': 'Enter 0 for zoning and land use work alone.',
  'field.pl.aig.supplements.real_estate.average_deal.label': 'Value of an average deal',
  'field.pl.aig.supplements.real_estate.average_deal.hint': 'The price or the loan.',
  'field.pl.aig.supplements.real_estate.largest_deal.label': 'Value of the largest deal',
  'field.pl.aig.supplements.real_estate.largest_deal.hint':
    'In the past five years. For zoning and land use, the value of the project.',
  'field.pl.aig.supplements.real_estate.escrow.label': 'Do you hold escrow or pay out money at closings?',
  'field.pl.aig.supplements.real_estate.escrow.hint': 'From an account that your attorneys control.',
  'field.pl.aig.supplements.real_estate.escrow.why':
    'Escrow money is what thieves with a false wire instruction look for.',
  'field.pl.aig.supplements.real_estate.escrow_reconciled.label': 'Is the escrow account reconciled every month?',
  'field.pl.aig.supplements.real_estate.escrow_reconciled.hint':
    'Bank balance, ledger and clients’ balances, by someone who signs no checks.',
  'field.pl.aig.supplements.real_estate.wires_called_back.label': 'Is each wire instruction confirmed by phone?',
  'field.pl.aig.supplements.real_estate.wires_called_back.hint':
    'At a number you had before, not the one in the message.',
  'field.pl.aig.supplements.real_estate.own_investment.label':
    'Do attorneys invest in real estate together with clients?',
  'field.pl.aig.supplements.real_estate.own_investment.hint': 'Or in deals they advise on.',
  'field.pl.aig.supplements.real_estate.title_agency.label': 'Does the firm or an attorney own a title agency?',
  'field.pl.aig.supplements.real_estate.title_agency.hint': 'In whole or in part.',
  'field.pl.aig.supplements.real_estate.title_agency_insured.label':
    'Does the title agency have E&O insurance of its own?',
  'field.pl.aig.supplements.real_estate.title_agency_insured.hint':
    'A policy in its own name. Title insurance does not count.',

  'field.pl.aig.supplements.securities.clients.label': 'Mergers and securities: what companies do you act for?',
  'field.pl.aig.supplements.securities.clients.hint': 'Public: its shares or bonds trade on a market.',
  'field.pl.aig.supplements.securities.clients.option.private': 'Private companies',
  'field.pl.aig.supplements.securities.clients.option.public': 'Public companies',
  'field.pl.aig.supplements.securities.clients.option.both': 'Both',
  'field.pl.aig.supplements.securities.deals.label': 'Deals in the past three years',
  'field.pl.aig.supplements.securities.deals.hint': 'Mergers, sales of companies, offerings, syndications.',
  'field.pl.aig.supplements.securities.largest_deal.label': 'Value of the largest',
  'field.pl.aig.supplements.securities.largest_deal.hint': 'The price, or the money raised.',
  'field.pl.aig.supplements.securities.offering_documents.label': 'Do you write documents that investors read?',
  'field.pl.aig.supplements.securities.offering_documents.hint': 'Private placements and fund documents too.',
  'field.pl.aig.supplements.securities.stock_for_fees.label': 'Do you take shares of clients as fees?',
  'field.pl.aig.supplements.securities.stock_for_fees.hint': 'Options count.',

  'field.pl.aig.supplements.entertainment.money_handling.label':
    'Entertainers and athletes: do you receive or manage their money?',
  'field.pl.aig.supplements.entertainment.money_handling.hint': 'Collecting their pay or paying their bills counts.',
  'field.pl.aig.supplements.entertainment.money_handling.why':
    'Managing money is not legal work, so most policies leave it out.',
  'field.pl.aig.supplements.entertainment.finds_work.label': 'Do you find work for them, as an agent does?',
  'field.pl.aig.supplements.entertainment.finds_work.hint': 'For a commission or within your fee.',
} as const
