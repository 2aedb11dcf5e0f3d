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

/**
 * Alder & Finch (sample), professional liability: for people who sell advice, services and ideas. Asks how the work is
 * checked, and then what goes wrong in the trade itself. The health questions are for practitioners without surgery.
 */
export const plQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...professional.review,
      id: 'work_review',
      topic: 'How you work',
      label: 'Who looks over your work before the client gets it?',
      hint: 'What happens most of the time.',
    },
    effects: [
      rates(
        ['second_person'],
        0.95,
        'A second pair of eyes finds most mistakes before the client does, so you get a credit.',
      ),
      rates(
        ['nobody'],
        1.08,
        'Work that nobody looks over brings more complaints, so this costs more. A checklist is enough.',
      ),
    ],
  },
  {
    question: {
      id: 'jobs_redone',
      type: 'number',
      topic: 'How you work',
      label: 'In the past 12 months, how many jobs did you redo at your own cost?',
      hint: 'Small corrections that clients expect do not count. Enter 0 if there were none.',
      checks: [{ rule: 'isLessThan', than: 10000 }],
    },
    effects: [
      refers({ more_than: 5 }, 'An underwriter asks what went wrong when more than 5 jobs a year had to be redone.'),
    ],
  },
  {
    question: {
      ...professional.supervised_start,
      id: 'supervised_start',
      topic: 'How you work',
      label: 'Does someone experienced check all the work of new employees for their first three months?',
      statement: inPlace('Someone experienced checks all the work of new employees for their first three months'),
    },
    effects: [
      rates(['No'], 1.05, 'New people make most of the mistakes, so working unchecked from the first day costs more.'),
    ],
  },
  {
    question: {
      ...professional.subcontract_terms,
      id: 'subcontract_terms',
      topic: 'How you work',
      label: 'Do subcontractors agree in writing to pay for their own mistakes?',
    },
    effects: [
      rates(['Yes'], 0.97, 'Subcontractors who stand behind their work take part of the claim, so you get a credit.'),
      rates(
        ['No'],
        1.06,
        'Your client comes to you for a subcontractor’s mistake, and you cannot pass it on, so this costs more.',
      ),
    ],
  },
  {
    question: {
      id: 'paid_by_others',
      type: 'yes_no',
      topic: 'Clients and complaints',
      label: 'Are you ever paid by someone other than the client for what you recommend?',
      statement: beingTrue('We are sometimes paid by someone other than the client for what we recommend'),
      hint: 'Commissions, referral fees, rebates from suppliers.',
    },
    effects: [
      rates(['Yes'], 1.07, 'A client who learns that somebody else paid you doubts the advice, so this costs more.'),
    ],
  },
  {
    question: {
      id: 'complaint_answered',
      type: 'yes_no',
      topic: 'Clients and complaints',
      label: 'Is a complaint answered within five working days, and a note of it kept?',
      statement: inPlace('A complaint is answered within five working days, and a note of it kept'),
    },
    effects: [
      rates(['Yes'], 0.98, 'A complaint that is answered quickly seldom becomes a lawsuit, so you get a small credit.'),
    ],
  },
  {
    question: {
      ...professional.largest_contract,
      id: 'largest_contract',
      topic: 'Clients and complaints',
      label: 'What was the fee of your largest single contract in the past 12 months?',
      hint: 'The whole fee agreed, also if the work runs longer.',
    },
    effects: [
      refers(
        { more_than: 500000 },
        'An underwriter reads contracts above $500,000, because one of them could use up the whole limit.',
      ),
    ],
  },
  {
    question: {
      ...sales.outside_us,
      id: 'abroad_share',
      topic: 'Clients and complaints',
      label: 'What percent of your fees comes from clients outside the United States?',
    },
    effects: [
      rates(
        { more_than: 10 },
        1.05,
        'A claim from abroad costs more to defend, so more than a tenth of such fees adds to the price.',
      ),
      refers(
        { more_than: 40 },
        'An underwriter reviews firms with more than 40% of fees from abroad, and where those clients are.',
      ),
    ],
  },
  {
    question: {
      ...data.records_kept,
      id: 'client_records',
      topic: 'Client information',
      label: 'Of about how many people do you keep health, card or Social Security numbers for clients?',
      hint: 'On paper or computer. Enter 0 if you keep none.',
    },
    effects: [
      rates(
        { more_than: 10000 },
        1.06,
        'Clients blame you when what they entrusted to you leaks, so many records add to the price.',
      ),
    ],
  },
  {
    question: {
      ...controls.second_sign_in,
      id: 'email_second_step',
      topic: 'Client information',
      label: 'To open your email, is a second step needed, such as a code on a phone?',
    },
    effects: [
      rates(['No'], 1.04, 'One stolen password opens everything clients sent you, so this adds a little to the price.'),
    ],
  },
  {
    question: {
      ...technology.failure_effect,
      id: 'failure_effect',
      topic: 'Your technology work',
      label: 'What is the worst that could happen to a client if your work failed for a day?',
    },
    applies: technologyFirms,
    effects: [
      rates(['standstill'], 1.12, 'A client that stands still loses money by the hour, so this costs more.'),
      declines(['injury'], 'We do not insure technology that could hurt someone when it fails. Other insurers do.'),
    ],
  },
  {
    question: {
      id: 'technology_kinds',
      type: 'multi_select',
      topic: 'Your technology work',
      label: 'Which of these have you built, set up or looked after in the past three years?',
      options: [
        { value: 'payments', label: 'Systems that move money' },
        { value: 'trading', label: 'Trading, exchanges or digital tokens' },
        { value: 'patient_care', label: 'Systems used in treating patients' },
        { value: 'vehicles', label: 'Control of vehicles, machines or aircraft' },
        { value: 'security', label: 'Network security for others' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    applies: technologyFirms,
    effects: [
      declines(
        ['trading', 'vehicles'],
        'We do not insure technology for trading, digital tokens, vehicles or machines.',
      ),
      refers(
        ['patient_care'],
        'An underwriter asks what your system does for patients, and what happens when it is down.',
      ),
      rates(
        ['payments', 'security'],
        1.08,
        'When payments or security fail, the loss is larger, so this work costs more.',
      ),
    ],
  },
  {
    question: {
      ...technology.client_data_backup,
      id: 'client_data_backup',
      topic: 'Your technology work',
      label: 'Is the client data that you keep backed up?',
      hint: 'Tested means that you restored from it.',
    },
    applies: technologyFirms,
    effects: [
      refers(['no'], 'An underwriter reviews firms that keep client data without a backup. Starting one settles it.'),
      rates(
        ['untested'],
        1.03,
        'A backup that was not tried lately often fails when it is needed, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      ...creative.rights_cleared,
      id: 'rights_cleared',
      topic: 'Your creative work',
      label: 'Do you get written permission for pictures, fonts, music and text made by others?',
      hint: 'A paid stock license counts.',
    },
    applies: designFirms,
    effects: [
      refers(
        ['No'],
        'An underwriter asks where your pictures, fonts and texts come from. A written routine settles it.',
      ),
    ],
  },
  {
    question: {
      ...creative.built_from_drawings,
      id: 'built_from_drawings',
      topic: 'Your creative work',
      label: 'What is built or made from your drawings?',
    },
    applies: designFirms,
    effects: [
      rates(
        ['products'],
        1.08,
        'A fault in a product is made thousands of times over, so this design work costs more.',
      ),
      refers(
        ['structures'],
        'An underwriter for design firms reads your project list when buildings are built from your drawings.',
      ),
    ],
  },
  {
    question: {
      ...advice.in_writing,
      id: 'advice_written',
      topic: 'Your advice',
      label: 'How often do clients get your advice in writing?',
    },
    applies: advisers,
    effects: [
      rates(['always'], 0.97, 'Written advice settles who said what, so you get a credit.'),
      rates(
        ['rarely'],
        1.06,
        'Spoken advice is hard to defend years later, so this costs more. A follow-up email is enough.',
      ),
    ],
  },
  {
    question: {
      id: 'advice_on_money',
      type: 'yes_no',
      topic: 'Your advice',
      label: 'Do you tell clients where to invest, borrow or insure?',
      statement: beingTrue('We tell clients where to invest, borrow or insure'),
    },
    applies: advisers,
    effects: [
      refers(
        ['Yes'],
        'An underwriter asks about advice on investing, borrowing and insurance, and the license it needs.',
      ),
    ],
  },
  {
    question: {
      ...health.consent_forms,
      id: 'patient_consent',
      topic: 'Your patients',
      label: 'Does every patient sign a consent form before treatment starts?',
      statement: inPlace('Every patient signs a consent form before treatment starts'),
    },
    applies: healthPractices,
    effects: [
      refers(['No'], 'An underwriter asks how patients are told of risks. Sample forms are easy to get and settle it.'),
    ],
  },
  {
    question: {
      id: 'unsupervised_people',
      type: 'number',
      topic: 'Your patients',
      label: 'How many people treat patients without a license and without a licensed person in the room?',
      checks: [{ rule: 'isLessThan', than: 1000 }],
    },
    applies: healthPractices,
    effects: [
      declines({ more_than: 0 }, 'We do not insure treatment by people who have neither a license nor supervision.'),
    ],
  },
  {
    question: {
      id: 'treatments',
      type: 'multi_select',
      topic: 'Your treatments',
      label: 'Which of these treatments do you offer?',
      options: [
        { value: 'injections', label: 'Injections or fillers' },
        { value: 'lasers', label: 'Lasers or intense light' },
        { value: 'deep_peels', label: 'Medium or deep chemical peels' },
        { value: 'permanent_makeup', label: 'Permanent makeup or microblading' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    applies: salons,
    effects: [
      declines(['injections'], 'We do not insure injections and fillers. Insurers for medical practices do.'),
      refers(
        ['lasers', 'deep_peels'],
        'An underwriter asks who uses lasers and strong peels, and how they were trained.',
      ),
      rates(
        ['permanent_makeup'],
        1.15,
        'Permanent makeup leads to more complaints than other beauty work, so it costs more.',
      ),
    ],
  },
  {
    question: {
      ...beauty.allergy_form,
      id: 'allergy_form',
      topic: 'Your treatments',
      label: 'Before a first treatment, do clients fill in a form about allergies, skin and medicines?',
      statement: inPlace('Before a first treatment, clients fill in a form about allergies, skin and medicines'),
    },
    applies: salons,
    effects: [
      rates(
        ['No'],
        1.06,
        'Most beauty claims are reactions that a short form would have prevented, so this costs more.',
      ),
    ],
  },
  {
    question: {
      ...property.defects_disclosed,
      id: 'defects_disclosed',
      topic: 'Your property deals',
      label: 'Do owners sign what they know of defects before you offer a property?',
    },
    applies: realEstate,
    effects: [
      refers(['No'], 'An underwriter asks how buyers and tenants learn of defects. Using the state’s form settles it.'),
    ],
  },
  {
    question: {
      id: 'inspection_advised',
      type: 'yes_no',
      topic: 'Your property deals',
      label: 'Do you advise every buyer in writing to have the property inspected?',
      statement: inPlace('We advise every buyer in writing to have the property inspected'),
      hint: 'If you do not work with buyers, choose Yes.',
    },
    applies: realEstate,
    effects: [
      rates(['Yes'], 0.96, 'A buyer who was told to inspect has little to blame you for, so you get a credit.'),
    ],
  },
]
