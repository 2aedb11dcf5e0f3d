// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What the pages of errors and omissions tell Alder & Finch (sample): how mistakes are caught, and the trade's own. */
export const serviceAnswers: readonly AnswerRule[] = [
  {
    code: 'sign_off',
    answer: 'details.eo.sign_off',
    effects: [
      {
        when: { is: ['second_person'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'A second person checks your work, so you get a credit.',
      },
      {
        when: { is: ['none'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Nobody in particular checks your work before clients get it, so this costs more.',
      },
    ],
  },
  {
    code: 'records',
    answer: 'details.eo.records_kept',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Without a written record it is your word against the client’s, so this costs more.',
      },
    ],
  },
  {
    code: 'refunds',
    answer: 'details.eo.refunds',
    effects: [
      {
        when: { more_than: 5 },
        outcome: 'refer',
        reason: 'An underwriter asks why more than five clients got money back in a year.',
      },
    ],
  },
  {
    code: 'client_money',
    answer: 'details.eo.client_money',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Holding clients’ money adds to what can go wrong, so it adds a little to the price.',
      },
    ],
  },
  {
    code: 'client_money_most',
    answer: 'details.eo.client_money_most',
    effects: [
      {
        when: { more_than: 500000 },
        outcome: 'refer',
        reason: 'An underwriter asks how more than $500,000 of clients’ money is kept apart and checked.',
      },
    ],
  },
  {
    code: 'signs',
    answer: 'details.eo.signs_for_clients',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Signing in a client’s name binds them to your mistakes, so this costs more.',
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
        factor: 1.15,
        reason: 'A client that stands still loses money by the hour, so this costs more.',
      },
      {
        when: { is: ['injury'] },
        outcome: 'knockout',
        reason: 'We do not insure technology that could hurt someone when it fails. Other insurers do.',
      },
    ],
  },
  {
    code: 'technology_uses',
    answer: 'details.eo.technology.uses',
    effects: [
      {
        when: { is: ['medical_devices', 'vehicles_aircraft', 'plant_control', 'crypto'] },
        outcome: 'knockout',
        reason: 'We do not insure technology for medical devices, vehicles, plants or cryptocurrency.',
      },
      {
        when: { is: ['emergency_calls'] },
        outcome: 'refer',
        reason: 'An underwriter asks what your part is when an emergency call or alarm fails.',
      },
      {
        when: { is: ['payments'] },
        outcome: 'rate',
        factor: 1.1,
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
        factor: 1.05,
        reason: 'Penalties for missed service levels add to the price.',
      },
    ],
  },
  {
    code: 'tested',
    answer: 'details.eo.technology.tested',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Untested changes cause most failures, so this costs more.',
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
        factor: 1.05,
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
        outcome: 'refer',
        reason: 'An underwriter looks at firms that keep client data without a backup. Starting one settles it.',
      },
      {
        when: { is: ['untested'] },
        outcome: 'rate',
        factor: 1.03,
        reason: 'A backup that was not tried lately often fails when it is needed, so this adds a little to the price.',
      },
    ],
  },
  {
    code: 'rights',
    answer: 'details.eo.media.rights_cleared',
    effects: [
      {
        when: { is: ['No', 'Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks where your pictures, music and texts come from. A written routine settles it.',
      },
    ],
  },
  {
    code: 'trademarks',
    answer: 'details.eo.media.trademark_search',
    effects: [
      {
        when: { is: ['no'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'A name or logo that someone else owns is costly to change, so this adds to the price.',
      },
    ],
  },
  {
    code: 'reviewed',
    answer: 'details.eo.media.reviewed',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'What nobody checks before it is published leads to claims, so this costs more.',
      },
    ],
  },
  {
    code: 'contents',
    answer: 'details.eo.media.contents',
    effects: [
      {
        when: { is: ['adult'] },
        outcome: 'knockout',
        reason: 'We do not insure adult content. Some insurers for media do.',
      },
      {
        when: { is: ['health_claims', 'investigations'] },
        outcome: 'refer',
        reason: 'An underwriter reads samples of health ads and of reports on real people.',
      },
      {
        when: { is: ['contests', 'influencers'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Contests and paid influencers have rules of their own, so they add a little to the price.',
      },
    ],
  },
  {
    code: 'takedowns',
    answer: 'details.eo.media.takedowns',
    effects: [
      {
        when: { more_than: 3 },
        outcome: 'refer',
        reason: 'An underwriter asks about more than three demands to take something down in a year.',
      },
    ],
  },
  {
    code: 'commercial_property',
    answer: 'details.eo.property.home_share',
    effects: [
      {
        when: { less_than: 50 },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Deals in commercial property and land are larger, so mostly dealing in them adds to the price.',
      },
    ],
  },
  {
    code: 'own_deals',
    answer: 'details.eo.property.own_deals',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Buyers of your own property more often say that you hid something, so this costs more.',
      },
    ],
  },
  {
    code: 'both_sides',
    answer: 'details.eo.property.both_sides',
    effects: [
      {
        when: { is: ['often'] },
        outcome: 'rate',
        factor: 1.1,
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
        outcome: 'refer',
        reason: 'An underwriter asks how buyers and tenants learn of defects. Using the state’s form settles it.',
      },
    ],
  },
  {
    code: 'largest_deal',
    answer: 'details.eo.property.largest_deal',
    effects: [
      {
        when: { more_than: 10000000 },
        outcome: 'refer',
        reason: 'An underwriter looks at deals above $10,000,000.',
      },
    ],
  },
  {
    code: 'placements',
    answer: 'details.eo.agency.placements',
    effects: [
      {
        when: { more_than: 2000 },
        outcome: 'refer',
        reason: 'An underwriter looks at agencies with more than 2,000 placements a year.',
      },
    ],
  },
  {
    code: 'agreement',
    answer: 'details.eo.agency.agreement',
    effects: [
      {
        when: { is: ['no'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Without a signed agreement, every dispute is about what you were to do, so this costs more.',
      },
    ],
  },
  {
    code: 'advice_recorded',
    answer: 'details.eo.agency.advice_recorded',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Clients forget what they turned down. Not recording it costs more.',
      },
    ],
  },
  {
    code: 'partners',
    answer: 'details.eo.agency.checks_partners',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Clients blame you for those you placed them with, so not checking them costs more.',
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
