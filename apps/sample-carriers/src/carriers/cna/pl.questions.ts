// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import {
  advisers,
  designFirms,
  healthPractices,
  realEstate,
  salons,
  technologyFirms,
} from '../../questions/audiences.ts'
import { controls, data } from '../../questions/controls.ts'
import { advice, beauty, creative, health, professional, technology } from '../../questions/professional.ts'
import { property } from '../../questions/property.ts'
import { sales } from '../../questions/sales.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import type { RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

/** Keystone Casualty (sample), professional liability for established firms; asks how the firm is run. */
export const plQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...professional.review,
      id: 'review_before_delivery',
      topic: 'Quality of the work',
      label: 'Before work leaves the firm, who has reviewed it?',
    },
    effects: [
      rates(['second_person'], 0.93, 'Firms that review all work have fewer claims, so you get a credit.'),
      refers(['nobody'], 'An underwriter asks how mistakes are caught when nobody reviews the work before it leaves.'),
    ],
  },
  {
    question: {
      id: 'written_procedures',
      type: 'yes_no',
      topic: 'Quality of the work',
      label: 'Are there written steps for each kind of job you do?',
      statement: inPlace('There are written steps for each kind of job we do'),
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
      ...professional.supervised_start,
      id: 'new_hires_checked',
      topic: 'Quality of the work',
      label: 'In their first three months, is all work of new hires checked by someone senior?',
      statement: inPlace('In their first three months, all work of new hires is checked by someone senior'),
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
      statement: inPlace('We keep a list of mistakes and near misses, and go through it at least once a year'),
    },
    effects: [rates(['Yes'], 0.97, 'A firm that studies its mistakes seldom repeats them, so you get a credit.')],
  },
  {
    question: {
      id: 'clients_screened',
      type: 'yes_no',
      topic: 'Clients and contracts',
      label: 'Do you check a new client for lawsuits, debts and conflicts of interest before you accept?',
      statement: inPlace('We check a new client for lawsuits, debts and conflicts of interest before we accept'),
      hint: 'A short search on the internet and in your own files counts.',
    },
    effects: [
      rates(['No'], 1.04, 'Clients who sued their last adviser often sue the next one, so taking everyone costs more.'),
    ],
  },
  {
    question: {
      ...professional.largest_contract,
      id: 'contract_size',
      topic: 'Clients and contracts',
      label: 'How large was the largest contract you worked on in the past 12 months, in fees?',
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
      ...professional.subcontract_terms,
      id: 'subcontractors_liable',
      topic: 'Clients and contracts',
      label: 'Have all subcontractors signed that they answer for their own mistakes?',
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
      ...sales.outside_us,
      id: 'fees_from_abroad',
      topic: 'Clients and contracts',
      label: 'How much of your fees, in percent, is paid by clients outside the United States?',
    },
    effects: [
      refers({ more_than: 25 }, 'An underwriter reviews firms with more than a quarter of their fees from abroad.'),
    ],
  },
  {
    question: {
      ...data.records_kept,
      id: 'people_on_file',
      topic: 'Money and files',
      label: 'On how many people do your files hold health, card or Social Security numbers?',
      hint: 'Clients, their customers and your employees. An estimate is fine.',
    },
    effects: [
      rates(
        { more_than: 5000 },
        1.04,
        'More people in your files can claim when something leaks, so this adds to the price.',
      ),
      refers(
        { more_than: 100000 },
        'An underwriter reviews more than 100,000 records, because a cyber policy may suit you better.',
      ),
    ],
  },
  {
    question: {
      ...controls.payment_callback,
      id: 'bank_details_confirmed',
      topic: 'Money and files',
      label: 'When bank details change, does someone confirm it by phone before paying?',
      statement: inPlace('When bank details change, someone confirms it by phone before paying'),
      hint: 'Yours, a supplier’s or a client’s. On a number you already had.',
    },
    effects: [
      rates(['No'], 1.03, 'A false email can send a client’s money to a thief, so this adds a little to the price.'),
    ],
  },
  {
    question: {
      ...technology.failure_effect,
      id: 'outage_consequence',
      topic: 'Technology you deliver',
      label: 'If what you deliver stopped for a day, how hard would the most exposed client be hit?',
    },
    applies: technologyFirms,
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
      statement: inPlace('Every change to a client’s system is tested, approved and recorded'),
    },
    applies: technologyFirms,
    effects: [
      rates(['Yes'], 0.95, 'Most failures follow an untested change. You test and record them, so you get a credit.'),
      rates(['No'], 1.07, 'Most failures follow an untested change, so this costs more. A simple log is a good start.'),
    ],
  },
  {
    question: {
      ...technology.client_data_backup,
      id: 'backup_of_client_data',
      topic: 'Technology you deliver',
      label: 'How well is the client data in your hands backed up?',
    },
    applies: technologyFirms,
    effects: [
      declines(['no'], 'We do not insure firms that keep client data without a backup. Ask again once you have one.'),
    ],
  },
  {
    question: {
      ...creative.rights_cleared,
      id: 'permission_on_file',
      topic: 'Design and drawings',
      label: 'Is permission on file for every picture, font, text and piece of music that others made?',
    },
    applies: designFirms,
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
      ...creative.built_from_drawings,
      id: 'drawings_used_for',
      topic: 'Design and drawings',
      label: 'What do others build or make from what you draw?',
    },
    applies: designFirms,
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
    applies: designFirms,
    effects: [
      rates(['Yes'], 0.94, 'A mistake found on site is cheap to put right, so you get back part of the charge.'),
      refers(['No'], 'An underwriter asks who watches over the work that is built from your drawings.'),
    ],
  },
  {
    question: {
      ...advice.in_writing,
      id: 'advice_confirmed',
      topic: 'Advice to clients',
      label: 'How often do you confirm your advice to the client in writing?',
    },
    applies: advisers,
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
      statement: beingTrue('Banks, investors or buyers rely on forecasts or opinions that we write'),
    },
    applies: advisers,
    effects: [
      refers(
        ['Yes'],
        'An underwriter reads one of the opinions that others rely on, because many people can claim on it.',
      ),
    ],
  },
  {
    question: {
      ...health.consent_forms,
      id: 'consent_before_treatment',
      topic: 'Care of patients',
      label: 'Before treatment begins, has each patient signed that the risks were explained?',
      statement: inPlace('Before treatment begins, each patient has signed that the risks were explained'),
    },
    applies: healthPractices,
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
    applies: healthPractices,
    effects: [
      refers(
        { more_than: 0 },
        'An underwriter asks what happened to each patient. One explained incident often matters little.',
      ),
    ],
  },
  {
    question: {
      ...beauty.allergy_form,
      id: 'skin_questionnaire',
      topic: 'Care of customers',
      label: 'Do new customers answer written questions on allergies, skin and medicines first?',
      statement: inPlace('New customers answer written questions on allergies, skin and medicines first'),
    },
    applies: salons,
    effects: [refers(['No'], 'An underwriter asks how you learn of allergies. A one-page form settles it.')],
  },
  {
    question: {
      ...property.defects_disclosed,
      id: 'sellers_disclose',
      topic: 'Property you deal in',
      label: 'Is a signed list of known defects on file for every property you sell or rent out?',
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
