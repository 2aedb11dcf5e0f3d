// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Messages } from '@coverwright/core/text/text'
import { renewalChanges } from '../../reference/renewal-changes.ts'

const dockets = {
  two_systems: 'two independent systems',
  one_system: 'one calendar or program',
  none: 'no fixed system',
}
const conflicts = {
  software: 'by computer',
  index: 'by a written list',
  memory: 'from memory or by asking around',
  none: 'in no fixed way',
}

/** Every way of keeping deadlines with every way of finding conflicts. */
const systems: Messages = Object.fromEntries(
  Object.entries(dockets).flatMap(([docket, deadlines]) =>
    Object.entries(conflicts).map(([check, text]) => [
      `renewal.onFile.systems.${docket}.${check}`,
      `Deadlines: ${deadlines}. Conflict checks: ${text}.`,
    ]),
  ),
)

const defense = { inside: 'defense costs inside the limit', outside: 'defense costs on top of the limit' }

/** Limits with and without a deductible, and where the cost of defense comes from. */
const cover: Messages = Object.fromEntries(
  Object.entries(defense).flatMap(([expenses, costs]) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before a place to fill
    const [limits, amount] = ['${claim} for each claim, ${year} for all claims in a year', '${deductible}']
    return [
      [`renewal.onFile.cover.${expenses}`, `${limits}, deductible ${amount}, ${costs}`],
      [`renewal.onFile.coverFirstDollar.${expenses}`, `${limits}, no deductible, ${costs}`],
    ]
  }),
)

const changes: Messages = Object.fromEntries(
  renewalChanges.map(({ field, question }) => [`field.${field}.label`, question]),
)

