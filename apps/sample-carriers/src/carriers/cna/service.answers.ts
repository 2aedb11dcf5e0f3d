import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'

/**
 * How Keystone Casualty (sample) rates the pages of errors and omissions: how mistakes are caught, and the questions of
 * each trade.
 */
export const serviceAnswers: readonly AnswerRule[] = [
  answerRule(
    'sign_off',
    'details.eo.sign_off',
    rates(['second_person', 'client'], 0.95, 'Work is signed off before it counts, so you get a credit.'),
    refers(['none'], 'An underwriter asks how mistakes are caught when nobody checks the work.'),
  ),
  answerRule(
    'records',
    'details.eo.records_kept',
    refers(['No'], 'An underwriter asks how you would show what was agreed. Keeping emails is a good start.'),
  ),
  answerRule(
    'refunds',
    'details.eo.refunds',
    refers({ more_than: 10 }, 'An underwriter asks why more than ten clients got money back in a year.'),
  ),
  answerRule(
    'client_money_most',
    'details.eo.client_money_most',
    refers(
      { more_than: 2000000 },
      'An underwriter asks how more than $2,000,000 of clients’ money is kept apart and checked.',
    ),
  ),
  answerRule(
    'signs',
    'details.eo.signs_for_clients',
    refers(['Yes'], 'An underwriter reads the powers under which you sign in a client’s name.'),
  ),
  answerRule(
    'failure_effect',
    'details.eo.technology.failure_effect',
    rates(['much_money'], 1.1, 'A standstill at a client costs them by the hour, so this work costs more.'),
    refers(['injury'], 'An underwriter asks how people are kept safe when your technology fails.'),
  ),
  answerRule(
    'technology_uses',
    'details.eo.technology.uses',
    declines(['vehicles_aircraft', 'crypto'], 'We do not insure technology for vehicles, aircraft or cryptocurrency.'),
    refers(
      ['medical_devices', 'plant_control', 'emergency_calls'],
      'An underwriter asks what your part is in devices, plants and alarms.',
    ),
    rates(['payments'], 1.06, 'When payments fail the loss is larger, so this work costs more.'),
  ),
  answerRule(
    'service_level',
    'details.eo.technology.service_level_penalty',
    refers(
      ['Not sure'],
      'You were not sure about penalties in your contracts. An underwriter reads one of them with you.',
    ),
    rates(['Yes'], 1.07, 'Penalties for missed service levels add to the price.'),
  ),
  answerRule(
    'tested',
    'details.eo.technology.tested',
    rates(['Yes'], 0.95, 'You test every change, so you get a credit.'),
    refers(['No'], 'An underwriter asks how changes reach clients untested.'),
  ),
  answerRule(
    'code_licenses',
    'details.eo.technology.licenses_checked',
    refers(
      ['Not sure'],
      'You were not sure whether licenses of others’ code are checked. An underwriter asks how you use such code.',
    ),
    rates(['No'], 1.04, 'Code used against its license leads to claims, so this adds to the price.'),
  ),
  answerRule(
    'backup',
    'details.eo.technology.client_data_backup',
    declines(['no'], 'We do not insure firms that keep client data without a backup. Ask again once you have one.'),
    rates(['tested'], 0.97, 'You know that your backup works, so you get a credit.'),
  ),
  answerRule(
    'rights',
    'details.eo.media.rights_cleared',
    refers(
      ['Not sure'],
      'You were not sure whether permission is on file. An underwriter asks where pictures, music and texts come from.',
    ),
    rates(['No'], 1.15, 'Using what others made without permission is the most common claim here, so this costs more.'),
  ),
  answerRule(
    'reviewed',
    'details.eo.media.reviewed',
    rates(['Yes'], 0.95, 'Facts are checked before you publish, so you get a credit.'),
  ),
  answerRule(
    'contents',
    'details.eo.media.contents',
    declines(
      ['adult', 'investigations'],
      'We do not insure adult content or investigative reporting. Insurers for media do.',
    ),
    refers(['health_claims'], 'An underwriter reads samples of ads that speak of health.'),
  ),
  answerRule(
    'takedowns',
    'details.eo.media.takedowns',
    refers({ more_than: 5 }, 'An underwriter asks about more than five demands to take something down in a year.'),
  ),
  answerRule(
    'own_deals',
    'details.eo.property.own_deals',
    refers(['Yes'], 'An underwriter asks which property of your own you sell, rent or manage.'),
  ),
  answerRule(
    'both_sides',
    'details.eo.property.both_sides',
    rates(['never'], 0.96, 'You act for one side only, so you get a credit.'),
    rates(['often'], 1.06, 'Who acts for both sides is often blamed by one of them, so this costs more.'),
  ),
  answerRule(
    'defects',
    'details.eo.property.disclosure_form',
    rates(['no'], 1.1, 'Most claims are about defects nobody mentioned, so working without the form costs more.'),
  ),
  answerRule(
    'units',
    'details.eo.property.units_managed',
    refers({ more_than: 500 }, 'An underwriter reviews managers of more than 500 units.'),
  ),
  answerRule(
    'agreement',
    'details.eo.agency.agreement',
    rates(['always'], 0.95, 'Clients sign what you will do for them, so you get a credit.'),
    refers(['no'], 'An underwriter asks how clients know what you will do for them.'),
  ),
  answerRule(
    'partners',
    'details.eo.agency.checks_partners',
    refers(['No'], 'An underwriter asks how you choose those you place clients with.'),
  ),
  answerRule(
    'failed_partner',
    'details.eo.agency.failed_partner',
    refers(['Yes'], 'An underwriter asks what happened to your clients when a company you chose failed.'),
  ),
]
