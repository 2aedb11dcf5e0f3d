// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What the pages of errors and omissions tell Keystone Casualty (sample): how mistakes are caught, and the trade's own. */
export const serviceAnswers: readonly AnswerRule[] = [
  {
    code: 'sign_off',
    answer: 'details.eo.sign_off',
    effects: [
      {
        when: { is: ['second_person', 'client'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Work is signed off before it counts, so you get a credit.',
      },
      {
        when: { is: ['none'] },
        outcome: 'refer',
        reason: 'An underwriter asks how mistakes are caught when nobody checks the work.',
      },
    ],
  },
  {
    code: 'records',
    answer: 'details.eo.records_kept',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter asks how you would show what was agreed. Keeping emails is a good start.',
      },
    ],
  },
  {
    code: 'refunds',
    answer: 'details.eo.refunds',
    effects: [
      {
        when: { more_than: 10 },
        outcome: 'refer',
        reason: 'An underwriter asks why more than ten clients got money back in a year.',
      },
    ],
  },
  {
    code: 'client_money_most',
    answer: 'details.eo.client_money_most',
    effects: [
      {
        when: { more_than: 2000000 },
        outcome: 'refer',
        reason: 'An underwriter asks how more than $2,000,000 of clients’ money is kept apart and checked.',
      },
    ],
  },
  {
    code: 'signs',
    answer: 'details.eo.signs_for_clients',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter reads the powers under which you sign in a client’s name.',
      },
    ],
  },
  {
    code: 'failure_effect',
    answer: 'details.eo.technology.failure_effect',
    effects: [
      {
        when: { is: ['much_money'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'A standstill at a client costs them by the hour, so this work costs more.',
      },
      {
        when: { is: ['injury'] },
        outcome: 'refer',
        reason: 'An underwriter asks how people are kept safe when your technology fails.',
      },
    ],
  },
  {
    code: 'technology_uses',
    answer: 'details.eo.technology.uses',
    effects: [
      {
        when: { is: ['vehicles_aircraft', 'crypto'] },
        outcome: 'knockout',
        reason: 'We do not insure technology for vehicles, aircraft or cryptocurrency.',
      },
      {
        when: { is: ['medical_devices', 'plant_control', 'emergency_calls'] },
        outcome: 'refer',
        reason: 'An underwriter asks what your part is in devices, plants and alarms.',
      },
      {
        when: { is: ['payments'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'When payments fail the loss is larger, so this work costs more.',
      },
    ],
  },
  {
    code: 'service_level',
    answer: 'details.eo.technology.service_level_penalty',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'You were not sure about penalties in your contracts. An underwriter reads one of them with you.',
      },
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.07,
        reason: 'Penalties for missed service levels add to the price.',
      },
    ],
  },
  {
    code: 'tested',
    answer: 'details.eo.technology.tested',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'You test every change, so you get a credit.',
      },
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter asks how changes reach clients untested.',
      },
    ],
  },
  {
    code: 'code_licenses',
    answer: 'details.eo.technology.licenses_checked',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason:
          'You were not sure whether licenses of others’ code are checked. An underwriter asks how you use such code.',
      },
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Code used against its license leads to claims, so this adds to the price.',
      },
    ],
  },
  {
    code: 'backup',
    answer: 'details.eo.technology.client_data_backup',
    effects: [
      {
        when: { is: ['no'] },
        outcome: 'knockout',
        reason: 'We do not insure firms that keep client data without a backup. Ask again once you have one.',
      },
      {
        when: { is: ['tested'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'You know that your backup works, so you get a credit.',
      },
    ],
  },
  {
    code: 'rights',
    answer: 'details.eo.media.rights_cleared',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason:
          'You were not sure whether permission is on file. An underwriter asks where pictures, music and texts come from.',
      },
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'Using what others made without permission is the most common claim here, so this costs more.',
      },
    ],
  },
  {
    code: 'reviewed',
    answer: 'details.eo.media.reviewed',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Facts are checked before you publish, so you get a credit.',
      },
    ],
  },
  {
    code: 'contents',
    answer: 'details.eo.media.contents',
    effects: [
      {
        when: { is: ['adult', 'investigations'] },
        outcome: 'knockout',
        reason: 'We do not insure adult content or investigative reporting. Insurers for media do.',
      },
      {
        when: { is: ['health_claims'] },
        outcome: 'refer',
        reason: 'An underwriter reads samples of ads that speak of health.',
      },
    ],
  },
  {
    code: 'takedowns',
    answer: 'details.eo.media.takedowns',
    effects: [
      {
        when: { more_than: 5 },
        outcome: 'refer',
        reason: 'An underwriter asks about more than five demands to take something down in a year.',
      },
    ],
  },
  {
    code: 'own_deals',
    answer: 'details.eo.property.own_deals',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks which property of your own you sell, rent or manage.',
      },
    ],
  },
  {
    code: 'both_sides',
    answer: 'details.eo.property.both_sides',
    effects: [
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 0.96,
        reason: 'You act for one side only, so you get a credit.',
      },
      {
        when: { is: ['often'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Who acts for both sides is often blamed by one of them, so this costs more.',
      },
    ],
  },
  {
    code: 'defects',
    answer: 'details.eo.property.disclosure_form',
    effects: [
      {
        when: { is: ['no'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Most claims are about defects nobody mentioned, so working without the form costs more.',
      },
    ],
  },
  {
    code: 'units',
    answer: 'details.eo.property.units_managed',
    effects: [
      {
        when: { more_than: 500 },
        outcome: 'refer',
        reason: 'An underwriter looks at managers of more than 500 units.',
      },
    ],
  },
  {
    code: 'agreement',
    answer: 'details.eo.agency.agreement',
    effects: [
      {
        when: { is: ['always'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Clients sign what you will do for them, so you get a credit.',
      },
      {
        when: { is: ['no'] },
        outcome: 'refer',
        reason: 'An underwriter asks how clients know what you will do for them.',
      },
    ],
  },
  {
    code: 'partners',
    answer: 'details.eo.agency.checks_partners',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter asks how you choose those you place clients with.',
      },
    ],
  },
  {
    code: 'failed_partner',
    answer: 'details.eo.agency.failed_partner',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks what happened to your clients when a company you chose failed.',
      },
    ],
  },
]
