// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import { cooks, servesAlcohol } from '../../questions/audiences.ts'
import { claims, controls, money } from '../../questions/controls.ts'
import { buildingYear, property, stock } from '../../questions/property.ts'
import { goods, sales } from '../../questions/sales.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import { auto, safety } from '../../questions/work.ts'
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

const shops: Applies = { industries: ['retail', 'wholesale'] }
const takesCash: Applies = {
  traits: ['retail', 'food', 'personal-care', 'alcohol', 'lodging', 'fitness', 'auto-service', 'health'],
}
const hasPlace = { holder: 'quote', subject: 'primary_location.occupancy', or: ['own', 'lease'] } as const
/** An original roof wears out before the building does. */

/**
 * Northgate Mutual (sample), business owner’s policy: looks at the building first and prefers offices and shops.
 * Ages in the reasons count back from 2026, the year of this revision.
 */
export const bopQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...property.roof_year,
      topic: 'Your building',
      label: 'In what year was the roof last replaced?',
      hint: 'If it never was, enter the year the building was built.',
      why: 'Wind, hail and leaks through old roofs are behind a large part of building claims.',
    },
    effects: [
      rates(
        { less_than: 2007 },
        1.12,
        'A roof near the end of its life is damaged more easily, so it costs more until it is replaced.',
      ),
      refers(
        { less_than: 2000 },
        'An underwriter reviews roofs older than 25 years. A recent inspection report helps.',
      ),
    ],
  },
  {
    question: {
      ...property.updates,
      topic: 'Your building',
      label: 'In what year was each of these last replaced or fully updated?',
      questions: [
        { id: 'wiring_year', type: 'year', topic: 'Your building', label: 'Wiring', checks: buildingYear },
        { id: 'plumbing_year', type: 'year', topic: 'Your building', label: 'Plumbing', checks: buildingYear },
        { id: 'heating_year', type: 'year', topic: 'Your building', label: 'Heating', checks: buildingYear },
      ],
    },
  },
  {
    question: {
      ...property.old_wiring,
      topic: 'Your building',
      label: 'Is there aluminum or knob-and-tube wiring, or a Federal Pacific panel?',
      hint: 'An electrician or your landlord can tell. The panel maker’s name is inside its door.',
    },
    effects: [
      declines(
        ['Yes'],
        'We do not insure buildings with this wiring or panel, because it starts fires. Come back once it is replaced.',
      ),
      refers(
        ['Not sure'],
        'An underwriter will ask for an electrician’s word on the wiring. Not knowing does not count against you.',
      ),
    ],
  },
  {
    question: {
      id: 'hydrant_distance',
      type: 'select',
      topic: 'Your building',
      label: 'How far is a fire hydrant?',
      hint: 'A city block is about 500 feet.',
      options: [
        { value: 'within_500', label: 'Up to 500 feet' },
        { value: 'within_1000', label: '500 to 1,000 feet' },
        { value: 'farther', label: 'Farther, or none' },
        { value: 'not_sure', label: 'Not sure' },
      ],
      conditions: [hasPlace],
      fact: 'property.hydrant_distance',
    },
    effects: [
      rates(['within_500'], 0.97, 'With a hydrant close by, a fire is put out sooner, so you get a credit.'),
      rates(
        ['farther'],
        1.15,
        'Without a hydrant nearby, a fire does more damage before it is out, so this costs more.',
      ),
    ],
  },
  {
    question: {
      ...property.neighbors,
      topic: 'Your neighbors',
      label: 'What is in your building or within 50 feet?',
      why: 'A fire next door can spread to you.',
    },
    effects: [
      rates(
        ['restaurant', 'woodworking'],
        1.08,
        'A kitchen or a wood shop next door makes a fire in your building more likely, so this costs more.',
      ),
      refers(
        ['bar', 'vacant', 'flammables'],
        'An underwriter checks what is next door, and how far its fire could spread. It does not mean a no.',
      ),
    ],
  },
  {
    question: {
      id: 'walkway_care',
      type: 'select',
      topic: 'Your building',
      label: 'Who keeps your entrance and walkways safe?',
      options: [
        { value: 'us', label: 'We do' },
        { value: 'landlord', label: 'The landlord' },
        { value: 'contractor', label: 'A hired company' },
        { value: 'nobody', label: 'Nobody in particular' },
      ],
      conditions: [hasPlace],
      fact: 'premises.walkway_care',
    },
    effects: [
      rates(
        ['nobody'],
        1.06,
        'People fall more often where nobody looks after the floor. Naming one person puts this right.',
      ),
    ],
  },
  {
    question: {
      id: 'storage_places',
      type: 'repeat',
      topic: 'Stock and equipment',
      label: 'Where else do you keep stock or equipment?',
      hint: 'For example: a storage unit or a second yard. Leave this empty if there is no other place.',
      optional: true,
      max_items: 5,
      questions: [
        {
          id: 'zip_code',
          type: 'zip',
          topic: 'Stock and equipment',
          label: 'ZIP code',
          checks: [{ rule: 'isZipCode' }],
        },
        {
          id: 'kind',
          type: 'select',
          topic: 'Stock and equipment',
          label: 'Kind of place',
          options: [
            { value: 'storage_unit', label: 'Storage unit' },
            { value: 'warehouse', label: 'Warehouse' },
            { value: 'home', label: 'Somebody’s home' },
            { value: 'open_yard', label: 'Open yard' },
          ],
        },
        {
          id: 'value',
          type: 'money',
          topic: 'Stock and equipment',
          label: 'Most ever kept there',
          checks: [{ rule: 'isLessThan', than: 100000000 }],
        },
      ],
    },
  },
  {
    question: {
      id: 'peak_stock',
      type: 'money',
      topic: 'Stock and equipment',
      label: 'At your busiest time of year, what would it cost to replace all your stock?',
      hint: 'Your cost, not the price on the tag.',
      why: 'If stock is insured for an average month, a fire in your busiest one may be only partly paid.',
      checks: [{ rule: 'isLessThan', than: 100000000 }],
      fact: 'stock.peak_value',
    },
    applies: shops,
    effects: [
      refers(
        { more_than: 1000000 },
        'An underwriter reviews stock above $1 million, to set the right limit for your season.',
      ),
    ],
  },
  {
    question: {
      ...goods.restricted,
      topic: 'Stock and equipment',
      label: 'Which of these do you sell or keep in stock?',
    },
    applies: shops,
    effects: [
      declines(
        ['cannabis', 'firearms', 'fireworks'],
        'We do not insure shops that sell these goods. Insurers who specialize in them do.',
      ),
      refers(
        ['tobacco_vape', 'cbd'],
        'An underwriter asks how much of your sales these goods are. A small share is often fine.',
      ),
    ],
  },
  {
    question: {
      ...stock.refrigerated_value,
      topic: 'Stock and equipment',
      label: 'What is refrigerated and frozen stock worth at most?',
      hint: 'Your cost. This is what you would throw away after a long power failure.',
    },
    applies: { traits: ['food'] },
    effects: [rates({ more_than: 25000 }, 1.04, 'More stock to spoil in a power failure adds a little to the price.')],
  },
  {
    question: {
      ...property.tools_off_site,
      topic: 'Stock and equipment',
      label: 'What would the tools and equipment you take to jobs cost new?',
    },
    applies: {
      traits: ['contractor', 'vehicles', 'installs', 'events'],
      industries: ['construction', 'building-services', 'media', 'personal-care', 'recreation', 'retail', 'technology'],
    },
    effects: [
      refers(
        { more_than: 25000 },
        'An underwriter reviews tools worth more than $25,000 on the road, since they are stolen from trucks.',
      ),
    ],
  },
  {
    question: {
      ...property.customer_goods,
      topic: 'Stock and equipment',
      label: 'When you hold the most, what are customers’ belongings in your care worth?',
      hint: 'For example: goods left for repair, artwork or original papers. Enter 0 if there are none.',
    },
    applies: { traits: ['office', 'technology', 'auto-service', 'cleaning', 'design', 'installs', 'animals'] },
    effects: [
      rates(
        { more_than: 25000 },
        1.05,
        'We pay for customers’ belongings too when they burn or are stolen, so a high value costs a little more.',
      ),
      refers(
        { more_than: 100000 },
        'An underwriter reviews belongings above $100,000, because they may need a limit of their own.',
      ),
    ],
  },
  {
    question: {
      ...safety.cooking_method,
      topic: 'Cooking and serving',
      label: 'What is the heaviest cooking you do?',
    },
    applies: cooks,
    effects: [
      rates(['grill_stovetop'], 1.1, 'Cooking that makes grease starts more fires, so it costs more to insure.'),
      rates(['fryer_wok'], 1.2, 'Hot oil is the most common start of a kitchen fire, so it costs more to insure.'),
      refers(
        ['wood_charcoal'],
        'An underwriter reviews cooking over wood or charcoal: the flue, the ash, and what stands near.',
      ),
    ],
  },
  {
    question: {
      ...safety.hood_system,
      topic: 'Cooking and serving',
      label: 'Does a hood with an automatic fire system cover every fryer, grill and stovetop?',
      hint: 'Current systems say “UL 300” on the tag. Ovens and coffee machines do not count.',
    },
    applies: cooks,
    effects: [
      declines(
        ['No'],
        'We do not insure frying or grilling without a fire system in the hood. Come back once it is installed.',
      ),
      refers(['Not sure'], 'An underwriter will ask for a photo of the tag. Not knowing does not count against you.'),
    ],
  },
  {
    question: {
      id: 'hood_cleaned',
      type: 'select',
      topic: 'Cooking and serving',
      label: 'How often does a professional clean the hood and duct?',
      hint: 'The sticker on the hood shows when it was done last.',
      options: [
        { value: 'quarterly', label: 'Every 3 months, or more often' },
        { value: 'half_yearly', label: 'Twice a year' },
        { value: 'yearly', label: 'Once a year' },
        { value: 'rarely', label: 'Less often, or we clean it ourselves' },
      ],
      conditions: [{ holder: 'question', subject: 'hood_system', or: ['Yes'] }],
      fact: 'safety.hood_cleaned',
    },
    applies: cooks,
    effects: [
      rates(['quarterly'], 0.97, 'A duct without grease gives a fire nothing to feed on, so you get a credit.'),
      rates(['yearly'], 1.05, 'Grease builds up in a year and carries a fire to the roof, so this adds to the price.'),
      refers(['rarely'], 'An underwriter asks for a professional cleaning of hood and duct. Its bill settles it.'),
    ],
  },
  {
    question: {
      ...sales.alcohol_share,
      topic: 'Cooking and serving',
    },
    applies: servesAlcohol,
    effects: [
      refers(
        { more_than: 20 },
        'An underwriter reviews places where alcohol is more than 20% of sales. Restaurants are often accepted.',
      ),
      declines(
        { more_than: 40 },
        'We do not insure places where alcohol is more than 40% of sales. Insurers for bars do.',
      ),
    ],
  },
  {
    question: {
      id: 'open_late',
      type: 'yes_no',
      topic: 'Cooking and serving',
      label: 'Are you open to the public after midnight on any night of the week?',
      statement: beingTrue('We are open to the public after midnight on some night of the week'),
      fact: 'hours.after_midnight',
    },
    applies: { traits: ['alcohol', 'fitness', 'cooking'], not_classes: ['CW311'] },
    effects: [
      refers(['Yes'], 'An underwriter asks how a place open after midnight is staffed. Late hours alone are not a no.'),
    ],
  },
  {
    question: {
      ...money.cash_overnight,
      topic: 'Money and records',
      label: 'How much cash stays overnight at most?',
      hint: 'Leave out checks and card slips. Enter 0 if there is none.',
    },
    applies: takesCash,
    effects: [
      rates(
        { more_than: 5000 },
        1.04,
        'More cash left overnight draws break-ins. A daily trip to the bank lowers this.',
      ),
      refers(
        { more_than: 15000 },
        'An underwriter asks how cash above $15,000 is locked away. A good safe is often enough.',
      ),
    ],
  },
  {
    question: {
      ...controls.two_person_bank,
      topic: 'Money and records',
      label: 'Does someone who cannot sign checks go over the bank statement each month?',
      statement: inPlace('Someone who signs no checks reads the monthly bank statement'),
      hint: 'An outside bookkeeper counts.',
      why: 'Theft by a trusted employee often goes on for years before anybody looks.',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['2'], test: 'more_than' }],
    },
    effects: [
      rates(
        ['No'],
        1.03,
        'Without a second pair of eyes on the account, theft by an employee lasts longer and costs more.',
      ),
    ],
  },
  {
    question: {
      id: 'records_backup',
      type: 'select',
      topic: 'Money and records',
      label: 'How often are records backed up off site?',
      hint: 'Records kept in an online service count as daily.',
      options: [
        { value: 'daily', label: 'Every day' },
        { value: 'weekly', label: 'Every week' },
        { value: 'rarely', label: 'Less often' },
        { value: 'never', label: 'Never' },
      ],
      fact: 'records.backup',
    },
    effects: [
      rates(['daily'], 0.98, 'Records that survive a fire get you open again sooner, so you get a credit.'),
      rates(
        ['never'],
        1.05,
        'Rebuilding lost records takes weeks, so having no copy costs more. Start one and tell us.',
      ),
    ],
  },
  {
    question: {
      ...auto.employee_driving,
      topic: 'Driving for work',
      label: 'How often do employees drive their own or rented cars for you?',
      hint: 'Bank runs, pickups and visits count. Driving to and from work does not.',
      why: 'After a crash on your errand, the injured driver can claim against you as well.',
    },
    effects: [
      rates(
        ['weekly'],
        1.04,
        'Weekly errands in employees’ cars bring some crashes, so they add a little to the price.',
      ),
      refers(['daily'], 'An underwriter reviews daily driving, because a commercial auto policy may suit you better.'),
    ],
  },
  {
    question: {
      ...claims.changes,
      topic: 'Your past claims',
      label: 'What have you repaired or changed since your claims?',
      hint: 'For example: new pipes after a leak, or a better lock after a break-in.',
      why: 'A loss that led to a repair counts for less than one that can come back.',
    },
  },
]
