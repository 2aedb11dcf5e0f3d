import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'

/**
 * How Alder & Finch (sample) rates the pages of errors and omissions: how mistakes are caught, and the questions of
 * each trade.
 */
export const serviceAnswers: readonly AnswerRule[] = [
  answerRule(
    'sign_off',
    'details.eo.sign_off',
    rates(['second_person'], 0.95, 'A second person checks your work, so you get a credit.'),
    rates(['none'], 1.1, 'Nobody in particular checks your work before clients get it, so this costs more.'),
  ),
  answerRule(
    'records',
    'details.eo.records_kept',
    rates(['No'], 1.08, 'Without a written record it is your word against the client’s, so this costs more.'),
  ),
  answerRule(
    'refunds',
    'details.eo.refunds',
    refers({ more_than: 5 }, 'An underwriter asks why more than five clients got money back in a year.'),
  ),
  answerRule(
    'client_money',
    'details.eo.client_money',
    rates(['Yes'], 1.04, 'Holding clients’ money adds to what can go wrong, so it adds a little to the price.'),
  ),
  answerRule(
    'client_money_most',
    'details.eo.client_money_most',
    refers(
      { more_than: 500000 },
      'An underwriter asks how more than $500,000 of clients’ money is kept apart and checked.',
    ),
  ),
  answerRule(
    'signs',
    'details.eo.signs_for_clients',
    rates(['Yes'], 1.06, 'Signing in a client’s name binds them to your mistakes, so this costs more.'),
  ),
  answerRule(
    'failure_effect',
    'details.eo.technology.failure_effect',
    rates(['much_money'], 1.15, 'A client that stands still loses money by the hour, so this costs more.'),
    declines(['injury'], 'We do not insure technology that could hurt someone when it fails. Other insurers do.'),
  ),
  answerRule(
    'technology_uses',
    'details.eo.technology.uses',
    declines(
      ['medical_devices', 'vehicles_aircraft', 'plant_control', 'crypto'],
      'We do not insure technology for medical devices, vehicles, plants or cryptocurrency.',
    ),
    refers(['emergency_calls'], 'An underwriter asks what your part is when an emergency call or alarm fails.'),
    rates(['payments'], 1.1, 'When payments fail the loss is larger, so this work costs more.'),
  ),
  answerRule(
    'service_level',
    'details.eo.technology.service_level_penalty',
    refers(
      ['Not sure'],
      'You were not sure about penalties in your contracts. An underwriter reads one of them with you.',
    ),
    rates(['Yes'], 1.05, 'Penalties for missed service levels add to the price.'),
  ),
  answerRule(
    'tested',
    'details.eo.technology.tested',
    rates(['No'], 1.12, 'Untested changes cause most failures, so this costs more.'),
  ),
  answerRule(
    'code_licenses',
    'details.eo.technology.licenses_checked',
    refers(
      ['Not sure'],
      'You were not sure whether licenses of others’ code are checked. An underwriter asks how you use such code.',
    ),
    rates(['No'], 1.05, 'Code used against its license leads to claims, so this adds to the price.'),
  ),
  answerRule(
    'backup',
    'details.eo.technology.client_data_backup',
    refers(['no'], 'An underwriter reviews firms that keep client data without a backup. Starting one settles it.'),
    rates(
      ['untested'],
      1.03,
      'A backup that was not tried lately often fails when it is needed, so this adds a little to the price.',
    ),
  ),
  answerRule(
    'rights',
    'details.eo.media.rights_cleared',
    refers(
      ['No', 'Not sure'],
      'An underwriter asks where your pictures, music and texts come from. A written routine settles it.',
    ),
  ),
  answerRule(
    'trademarks',
    'details.eo.media.trademark_search',
    rates(['no'], 1.05, 'A name or logo that someone else owns is costly to change, so this adds to the price.'),
  ),
  answerRule(
    'reviewed',
    'details.eo.media.reviewed',
    rates(['No'], 1.08, 'What nobody checks before it is published leads to claims, so this costs more.'),
  ),
  answerRule(
    'contents',
    'details.eo.media.contents',
    declines(['adult'], 'We do not insure adult content. Some insurers for media do.'),
    refers(
      ['health_claims', 'investigations'],
      'An underwriter reads samples of health ads and of reports on real people.',
    ),
    rates(
      ['contests', 'influencers'],
      1.04,
      'Contests and paid influencers have rules of their own, so they add a little to the price.',
    ),
  ),
  answerRule(
    'takedowns',
    'details.eo.media.takedowns',
    refers({ more_than: 3 }, 'An underwriter asks about more than three demands to take something down in a year.'),
  ),
  answerRule(
    'commercial_property',
    'details.eo.property.home_share',
    rates(
      { less_than: 50 },
      1.08,
      'Deals in commercial property and land are larger, so mostly dealing in them adds to the price.',
    ),
  ),
  answerRule(
    'own_deals',
    'details.eo.property.own_deals',
    rates(['Yes'], 1.08, 'Buyers of your own property more often say that you hid something, so this costs more.'),
  ),
  answerRule(
    'both_sides',
    'details.eo.property.both_sides',
    rates(['often'], 1.1, 'Who acts for both sides is often blamed by one of them, so this costs more.'),
  ),
  answerRule(
    'defects',
    'details.eo.property.disclosure_form',
    refers(['no'], 'An underwriter asks how buyers and tenants learn of defects. Using the state’s form settles it.'),
  ),
  answerRule(
    'largest_deal',
    'details.eo.property.largest_deal',
    refers({ more_than: 10000000 }, 'An underwriter reviews deals above $10,000,000.'),
  ),
  answerRule(
    'placements',
    'details.eo.agency.placements',
    refers({ more_than: 2000 }, 'An underwriter reviews agencies with more than 2,000 placements a year.'),
  ),
  answerRule(
    'agreement',
    'details.eo.agency.agreement',
    rates(['no'], 1.12, 'Without a signed agreement, every dispute is about what you were to do, so this costs more.'),
  ),
  answerRule(
    'advice_recorded',
    'details.eo.agency.advice_recorded',
    rates(['No'], 1.06, 'Clients forget what they turned down. Not recording it costs more.'),
  ),
  answerRule(
    'partners',
    'details.eo.agency.checks_partners',
    rates(['No'], 1.08, 'Clients blame you for those you placed them with, so not checking them costs more.'),
  ),
  answerRule(
    'failed_partner',
    'details.eo.agency.failed_partner',
    refers(['Yes'], 'An underwriter asks what happened to your clients when a company you chose failed.'),
  ),
]
