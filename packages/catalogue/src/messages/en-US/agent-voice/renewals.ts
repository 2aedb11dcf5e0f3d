/** Renewals of law firms and medical practices. What is confirmed or signed stays in the client's words. */
export const agentVoiceOfRenewals = {
  'step.renewal_info.note.3.title': 'Start two weeks before the policy ends',
  'step.renewal_info.note.3.text':
    'A claims-made policy that ends without a renewal can cost the firm the years it reached back to.',
  'step.renewal_location.title': 'Where is the business now?',
  'step.renewal_location.note.1.text':
    'Prices, rules and the insurers who quote differ by state. The new state applies from the renewal on.',
  'step.pl_renewal.1.title': 'What came up since the last application?',
  'step.pl_renewal.1.lede': 'Count everything since then, including what the firm already reported to its insurer.',
  'step.pl_renewal.1.note.1.title': 'Report it before the policy ends',
  'step.pl_renewal.1.note.1.text':
    'The firm should tell the insurer it has now of every claim, and of anything that could become one. The new policy does not pay for what was known before it started.',
  'step.pl_renewal.1.note.2.text':
    'An underwriter reviews it and may call. Leaving something out can cost the client the policy when they need it.',
  'field.renewal.annual_revenue.hint': 'Fees billed, before costs. Leave out expenses that were only passed on.',
  'field.renewal.law.losses.asked_everyone.label':
    'Was every attorney at the firm asked before this page was answered?',
  'field.renewal.law.losses.asked_everyone.hint':
    'Of counsel and those who left too, if the firm can reach them. One email is enough: “Do you know of anything that could become a claim?”',
  'field.renewal.law.losses.any.label':
    'Since the last application, was a malpractice claim made against anyone at the firm?',
  'field.renewal.law.losses.any.hint':
    'A suit, a demand for money, or a subpoena about the firm’s work. Claims reported to us last year are on file.',
  'field.renewal.law.losses.known_circumstance.hint':
    'A missed deadline, an unhappy client, a lost file: include it even if the firm thinks it did nothing wrong.',
  'field.renewal.law.losses.known_circumstance.why':
    'If the firm reports it now, its current policy covers it. If it knows of it and doesn’t report it, no policy may.',
  'field.renewal.law.losses.circumstance_reported.label': 'Did the firm report it to the insurer it has now?',
  'field.renewal.law.losses.disciplined.label':
    'Since the last application, was any attorney at the firm disciplined, or was a complaint filed with a bar?',
  'step.pl_renewal_alone.label': 'Practicing alone',
  'step.pl_renewal_alone.title': 'Who covers for the attorney now?',
  'step.pl_renewal_practice.title': 'How does the firm work now?',
  'step.pl_renewal_cover.title': 'How much does the firm want from the renewal on?',
  'step.pl_renewal_cover.lede': 'The answers show what the firm has now.',
  'step.renewal_referral.lede':
    'Some answers need an underwriter’s review before there is a price. That is common and does not mean a refusal. It usually takes one or two business days; the current policy is not affected.',
  'step.renewal_referral.note.2.text':
    'Explain what the client changed so that it does not happen again, and have letters from their insurer or the bar ready.',
  'renewal.referral.claim': 'A claim was made since the last application.',
  'renewal.referral.circumstance': 'The firm knows of something that could become a claim.',
  'renewal.referral.hardArea': 'The firm lists an area of law that few insurers accept.',
  'renewal.referral.attorneys': 'More than 30% of the firm’s attorneys have joined or left since last year.',
  'renewal.referral.outsourced':
    'Work of attorneys who are not on the list is not reviewed by one who is, or not all billed by the firm.',
  'renewal.referral.feeSuits': 'The firm sued clients over fees more than twice in two years.',
  'renewal.referral.limit': 'The firm has or wants limits of $5 million.',
  'step.renewal_done.title': 'Check the renewal, then submit',
  'step.hc_census.2.title': 'What came up since the last application?',
  'step.hc_census.2.lede': 'Count everything since then, including what the practice already reported to its insurer.',
  'step.hc_census.2.note.1.title': 'Report it before the policy ends',
  'step.hc_census.2.note.1.text':
    'The practice should tell the insurer it has now of every claim, and of anything that could become one. The new policy does not pay for what was known before it started.',
  'field.renewal.census.losses.asked_everyone.label':
    'Was everyone who treats patients asked before this page was answered?',
  'field.renewal.census.losses.asked_everyone.hint':
    'Include those who left, if the practice can reach them. One email is enough.',
  'field.renewal.census.losses.any.label': 'Since the last application, was a claim made over the care of a patient?',
  'field.renewal.census.losses.any.hint':
    'A suit, a demand for money, or a lawyer’s request for records. Claims reported to us last year are on file.',
  'field.renewal.census.losses.known_circumstance.hint':
    'A bad outcome, a wrong dose, an angry family: include it even if the practice thinks nobody did anything wrong.',
  'field.renewal.census.losses.known_circumstance.why':
    'If the practice reports it now, its current policy covers it. If it knows of it and doesn’t report it, no policy may.',
  'field.renewal.census.losses.circumstance_reported.label': 'Did the practice report it to the insurer it has now?',
  'field.renewal.census.losses.disciplined.label':
    'Since the last application, was anyone’s license limited, or did a board open a case?',
  'field.renewal.firm.changes.option.merged': 'The firm merged with another, or took one over',
  'field.renewal.firm.changes.option.sharing': 'The firm shares an office, letterhead or cases with another firm',
} as const

/** The pages of a renewal beside its questions. */
export const agentVoiceOfRenewalPages = {
  'page.renewal.missing.passing.title': 'The renewal did not load',
  'page.renewal.thisYear': 'The answers this year',
  'page.renewal.done.title': 'Check the renewal, then submit',
  'page.renewal.done.next':
    'The renewal goes to the insurer. Its offer appears here, or an underwriter gets in touch if a review is needed. Nothing is bought yet.',
  'page.renewal.failed.passing.text': 'Nothing is lost and nothing is sent twice. Press Submit again in a moment.',
  'page.renewal.sent.title': 'The renewal is sent',
  'page.renewal.sent.offers.1.title': 'The insurer prices the renewal',
  'page.renewal.sent.offers.2.title': 'The client chooses',
  'page.renewal.sent.offers.2.when': 'Before the policy ends',
  'page.renewal.sent.offers.2.text': 'The policy does not renew by itself. An offer has to be chosen.',
  'page.renewal.sent.offers.3.title': 'The insurer confirms it',
  'page.renewal.sent.offers.3.when': 'When the client is ready',
  'page.renewal.sent.offers.3.text': 'Nothing is bought or charged before the client agrees.',
  'page.renewal.sent.referred.1.title': 'An underwriter reviews the renewal',
  'page.renewal.sent.referred.2.title': 'The underwriter may ask for more',
  'page.renewal.sent.referred.3.title': 'The answer comes',
  'page.renewal.sent.referred.3.when': 'Before the policy ends',
  'page.renewal.sent.referred.3.text':
    'The current policy stays in force until the day it ends. Nothing is charged before the client agrees.',
  'page.renewal.sent.before': 'The current policy costs {price}',
  'page.renewal.toReview': 'Read what was sent',
  'page.renewal.toOffers': 'See the offers',
  'page.renewal.review.title': 'The renewal application',
} as const