/** Renewals of law firms and medical practices: every text that an application does not have. */
export const renewalsTexts: Messages = {
  ...changes,
  ...systems,

  'section.renewal_info': 'Renewal Information',
  'section.renewal_location': 'Offices',
  'section.renewal_attorneys': 'Attorneys',
  'section.renewal_of_counsel': 'Of counsel',
  'section.renewal_practice_areas': 'Practice areas',
  'section.renewal_underwriting': 'Underwriting questions',
  'section.renewal_signature': 'Signature',
  'section.renewal_referral': 'Referral',
  'section.hc_census': 'Who treats patients',

  'step.renewal_info.label': 'Renewal Information',
  'step.renewal_info.title': 'What changed at {company} this year?',
  'step.renewal_info.lede':
    'We kept last year’s answers. Say Yes only where something is different and we will ask about that part alone.',
  'step.renewal_info.note.1.title': 'How this works',
  'step.renewal_info.note.1.text':
    'Every “No” skips a part and confirms what is on file for it. Read that line before you answer.',
  'step.renewal_info.note.2.title': 'If a “No” turns out wrong',
  'step.renewal_info.note.2.text': 'You will see everything again before it is sent, and can change any answer there.',
  'step.renewal_info.note.3.title': 'Start two weeks before your policy ends',
  'step.renewal_info.note.3.text':
    'A claims-made policy that ends without a renewal can cost you the years it reached back to.',
  'field.location_changed.hint': 'A new suite counts. So does an office that only one attorney uses.',
  'field.attorneys_changed.hint':
    'Also say Yes if someone became a partner, was admitted in another state, or now works 25 hours a week or less.',
  'field.of_counsel_changed.hint': 'Of counsel, contract and per diem attorneys: who they are, or how much they do.',
  'field.practice_areas_changed.hint':
    'By share of fees. Also say Yes if you took on a new kind of work, however small.',

  'renewal.onFile.office': 'One office: {address}',
  'renewal.onFile.offices.one': 'Main office: {address}. One other office: {others}',
  'renewal.onFile.offices.other': 'Main office: {address}. {count} other offices: {others}',
  'renewal.onFile.attorneys.one': 'One attorney: {names}',
  'renewal.onFile.attorneys.other': '{count} attorneys: {names}',
  'renewal.onFile.noOutsourced': 'No outsourced attorneys',
  'renewal.onFile.outsourced.of_counsel.one': 'One of counsel attorney, about {hours} hours a year',
  'renewal.onFile.outsourced.of_counsel.other': '{count} of counsel attorneys, about {hours} hours a year',
  'renewal.onFile.outsourced.independent_contractor.one': 'One contract attorney, about {hours} hours a year',
  'renewal.onFile.outsourced.independent_contractor.other': '{count} contract attorneys, about {hours} hours a year',
  'renewal.onFile.outsourced.per_diem.one': 'One per diem attorney, about {hours} hours a year',
  'renewal.onFile.outsourced.per_diem.other': '{count} per diem attorneys, about {hours} hours a year',
  'renewal.onFile.outsourced.mixed.one': 'One outsourced attorney, about {hours} hours a year',
  'renewal.onFile.outsourced.mixed.other': '{count} outsourced attorneys, about {hours} hours a year',
  'renewal.onFile.areas': '{areas}',
  'renewal.onFile.moreAreas.one': '{areas}; and one more',
  'renewal.onFile.moreAreas.other': '{areas}; and {count} more',
  ...cover,
  'renewal.onFile.practice': 'Mailing address: {address}',

  'step.renewal_location.label': 'Offices',
  'step.renewal_location.title': 'Where are you now?',
  'step.renewal_location.lede': 'As it will be on the day the new policy starts.',
  'step.renewal_location.note.1.title': 'A move to another state',
  'step.renewal_location.note.1.text':
    'Prices, rules and the insurers who quote differ by state. Your new state applies from the renewal on.',
  'field.renewal.zip_code.label': 'ZIP code of the main office',
  'field.renewal.zip_code.hint': 'Where most of the work is done, not a P.O. box.',

  'step.pl_renewal.label': 'Underwriting questions',
  'step.pl_renewal.0.label': 'The past year',
  'step.pl_renewal.0.title': 'How was the past year?',
  'step.pl_renewal.0.lede': 'Last year’s answers are filled in. Change what is no longer right.',
  'step.pl_renewal.1.label': 'Claims and disclosures',
  'step.pl_renewal.1.title': 'What came up since your last application?',
  'step.pl_renewal.1.lede': 'Count everything since then, including what you already reported to your insurer.',
  'step.pl_renewal.1.note.1.title': 'Report it before your policy ends',
  'step.pl_renewal.1.note.1.text':
    'Tell the insurer you have now of every claim, and of anything that could become one. The new policy does not pay for what was known before it started.',
  'step.pl_renewal.1.note.2.title': 'Answering Yes does not mean a No from us',
  'step.pl_renewal.1.note.2.text':
    'An underwriter reviews it and may call. Leaving something out can cost you the policy when you need it.',
  'field.renewal.annual_revenue.label': 'Revenue in the last 12 months',
  'field.renewal.annual_revenue.hint': 'Fees billed, before costs. Leave out expenses you only passed on.',
  'field.renewal.firm.changed.label':
    'Did the firm merge, split, change its name or owners, or begin to share an office or cases with another firm?',
  'field.renewal.firm.changed.hint': 'Or is any of this planned for the coming year?',
  'field.renewal.firm.changes.label': 'What changed, or will change?',
  'field.renewal.firm.changes.hint': 'Choose all that apply.',
  'field.renewal.firm.changes.option.merged': 'We merged with another firm, or took one over',
  'field.renewal.firm.changes.option.split': 'The firm split, or a group left',
  'field.renewal.firm.changes.option.closing': 'The firm is closing',
  'field.renewal.firm.changes.option.sharing': 'We share an office, letterhead or cases with another firm',
  'field.renewal.firm.changes.option.name': 'A new name',
  'field.renewal.firm.changes.option.other': 'New owners or legal form, or something else',
  'field.renewal.firm.new_name.label': 'New name of the firm',
  'field.renewal.firm.new_name.hint': 'As registered. It will appear on the new policy.',
  'field.renewal.firm.detail.label': 'When, with whom, and who insures the work done before?',
  'field.renewal.firm.detail.hint': 'One or two sentences.',
  'field.renewal.systems_changed.label':
    'Did the way you keep deadlines, check for conflicts or use engagement letters change?',
  'field.renewal.systems_changed.hint': 'New software counts.',
  'field.renewal.cover_changed.label': 'Do you want other limits, another deductible or other defense costs?',
  'field.renewal.cover_changed.hint': 'Choose No to keep what you have.',

  'field.renewal.law.losses.asked_everyone.label': 'Did you ask every attorney at the firm before answering this page?',
  'field.renewal.law.losses.asked_everyone.hint':
    'Of counsel and those who left too, if you can reach them. One email is enough: “Do you know of anything that could become a claim?”',
  'field.renewal.law.losses.asked_everyone.why':
    'What one attorney knows, the firm knows. Insurers deny claims that an attorney could have told them about.',
  'field.renewal.law.losses.any.label':
    'Since your last application, was a malpractice claim made against anyone here?',
  'field.renewal.law.losses.any.hint':
    'A suit, a demand for money, or a subpoena about your work. Claims you told us of last year are on file.',
  'field.renewal.law.losses.list.label': 'New claims',
  'field.renewal.law.losses.list.entry': 'Claim',
  'field.renewal.law.losses.known_circumstance.label': 'Does anyone know of anything new that could become a claim?',
  'field.renewal.law.losses.known_circumstance.hint':
    'A missed deadline, an unhappy client, a lost file: include it even if you think you did nothing wrong.',
  'field.renewal.law.losses.known_circumstance.why':
    'If you report it now, your current policy covers it. If you know of it and don’t report it, no policy may.',
  'field.renewal.law.losses.circumstance_detail.label': 'What happened, and what is the current status?',
  'field.renewal.law.losses.circumstance_detail.hint': 'Initials will do. Leave out what is privileged.',
  'field.renewal.law.losses.circumstance_reported.label': 'Did you report it to the insurer you have now?',
  'field.renewal.law.losses.circumstance_reported.hint': 'In writing. If not, do it before the policy ends.',
  'field.renewal.law.losses.disciplined.label':
    'Since your last application, was any attorney here disciplined, or was a complaint filed with a bar?',
  'field.renewal.law.losses.disciplined.hint':
    'Reprimands, suspensions and sanctions by a court. A pending complaint counts.',
  'field.renewal.law.losses.discipline_detail.label': 'Who, what for, and how did it end?',
  'field.renewal.law.losses.discipline_detail.hint': 'Say when, by which court or bar, and what has changed since.',

  'step.pl_renewal_alone.label': 'On your own',
  'step.pl_renewal_alone.title': 'Who covers for you now?',
  'step.pl_renewal_alone.lede': 'Last year there were others at the firm.',
  'step.pl_renewal_practice.label': 'Deadlines and conflicts',
  'step.pl_renewal_practice.title': 'How do you work now?',
  'step.pl_renewal_practice.lede': 'Last year’s answers are filled in. Change what is different.',
  'step.pl_renewal_cover.label': 'Limits',
  'step.pl_renewal_cover.title': 'How much do you want from the renewal on?',
  'step.pl_renewal_cover.lede': 'The answers show what you have now.',
  'step.pl_renewal_cover.note.1.title': 'Higher limits',
  'step.pl_renewal_cover.note.1.text':
    'Insurers often give a higher limit only for work done, or mistakes first known, after the day it was raised.',

  'step.renewal_signature.label': 'Signature',
  'step.renewal_signature.title': 'Sign the renewal',
  'step.renewal_signature.lede': 'An owner or officer signs for the firm.',
  'step.renewal_signature.note.1.title': 'If you change an answer later',
  'step.renewal_signature.note.1.text':
    'Your signature applies to the answers as they are now. After a change we ask you to sign again.',
  'step.renewal_signature.note.2.title': 'Paper instead',
  'step.renewal_signature.note.2.text': 'You don’t have to sign online. Ask your agent for a copy to sign by hand.',
  'field.signing.title.label': 'Your position in the firm',
  'field.signing.title.hint': 'Whoever signs must be able to bind the firm.',
  'field.signing.title.option.sole': 'Sole practitioner',
  'field.signing.title.option.partner': 'Partner',
  'field.signing.title.option.member': 'Member',
  'field.signing.title.option.shareholder': 'Shareholder',
  'field.signing.title.option.officer': 'Officer',
  'field.signature.label': 'Signature',
  'field.signature.hint':
    'By signing I agree to sign electronically, with the same effect as on paper. I sign for the firm and may do so. I asked its attorneys. To the best of our knowledge the answers in this renewal are true and complete, the ones marked unchanged included: what is on file for them is still right. If something changes before the policy starts, we will tell the insurer. Signing does not oblige the firm to buy or the insurer to insure.',

  'step.renewal_referral.label': 'Referral',
  'step.renewal_referral.title': 'An underwriter reviews this renewal',
  'step.renewal_referral.lede':
    'Some answers need an underwriter’s review before there is a price. That is common and does not mean a refusal. It usually takes one or two business days; your current policy is not affected.',
  'step.renewal_referral.note.1.title': 'What happens next',
  'step.renewal_referral.note.1.text':
    'Submit as usual. The underwriter sees what changed since last year and calls or writes if something is unclear.',
  'step.renewal_referral.note.2.title': 'What helps',
  'step.renewal_referral.note.2.text':
    'Explain what you changed so that it does not happen again, and have letters from your insurer or the bar ready.',
  'field.referral.note.label': 'Is there anything the underwriter should know?',
  'field.referral.note.hint': 'Two or three sentences. Leave out client names and what is privileged.',
  'renewal.referral.claim': 'A claim was made since your last application.',
  'renewal.referral.circumstance': 'You know of something that could become a claim.',
  'renewal.referral.discipline': 'An attorney was disciplined, or a complaint was filed with a bar.',
  'renewal.referral.notEverybodyAsked': 'Not every attorney was asked about claims yet.',
  'renewal.referral.ineligibleArea': 'The firm did legal work that only specialists insure.',
  'renewal.referral.hardArea': 'You list an area of law that few insurers accept.',
  'renewal.referral.attorneys': 'More than 30% of your attorneys have joined or left since last year.',
  'renewal.referral.outsourced':
    'Work of attorneys who are not on your list is not reviewed by one who is, or not all billed by the firm.',
  'renewal.referral.nonLawyers': 'There are more than five non-attorneys for each attorney.',
  'renewal.referral.firm': 'The firm merged, split, is closing, has new owners, or works together with another firm.',
  'renewal.referral.deadlines': 'Deadlines are kept without a fixed system.',
  'renewal.referral.feeSuits': 'You sued clients over fees more than twice in two years.',
  'renewal.referral.limit': 'You have or want limits of $5 million.',

  'step.renewal_done.label': 'Professional Liability',
  'step.renewal_done.title': 'Check your renewal, then submit',
  'step.renewal_done.lede':
    'This is what the insurer will see, with what changed since last year. Changing an answer brings you straight back here.',

  'step.hc_census.label': 'Who treats patients',
  'step.hc_census.0.label': 'Who treats patients',
  'step.hc_census.0.title': 'Who treats patients here now?',
  'step.hc_census.0.lede': 'Last year’s people are filled in. Change what is no longer right, and count owners too.',
  'step.hc_census.1.label': 'The past year',
  'step.hc_census.1.title': 'How was the past year?',
  'step.hc_census.1.lede': 'Last year’s answers are filled in. Change what is no longer right.',
  'step.hc_census.2.label': 'Claims and disclosures',
  'step.hc_census.2.title': 'What came up since your last application?',
  'step.hc_census.2.lede': 'Count everything since then, including what you already reported to your insurer.',
  'step.hc_census.2.note.1.title': 'Report it before your policy ends',
  'step.hc_census.2.note.1.text':
    'Tell the insurer you have now of every claim, and of anything that could become one. The new policy does not pay for what was known before it started.',
  'field.renewal.census.location_changed.label': 'Did you open, close or move an office or clinic?',
  'field.renewal.census.location_changed.hint': 'Say Yes too when your mail goes elsewhere now.',
  'field.renewal.census.losses.asked_everyone.label':
    'Did you ask everyone who treats patients before answering this page?',
  'field.renewal.census.losses.asked_everyone.hint':
    'Include those who left, if you can reach them. One email is enough.',
  'field.renewal.census.losses.asked_everyone.why':
    'What one of them knows, the practice knows. Insurers deny claims that someone could have told them about.',
  'field.renewal.census.losses.any.label': 'Since your last application, was a claim made over your care of a patient?',
  'field.renewal.census.losses.any.hint':
    'A suit, a demand for money, or a lawyer’s request for records. Claims you told us of last year are on file.',
  'field.renewal.census.losses.list.label': 'New claims',
  'field.renewal.census.losses.list.entry': 'Claim',
  'field.renewal.census.losses.known_circumstance.label': 'Does anyone know of anything new that could become a claim?',
  'field.renewal.census.losses.known_circumstance.hint':
    'A bad outcome, a wrong dose, an angry family: include it even if you think nobody did anything wrong.',
  'field.renewal.census.losses.known_circumstance.why':
    'If you report it now, your current policy covers it. If you know of it and don’t report it, no policy may.',
  'field.renewal.census.losses.circumstance_detail.label': 'What happened, and what is the current status?',
  'field.renewal.census.losses.circumstance_detail.hint': 'Leave out the patient’s name.',
  'field.renewal.census.losses.circumstance_reported.label': 'Did you report it to the insurer you have now?',
  'field.renewal.census.losses.circumstance_reported.hint': 'In writing. If not, do it before the policy ends.',
  'field.renewal.census.losses.disciplined.label':
    'Since your last application, was anyone’s license limited, or did a board open a case?',
  'field.renewal.census.losses.disciplined.hint':
    'Licensing boards, hospitals’ privileges, and exclusion from Medicare or Medicaid. A pending case counts.',
  'field.renewal.census.losses.discipline_detail.label': 'Who, what for, and how did it end?',
  'field.renewal.census.losses.discipline_detail.hint': 'Say when, by which board, and what has changed since.',
}
