import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'

/** Effects of answers about data, controls and past attacks. */
export const rpsClAnswers: readonly AnswerRule[] = [
  answerRule(
    'record_kinds',
    'details.cyber.record_kinds',
    rates(['health', 'biometric'], 1.2, 'Health records and biometric data cost more to lose.'),
    rates(['none'], 0.92, 'Names and contact details alone cost less to lose.'),
  ),
  answerRule(
    'cards_stored',
    'details.cyber.cards_stored',
    rates(['Yes'], 1.15, 'Card numbers that you keep yourselves add to the price.'),
    unsure('card numbers'),
  ),
  answerRule(
    'outage_hours',
    'details.cyber.outage_hours',
    rates(['4'], 1.06, 'A business that stands still within hours loses more income, so it costs more.'),
    rates(['72'], 0.97, 'A business that can go on for a day without computers costs less.'),
  ),
  answerRule(
    'online_share',
    'details.cyber.online_share',
    rates({ more_than: 50 }, 1.08, 'More than half of your sales come in online, so an attack costs more.'),
  ),
  answerRule(
    'waiting_hours',
    'details.cyber.waiting_hours',
    rates(['6', '8'], 1.05, 'A shorter waiting period for lost income adds to the price.'),
    rates(['24'], 0.95, 'A longer waiting period for lost income lowers the price.'),
  ),
  answerRule(
    'mfa_email',
    'details.cyber.mfa_email',
    rates(['No'], 1.25, 'Mailboxes that open with a password alone are broken into most, so they cost more.'),
    rates(['Yes'], 0.92, 'A second step for every mailbox lowers the price.'),
    unsure('a second step for email'),
  ),
  answerRule(
    'mfa_remote',
    'details.cyber.mfa_remote',
    refers(['No'], 'An underwriter reads applications where systems are reached from outside without a second step.'),
    unsure('a second step for access from outside'),
  ),
  answerRule(
    'mfa_admin',
    'details.cyber.mfa_admin',
    rates(['No'], 1.12, 'Administrator accounts without a second step add to the price.'),
    unsure('a second step for administrators'),
  ),
  answerRule(
    'backups',
    'details.cyber.backups',
    declines(['No'], 'We do not insure businesses that have no weekly backup. Ask us again when there is one.'),
    unsure('your backups'),
  ),
  answerRule(
    'backups_apart',
    'details.cyber.backups_apart',
    rates(['No'], 1.15, 'Backups that an attacker can reach are often destroyed too, so they cost more.'),
    unsure('where your backups are kept'),
  ),
  answerRule(
    'backups_tested',
    'details.cyber.backups_tested',
    rates(['Yes'], 0.95, 'Backups tested in the last 6 months lower the price.'),
  ),
  answerRule(
    'edr',
    'details.cyber.edr',
    rates(['Yes'], 0.9, 'Watched protection on every computer lowers the price.'),
    rates(['No'], 1.15, 'Computers without watched protection add to the price.'),
    unsure('the protection on your computers'),
  ),
  answerRule(
    'patching',
    'details.cyber.patching',
    rates(['later'], 1.12, 'Security updates later than 30 days add to the price.'),
    refers(['not_sure'], 'You were not sure how soon updates are installed. An underwriter checks it with you.'),
  ),
  answerRule(
    'call_back',
    'details.cyber.call_back',
    rates(
      ['No'],
      1.1,
      'Large payments go out without a call to a known number. That adds to the price, and payment fraud is insured up to $50,000.',
    ),
    unsure('calls before large payments'),
  ),
  answerRule(
    'two_people',
    'details.cyber.two_people',
    rates(['Yes'], 0.97, 'Two people who approve each large payment lower the price.'),
    unsure('who approves large payments'),
  ),
  answerRule(
    'leavers',
    'details.cyber.leavers',
    rates(['No'], 1.06, 'Accounts that stay open when someone leaves add to the price.'),
    unsure('closing the accounts of people who leave'),
  ),
  answerRule(
    'unsupported',
    'details.cyber.unsupported',
    rates(['Yes'], 1.1, 'Software that is no longer updated adds to the price.'),
    unsure('software that is no longer updated'),
  ),
  answerRule(
    'sensitive_work',
    'details.cyber.sensitive_work',
    declines(['gambling', 'adult'], 'We do not insure gambling or adult content against cyber attacks.'),
    refers(
      ['payment_processing', 'it_provider', 'data_broker', 'crypto', 'debt', 'cannabis'],
      'An underwriter reads businesses in cannabis, cryptocurrency or debt collection, and those that handle payments, computers or data for others.',
    ),
  ),
  answerRule(
    'incident_cost',
    'details.cyber.incident_list',
    refers({ more_than: 1 }, 'An underwriter reads what happened, and what has changed since.'),
  ),
  answerRule(
    'incidents',
    'details.cyber.incidents',
    rates(['Yes'], 1.12, 'An attack in the last 3 years adds to the price.'),
    unsure('earlier attacks'),
  ),
  answerRule(
    'circumstances',
    'details.cyber.circumstances',
    refers(
      ['Yes'],
      'You know of something that could lead to a claim. An underwriter reads it; it cannot be insured itself.',
    ),
    unsure('anything that could lead to a claim'),
  ),
  declinedBefore('details.cyber.prior'),
]
