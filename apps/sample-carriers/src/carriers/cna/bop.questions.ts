// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import { cooks, servesAlcohol, siteTrades } from '../../questions/audiences.ts'
import { claims, controls, data, money } from '../../questions/controls.ts'
import { buildingYear, property } from '../../questions/property.ts'
import { sales } from '../../questions/sales.ts'
import { inPlace } from '../../questions/statements.ts'
import { auto, safety, subcontractors, work } from '../../questions/work.ts'
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

const trade: Applies = { industries: ['retail', 'wholesale', 'manufacturing'] }
/** An original roof wears out before the building does. */

/**
 * Keystone Casualty (sample), business owner’s policy: for larger small businesses; asks about controls.
 * Ages in the reasons count back from 2026, the year of this revision.
 */
export const bopQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...property.roof_year,
      topic: 'Building and location',
      label: 'In what year was the whole roof last replaced?',
      hint: 'Repairs do not count. If it never was, enter the year the building was built.',
    },
    effects: [
      rates(
        { less_than: 2006 },
        1.08,
        'A roof over 20 years old is damaged more easily by wind and hail, so it costs more.',
      ),
      refers(
        { less_than: 1996 },
        'An underwriter reviews roofs over 30 years old. A roofer’s report usually settles it.',
      ),
    ],
  },
  {
    question: {
      ...property.updates,
      topic: 'Building and location',
      label: 'In what year was each system last fully replaced?',
      why: 'In a building over 25 years old, its systems matter more than its age.',
      questions: [
        { id: 'wiring_year', type: 'year', topic: 'Building and location', label: 'Wiring', checks: buildingYear },
        { id: 'plumbing_year', type: 'year', topic: 'Building and location', label: 'Plumbing', checks: buildingYear },
        { id: 'heating_year', type: 'year', topic: 'Building and location', label: 'Heating', checks: buildingYear },
      ],
    },
  },
  {
    question: {
      id: 'station_miles',
      type: 'number',
      topic: 'Building and location',
      label: 'How many road miles is it to a fire station?',
      hint: 'Round up. An estimate is fine.',
      conditions: [{ holder: 'quote', subject: 'primary_location.occupancy', or: ['own', 'lease'] }],
      checks: [{ rule: 'isLessThanOrEqual', than: 200 }],
      fact: 'property.fire_station_miles',
    },
    effects: [
      refers(
        { more_than: 5 },
        'An underwriter reviews places more than 5 miles from a fire station. Sprinklers help a lot.',
      ),
      declines(
        { more_than: 10 },
        'We do not insure places more than 10 miles from a fire station, because help takes too long to arrive.',
      ),
    ],
  },
  {
    question: {
      id: 'interested_parties',
      type: 'repeat',
      topic: 'Building and location',
      label: 'Who else has an interest in building or equipment?',
      hint: 'For example: a bank or a leasing company. Leave this empty if there is nobody.',
      why: 'Lenders ask to be named on the policy. Knowing now saves you a change later.',
      optional: true,
      max_items: 6,
      questions: [
        {
          id: 'name',
          type: 'text',
          topic: 'Building and location',
          label: 'Name',
          checks: [{ rule: 'isLengthLessThan', than: 121 }],
        },
        {
          id: 'interest',
          type: 'select',
          topic: 'Building and location',
          label: 'Interest',
          options: [
            { value: 'mortgage', label: 'Mortgage on the building' },
            { value: 'loan', label: 'Loan on equipment or stock' },
            { value: 'lease', label: 'Equipment leased to us' },
            { value: 'landlord', label: 'Our landlord' },
          ],
        },
      ],
    },
  },
  {
    question: {
      id: 'outage_effect',
      type: 'select',
      topic: 'Keeping the business running',
      label: 'How much would stop if power, water or internet failed?',
      options: [
        { value: 'none', label: 'None' },
        { value: 'some', label: 'Less than half' },
        { value: 'most', label: 'More than half' },
        { value: 'all', label: 'All of it' },
      ],
      fact: 'operations.outage_effect',
    },
    effects: [
      rates(['none'], 0.98, 'A business that runs on without its utilities loses less income, so you get a credit.'),
      rates(
        ['all'],
        1.03,
        'If everything stops at once, we pay for more lost income, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      ...property.tools_off_site,
      topic: 'Keeping the business running',
      label: 'What is the replacement cost of all tools and equipment used away from your place?',
    },
    applies: {
      traits: ['contractor', 'vehicles', 'installs', 'events'],
      industries: ['construction', 'building-services', 'media', 'personal-care', 'recreation', 'retail', 'technology'],
    },
    effects: [
      refers(
        { more_than: 50000 },
        'An underwriter asks how tools above $50,000 are marked and tracked. A list with serial numbers helps.',
      ),
    ],
  },
  {
    question: {
      ...property.customer_goods,
      topic: 'Keeping the business running',
      label: 'What is the most that customers’ property in your care is worth at one time?',
      hint: 'For example: equipment for repair, samples or original papers. Enter 0 if there is none.',
    },
    applies: {
      traits: ['office', 'technology', 'auto-service', 'cleaning', 'design', 'installs', 'animals', 'manufacturing'],
    },
    effects: [
      rates(
        { more_than: 50000 },
        1.04,
        'We pay when customers’ property in your care is lost, so a high value adds a little to the price.',
      ),
      refers(
        { more_than: 250000 },
        'An underwriter reviews values above $250,000, to set a limit that would really be enough.',
      ),
    ],
  },
  {
    question: {
      ...work.max_height_feet,
      topic: 'Work at job sites',
      label: 'At what greatest height, in feet, do your people work?',
      hint: 'Measure to their feet. The edge of a two-story roof is about 20 feet up. Enter 0 if none.',
    },
    applies: siteTrades,
    effects: [
      refers(
        { more_than: 20 },
        'An underwriter reviews work more than 20 feet up, to see how people below are kept safe.',
      ),
      declines({ more_than: 35 }, 'We do not insure work more than 35 feet up by a business owners policy.'),
    ],
  },
  {
    question: {
      ...work.hazardous,
      topic: 'Work at job sites',
      label: 'Which of these have you, or anyone you hired, done in the past five years?',
    },
    applies: { traits: ['contractor'] },
    effects: [
      declines(
        ['blasting', 'abatement', 'tracts', 'demolition', 'torch_roofing', 'eifs'],
        'We do not insure this work by a business owners policy. General liability by itself may be offered.',
      ),
      refers(
        ['deep_trenches', 'new_york_city', 'cranes'],
        'An underwriter asks where this work is done and how people are kept safe.',
      ),
    ],
  },
  {
    question: {
      ...subcontractors.certificates,
      topic: 'Work at job sites',
      label: 'Do you keep a current certificate of liability insurance on file for each subcontractor?',
    },
    applies: siteTrades,
    effects: [
      refers(
        ['sometimes'],
        'An underwriter asks which subcontractors have no proof of insurance, and what they do for you.',
      ),
      refers(
        ['never'],
        'An underwriter reviews subcontractors without proof of insurance. You can start collecting it now.',
      ),
    ],
  },
  {
    question: {
      id: 'inventory_counts',
      type: 'select',
      topic: 'Stock and sales',
      label: 'How often do you count your stock against the books?',
      why: 'After a theft or fire, the last count shows what was there.',
      options: [
        { value: 'rolling', label: 'A part of it every week' },
        { value: 'monthly', label: 'All of it every month' },
        { value: 'quarterly', label: 'All of it every quarter' },
        { value: 'yearly', label: 'Once a year' },
        { value: 'never', label: 'Never, or we keep no books on stock' },
      ],
      fact: 'controls.inventory_counts',
    },
    applies: trade,
    effects: [
      rates(['rolling', 'monthly'], 0.97, 'Frequent counts find missing goods early, so you get a credit.'),
      refers(['never'], 'An underwriter asks how you would show what was lost. Supplier invoices may be enough.'),
    ],
  },
  {
    question: {
      id: 'target_stock',
      type: 'multi_select',
      topic: 'Stock and sales',
      label: 'Which of these do you keep in stock?',
      hint: 'Choose it if you usually hold more than $5,000 worth.',
      options: [
        { value: 'electronics', label: 'Phones, computers or game consoles' },
        { value: 'jewelry', label: 'Jewelry or watches' },
        { value: 'designer_clothing', label: 'Designer clothing, shoes or bags' },
        { value: 'liquor_tobacco', label: 'Liquor or tobacco' },
        { value: 'metals', label: 'Copper or other valuable metals' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
      fact: 'stock.target_goods',
    },
    applies: trade,
    effects: [
      rates(
        ['electronics', 'designer_clothing', 'liquor_tobacco', 'metals'],
        1.06,
        'Thieves look for these goods because they are easy to sell, so they cost more to insure.',
      ),
      refers(['jewelry'], 'An underwriter asks about safes and showcases, because jewelry needs a limit of its own.'),
    ],
  },
  {
    question: {
      id: 'online_share',
      type: 'percent',
      topic: 'Stock and sales',
      label: 'In the next 12 months, what percent of your sales will be online?',
      hint: 'Orders shipped to customers. Enter 0 if you do not sell online.',
      fact: 'sales.online_share',
    },
    applies: trade,
    effects: [
      refers(
        { more_than: 75 },
        'An underwriter reviews mostly online sellers, to see where goods are shipped and who stores them.',
      ),
    ],
  },
  {
    question: {
      ...safety.cooking_method,
      topic: 'Cooking and alcohol',
      label: 'Which describes the heaviest cooking at your place?',
      options: [
        { value: 'none', label: 'No cooking' },
        { value: 'warming', label: 'Warming, microwave or coffee only' },
        { value: 'ovens', label: 'Ovens, without frying or grilling' },
        { value: 'grill_stovetop', label: 'Grill, griddle or stovetop' },
        { value: 'fryer_wok', label: 'Deep fryer, wok or charbroiler' },
        { value: 'wood_charcoal', label: 'Wood or charcoal: a smoker, pit or wood-fired oven' },
      ],
    },
    applies: cooks,
    effects: [
      rates(
        ['grill_stovetop', 'fryer_wok'],
        1.15,
        'Grease makes kitchen fires spread, so cooking that produces it costs more to insure.',
      ),
      refers(
        ['wood_charcoal'],
        'An underwriter asks who built the smoker or oven, and how its flue is cleaned and its ash taken out.',
      ),
    ],
  },
  {
    question: {
      ...safety.hood_system,
      topic: 'Cooking and alcohol',
      label: 'Does an automatic fire system in the hood protect all frying and grilling?',
      hint: 'A system that meets today’s standard says “UL 300” on its tag. Ovens do not count.',
    },
    applies: cooks,
    effects: [
      declines(
        ['No'],
        'We do not insure frying or grilling without this protection. We are glad to look again once you have it.',
      ),
      refers(
        ['Not sure'],
        'An underwriter checks it with you, usually from a photo. Not knowing does not count against you.',
      ),
    ],
  },
  {
    question: {
      id: 'hood_contract',
      type: 'yes_no',
      topic: 'Cooking and alcohol',
      label: 'Do you have a written contract for servicing the hood’s fire system every six months?',
      conditions: [{ holder: 'question', subject: 'hood_system', or: ['Yes'] }],
      fact: 'safety.hood_contract',
    },
    applies: cooks,
    effects: [
      rates(['Yes'], 0.95, 'A serviced system works when it is needed, so you get a credit.'),
      refers(['No'], 'An underwriter asks for the last service report. Signing a contract usually settles it.'),
    ],
  },
  {
    question: {
      ...sales.alcohol_share,
      topic: 'Cooking and alcohol',
      why: 'Liability for alcohol is a policy of its own. The share tells us whether you need one.',
    },
    applies: servesAlcohol,
    effects: [
      refers(
        { more_than: 25 },
        'An underwriter reviews places where alcohol is more than a quarter of sales, and their staff training.',
      ),
      declines(
        { more_than: 40 },
        'We do not insure places where alcohol is more than 40% of sales. Insurers for bars do.',
      ),
    ],
  },
  {
    question: {
      ...money.cash_overnight,
      topic: 'Money and data controls',
      label: 'How much cash is kept overnight at most?',
      hint: 'Include cash in a safe. Enter 0 if there is none.',
    },
    applies: { traits: ['retail', 'food', 'personal-care', 'alcohol', 'lodging', 'fitness', 'auto-service'] },
    effects: [
      refers(
        { more_than: 10000 },
        'An underwriter asks who counts and locks away cash above $10,000. A routine for it is enough.',
      ),
    ],
  },
  {
    question: {
      ...controls.two_person_bank,
      topic: 'Money and data controls',
      label: 'Does someone other than your check signers compare the bank statement with your books each month?',
      statement: inPlace('Someone who signs no checks compares bank statement and books monthly'),
      hint: 'An outside accountant or bookkeeper counts.',
      why: 'It is the control that finds most theft by employees.',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['1'], test: 'more_than' }],
    },
    effects: [
      rates(['Yes'], 0.97, 'Keeping paying and checking apart stops most theft by employees, so you get a credit.'),
      rates(['No'], 1.06, 'One person who both pays and checks can hide a theft for years, so this costs more.'),
    ],
  },
  {
    question: {
      ...controls.payment_callback,
      id: 'payment_callback',
      topic: 'Money and data controls',
      label: 'Before money goes to a new or changed bank account, does someone call the payee to confirm?',
      statement: inPlace('We call payees to confirm a new bank account'),
      hint: 'On a phone number you already had, not one from the request.',
      why: 'False requests to change a supplier’s account are a common fraud on small businesses.',
    },
    effects: [
      rates(
        ['No'],
        1.04,
        'Without a call back, a false email can cost you a whole payment, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      ...data.records_kept,
      id: 'records_kept',
      topic: 'Money and data controls',
      label: 'How many people’s card, health or Social Security numbers do you keep?',
      hint: 'Customers and employees, on paper or computer. Numbers held only by your card processor do not count.',
    },
    effects: [
      rates(
        { more_than: 5000 },
        1.05,
        'If records leak, everybody in them must be told. More records make that cost more.',
      ),
      refers(
        { more_than: 50000 },
        'An underwriter reviews more than 50,000 records, because a cyber policy may suit you better.',
      ),
    ],
  },
  {
    question: {
      ...controls.second_sign_in,
      id: 'second_sign_in',
      topic: 'Money and data controls',
      label: 'Does signing in to email need a second step?',
      conditions: [{ holder: 'question', subject: 'records_kept', or: ['0'], test: 'more_than' }],
    },
    effects: [rates(['Yes'], 0.97, 'A second step keeps most thieves out of your email, so you get a credit.')],
  },
  {
    question: {
      ...auto.employee_driving,
      topic: 'Driving for work',
      label: 'How often do employees drive their own or rented cars on your business?',
      hint: 'Driving to and from work does not count.',
    },
    effects: [
      rates(
        ['weekly', 'daily'],
        1.06,
        'After a crash on your business, the claim can reach you too, so regular driving costs more.',
      ),
    ],
  },
  {
    question: {
      id: 'driver_records',
      type: 'yes_no',
      topic: 'Driving for work',
      label: 'Do you check the license and driving record of everyone who drives for you, every year?',
      conditions: [{ holder: 'question', subject: 'employee_driving', or: ['weekly', 'daily'] }],
      fact: 'controls.driver_records',
    },
    effects: [
      rates(['Yes'], 0.96, 'Checked drivers crash less, so you get back most of the charge for driving.'),
      rates(
        ['No'],
        1.04,
        'Unchecked drivers crash more often, so this adds a little. You can start yearly checks at any time.',
      ),
    ],
  },
  {
    question: {
      ...claims.changes,
      topic: 'Your past claims',
      label: 'What did you change after your claims to keep them from happening again?',
      hint: 'Name the change and who sees to it. A few sentences are enough.',
    },
  },
]
