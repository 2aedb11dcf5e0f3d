// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../answer-effects.ts'

const technology: Applies = { traits: ['technology'] }
const design: Applies = { traits: ['design'] }
const advice: Applies = { traits: ['advice'] }
const health: Applies = { traits: ['health'] }
const beauty: Applies = { traits: ['personal-care'] }
const realEstate: Applies = { industries: ['real-estate'] }

/** Keystone Casualty (sample), professional liability: for established firms; asks how the firm is run. */
export const plQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'review_before_delivery',
      type: 'select',
      topic: 'Quality of the work',
      label: 'Before work leaves the firm, who has reviewed it?',
      options: [
        { value: 'second_person', label: 'A second person' },
        { value: 'checklist', label: 'Whoever did it, with a checklist' },
        { value: 'nobody', label: 'Nobody' },
      ],
      fact: 'professional.review',
    },
    effects: [
      rates(['second_person'], 0.93, 'Firms that review all work have fewer claims, so you get a credit.'),
      refers(['nobody'], 'An underwriter asks how mistakes are caught when nobody reviews the work before it leaves.'),
    ],
  },
  {
    question: {
      id: 'written_procedures',
      type: 'yes_no_not_sure',
      topic: 'Quality of the work',
      label: 'Are there written steps for each kind of job you do?',
      hint: 'Templates and checklists count.',
    },
    effects: [rates(['Yes'], 0.97, 'Written steps keep a job the same whoever does it, so you get a credit.')],
  },
  {
    question: {
      id: 'training_hours',
      type: 'number',
      topic: 'Quality of the work',
      label: 'How many hours of professional training does each person here take in a year?',
      hint: 'Courses, seminars and study for a license. An average is fine.',
      checks: [{ rule: 'isLessThan', than: 2000 }],
    },
    effects: [
      rates(
        { less_than: 8 },
        1.04,
        'Rules and methods change every year, so less than a day of training adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'new_hires_checked',
      type: 'yes_no',
      topic: 'Quality of the work',
      label: 'In their first three months, is all work of new hires checked by someone senior?',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['1'], test: 'more_than' }],
      fact: 'professional.supervised_start',
    },
    effects: [
      rates(['Yes'], 0.97, 'New hires who are checked learn before a client pays for it, so you get a credit.'),
      rates(['No'], 1.04, 'Unchecked work of new hires leads to claims, so this adds a little to the price.'),
    ],
  },
  {
    question: {
      id: 'mistakes_recorded',
      type: 'yes_no',
      topic: 'Quality of the work',
      label: 'Do you keep a list of mistakes and near misses, and go through it at least once a year?',
    },
    effects: [rates(['Yes'], 0.97, 'A firm that studies its mistakes seldom repeats them, so you get a credit.')],
  },
  {
    question: {
      id: 'clients_screened',
      type: 'yes_no',
      topic: 'Clients and contracts',
      label: 'Do you check a new client for lawsuits, debts and conflicts of interest before you accept?',
      hint: 'A short search on the internet and in your own files counts.',
    },
    effects: [
      rates(['No'], 1.04, 'Clients who sued their last adviser often sue the next one, so taking everyone costs more.'),
    ],
  },
  {
    question: {
      id: 'contract_size',
      type: 'money',
      topic: 'Clients and contracts',
      label: 'How large was the largest contract you worked on in the past 12 months, in fees?',
      conditions: [{ holder: 'quote', subject: 'annual_revenue', or: ['250000'], test: 'more_than' }],
      checks: [{ rule: 'isLessThan', than: 1000000000 }],
      fact: 'professional.largest_contract',
    },
    effects: [
      refers(
        { more_than: 2000000 },
        'An underwriter reads contracts above $2,000,000 and what they make you answer for.',
      ),
    ],
  },
  {
    question: {
      id: 'subcontractors_liable',
      type: 'yes_no_not_sure',
      topic: 'Clients and contracts',
      label: 'Have all subcontractors signed that they answer for their own mistakes?',
      conditions: [{ holder: 'quote', subject: 'uses_subcontractors', or: ['Yes'] }],
      fact: 'professional.subcontract_terms',
    },
    effects: [
      refers(
        ['No'],
        'An underwriter asks what subcontractors do for you without having signed for their own mistakes.',
      ),
      refers(['Not sure'], 'An underwriter goes through your subcontracts with you. One usual form is all it needs.'),
    ],
  },
  {
    question: {
      id: 'fees_from_abroad',
      type: 'percent',
      topic: 'Clients and contracts',
      label: 'How much of your fees, in percent, is paid by clients outside the United States?',
      fact: 'sales.outside_us',
    },
    effects: [
      refers({ more_than: 25 }, 'An underwriter looks at firms with more than a quarter of their fees from abroad.'),
    ],
  },
  {
    question: {
      id: 'people_on_file',
      type: 'number',
      topic: 'Money and files',
      label: 'On how many people do your files hold health, card or Social Security numbers?',
      hint: 'Clients, their customers and your employees. An estimate is fine.',
      checks: [{ rule: 'isLessThan', than: 100000000 }],
      fact: 'data.records_kept',
    },
    effects: [
      rates(
        { more_than: 5000 },
        1.04,
        'More people in your files can claim when something leaks, so this adds to the price.',
      ),
      refers(
        { more_than: 100000 },
        'An underwriter looks at more than 100,000 records, because a cyber policy may suit you better.',
      ),
    ],
  },
  {
    question: {
      id: 'bank_details_confirmed',
      type: 'yes_no',
      topic: 'Money and files',
      label: 'When bank details change, does someone confirm it by phone before paying?',
      hint: 'Yours, a supplier’s or a client’s. On a number you already had.',
      fact: 'controls.payment_callback',
    },
    effects: [
      rates(['No'], 1.03, 'A false email can send a client’s money to a thief, so this adds a little to the price.'),
    ],
  },
  {
    question: {
      id: 'outage_consequence',
      type: 'select',
      topic: 'Technology you deliver',
      label: 'If what you deliver stopped for a day, how hard would the most exposed client be hit?',
      options: [
        { value: 'annoyance', label: 'An annoyance' },
        { value: 'some_money', label: 'Some lost sales or overtime' },
        { value: 'standstill', label: 'Their business would stop' },
        { value: 'injury', label: 'Someone could be hurt' },
      ],
      fact: 'technology.failure_effect',
    },
    applies: technology,
    effects: [
      rates(['standstill'], 1.08, 'A standstill at a client costs them by the hour, so this work costs more.'),
      refers(['injury'], 'An underwriter asks how people are kept safe when your technology fails.'),
    ],
  },
  {
    question: {
      id: 'changes_recorded',
      type: 'yes_no',
      topic: 'Technology you deliver',
      label: 'Is every change to a client’s system tested, approved and recorded?',
    },
    applies: technology,
    effects: [
      rates(['Yes'], 0.95, 'Most failures follow an untested change. You test and record them, so you get a credit.'),
      rates(['No'], 1.07, 'Most failures follow an untested change, so this costs more. A simple log is a good start.'),
    ],
  },
  {
    question: {
      id: 'backup_of_client_data',
      type: 'select',
      topic: 'Technology you deliver',
      label: 'How well is the client data in your hands backed up?',
      options: [
        { value: 'tested', label: 'Yes, and tested in the past year' },
        { value: 'untested', label: 'Yes, but not tested in the past year' },
        { value: 'no', label: 'No' },
        { value: 'no_data', label: 'We keep none' },
      ],
      fact: 'technology.client_data_backup',
    },
    applies: technology,
    effects: [
      declines(['no'], 'We do not insure firms that keep client data without a backup. Ask again once you have one.'),
    ],
  },
  {
    question: {
      id: 'permission_on_file',
      type: 'yes_no_not_sure',
      topic: 'Design and drawings',
      label: 'Is permission on file for every picture, font, text and piece of music that others made?',
      fact: 'creative.rights_cleared',
    },
    applies: design,
    effects: [
      rates(
        ['No'],
        1.1,
        'Using what others made without permission is the most common claim here, so this costs more.',
      ),
    ],
  },
  {
    question: {
      id: 'drawings_used_for',
      type: 'select',
      topic: 'Design and drawings',
      label: 'What do others build or make from what you draw?',
      options: [
        { value: 'nothing', label: 'Nothing that people use or stand on' },
        { value: 'interiors', label: 'Interiors, furniture, gardens' },
        { value: 'products', label: 'Products for sale' },
        { value: 'structures', label: 'Buildings, bridges, utilities' },
      ],
      fact: 'creative.built_from_drawings',
    },
    applies: design,
    effects: [
      rates(
        ['structures'],
        1.2,
        'Faults in buildings show after years and cost a great deal, so this design work costs more.',
      ),
    ],
  },
  {
    question: {
      id: 'site_visits',
      type: 'yes_no',
      topic: 'Design and drawings',
      label: 'Do you visit the site while it is built and note what you see?',
      conditions: [{ holder: 'question', subject: 'drawings_used_for', or: ['structures'] }],
    },
    applies: design,
    effects: [
      rates(['Yes'], 0.94, 'A mistake found on site is cheap to put right, so you get back part of the charge.'),
      refers(['No'], 'An underwriter asks who watches over the work that is built from your drawings.'),
    ],
  },
  {
    question: {
      id: 'advice_confirmed',
      type: 'select',
      topic: 'Advice to clients',
      label: 'How often do you confirm your advice to the client in writing?',
      options: [
        { value: 'always', label: 'Always' },
        { value: 'important', label: 'When it is important' },
        { value: 'rarely', label: 'Rarely' },
      ],
      fact: 'advice.in_writing',
    },
    applies: advice,
    effects: [
      rates(['always'], 0.95, 'What is in writing cannot be misremembered, so you get a credit.'),
      refers(
        ['rarely'],
        'An underwriter asks how you would show what you advised. A short email after each talk settles it.',
      ),
    ],
  },
  {
    question: {
      id: 'forecasts_relied_on',
      type: 'yes_no',
      topic: 'Advice to clients',
      label: 'Do banks, investors or buyers rely on forecasts or opinions that you write?',
    },
    applies: advice,
    effects: [
      refers(
        ['Yes'],
        'An underwriter reads one of the opinions that others rely on, because many people can claim on it.',
      ),
    ],
  },
  {
    question: {
      id: 'consent_before_treatment',
      type: 'yes_no',
      topic: 'Care of patients',
      label: 'Before treatment begins, has each patient signed that the risks were explained?',
      fact: 'health.consent_forms',
    },
    applies: health,
    effects: [declines(['No'], 'We do not insure treatment without signed consent. Ask again once patients sign it.')],
  },
  {
    question: {
      id: 'patient_incidents',
      type: 'number',
      topic: 'Care of patients',
      label: 'How many patients were harmed or complained of harm in the past three years?',
      hint: 'Whether or not they made a claim. Enter 0 if there were none.',
      checks: [{ rule: 'isLessThan', than: 10000 }],
    },
    applies: health,
    effects: [
      refers(
        { more_than: 0 },
        'An underwriter asks what happened to each patient. One explained incident often matters little.',
      ),
    ],
  },
  {
    question: {
      id: 'skin_questionnaire',
      type: 'yes_no',
      topic: 'Care of customers',
      label: 'Do new customers answer written questions on allergies, skin and medicines first?',
      fact: 'beauty.allergy_form',
    },
    applies: beauty,
    effects: [refers(['No'], 'An underwriter asks how you learn of allergies. A one-page form settles it.')],
  },
  {
    question: {
      id: 'sellers_disclose',
      type: 'yes_no',
      topic: 'Property you deal in',
      label: 'Is a signed list of known defects on file for every property you sell or rent out?',
      fact: 'property.defects_disclosed',
    },
    applies: realEstate,
    effects: [
      rates(
        ['Yes'],
        0.96,
        'Most claims are about defects nobody mentioned. You have them in writing, so you get a credit.',
      ),
      rates(['No'], 1.1, 'Most claims are about defects nobody mentioned, so working without the form costs more.'),
    ],
  },
]
