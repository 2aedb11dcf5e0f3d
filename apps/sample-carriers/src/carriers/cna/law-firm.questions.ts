import { beingTrue, inPlace } from '../../questions/statements.ts'
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

const lawFirms: Applies = { classes: ['CW541110'] }

/**
 * Keystone Casualty (sample), professional liability: what it asks law firms instead of most of the usual questions.
 */
export const lawFirmQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'filings_reviewed',
      type: 'select',
      topic: 'Work in the firm',
      label: 'Before a brief, opinion or contract leaves the firm, who has read it besides its author?',
      options: [
        { value: 'second_attorney', label: 'A second attorney' },
        { value: 'important_only', label: 'A second attorney, when it is important' },
        { value: 'nobody', label: 'Nobody' },
      ],
      conditions: [{ holder: 'quote', subject: 'pl.aig.attorneys', or: ['1'], test: 'more_than' }],
    },
    applies: lawFirms,
    effects: [
      rates(['second_attorney'], 0.94, 'A second attorney reads all that leaves your firm, so you get a credit.'),
      rates(['nobody'], 1.05, 'Nobody but its author reads what leaves your firm, so this adds to the price.'),
    ],
  },
  {
    question: {
      id: 'staff_drafts_read',
      type: 'yes_no',
      topic: 'Work in the firm',
      label: 'Does an attorney read everything that paralegals and assistants draft before it goes out?',
      statement: inPlace('An attorney reads everything that paralegals and assistants draft before it goes out'),
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['0'], test: 'more_than' }],
    },
    applies: lawFirms,
    effects: [refers(['No'], 'An underwriter asks what leaves your firm without an attorney having read it.')],
  },
  {
    question: {
      id: 'new_attorneys_read',
      type: 'yes_no',
      topic: 'Work in the firm',
      label: 'In their first year with you, is the work of new attorneys read by a senior one?',
      statement: inPlace('In their first year with us, the work of new attorneys is read by a senior one'),
      hint: 'If nobody has joined in years, say what you would do.',
      conditions: [{ holder: 'quote', subject: 'pl.aig.attorneys', or: ['1'], test: 'more_than' }],
    },
    applies: lawFirms,
    effects: [
      rates(['No'], 1.05, 'New attorneys whose work nobody reads make more mistakes, so this adds to the price.'),
    ],
  },
  {
    question: {
      id: 'lateral_attorneys',
      type: 'number',
      topic: 'Work in the firm',
      label: 'How many attorneys came to you from other firms in the past 2 years?',
      hint: 'They bring clients and conflicts of interest along. Enter 0 for none.',
      conditions: [{ holder: 'quote', subject: 'pl.aig.attorneys', or: ['1'], test: 'more_than' }],
      checks: [{ rule: 'isLessThan', than: 1000 }],
    },
    applies: lawFirms,
    effects: [
      refers(
        { more_than: 3 },
        'An underwriter asks how conflicts of interest were checked when several attorneys joined you.',
      ),
    ],
  },
  {
    question: {
      id: 'matter_acceptance',
      type: 'select',
      topic: 'Clients and cases',
      label: 'Who decides whether the firm takes a new case?',
      options: [
        { value: 'two', label: 'At least two attorneys' },
        { value: 'principal', label: 'An owner of the firm alone' },
        { value: 'any', label: 'Any attorney alone' },
      ],
      conditions: [{ holder: 'quote', subject: 'pl.aig.attorneys', or: ['1'], test: 'more_than' }],
    },
    applies: lawFirms,
    effects: [
      rates(['two'], 0.96, 'Two attorneys decide on each new case, which keeps bad ones out, so you get a credit.'),
      rates(
        ['any'],
        1.05,
        'Any attorney alone can take a case, so cases beyond the firm’s experience slip in. This adds to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'cases_taken_over',
      type: 'yes_no',
      topic: 'Clients and cases',
      label: 'Do you take over cases from other lawyers less than 60 days before a deadline to file?',
      statement: beingTrue('We take over cases from other lawyers less than 60 days before a deadline to file'),
    },
    applies: lawFirms,
    effects: [
      rates(
        ['Yes'],
        1.07,
        'Cases taken over close to a deadline are the ones whose deadlines are missed, so they add to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'open_matters',
      type: 'number',
      topic: 'Clients and cases',
      label: 'How many open cases does your busiest attorney handle at a time?',
      hint: 'Cases of all kinds. An estimate is fine.',
      fact: 'law.busiest_attorney',
      checks: [{ rule: 'isLessThan', than: 10000 }],
    },
    applies: lawFirms,
    effects: [
      rates(
        { more_than: 120 },
        1.08,
        'An attorney with more than 120 open cases has little time for each, so this adds to the price.',
      ),
      refers({ more_than: 400 }, 'An underwriter asks how one attorney keeps track of more than 400 open cases.'),
    ],
  },
  {
    question: {
      id: 'admitted_elsewhere',
      type: 'yes_no',
      topic: 'Clients and cases',
      label: 'Does anyone here advise on the law of a state where no attorney of the firm is admitted?',
      statement: beingTrue('Someone here advises on the law of a state where no attorney of the firm is admitted'),
    },
    applies: lawFirms,
    effects: [refers(['Yes'], 'An underwriter asks which states’ law you advise on without being admitted there.')],
  },
  {
    question: {
      id: 'drafting_software',
      type: 'select',
      topic: 'Clients and cases',
      label: 'When software writes text or finds cases for you, is each citation looked up before it is filed?',
      options: [
        { value: 'always', label: 'Always, by an attorney' },
        { value: 'mostly', label: 'Mostly' },
        { value: 'rarely', label: 'Rarely or never' },
        { value: 'not_used', label: 'We do not use such software' },
      ],
    },
    applies: lawFirms,
    effects: [
      refers(
        ['mostly', 'rarely'],
        'An underwriter asks how citations that software made up are kept out of your filings.',
      ),
    ],
  },
  {
    question: {
      id: 'contingent_fees',
      type: 'percent',
      topic: 'Fees and client money',
      label: 'How much of your fees, in percent, is owed only when you win?',
      hint: 'Contingent fees of the last full year.',
    },
    applies: lawFirms,
    effects: [
      rates(
        { more_than: 25 },
        1.1,
        'More than a quarter of your fees depends on winning. Clients who lose claim more often, so this costs more.',
      ),
      refers(
        { more_than: 60 },
        'An underwriter reads firms that live mostly on contingent fees before we make an offer.',
      ),
    ],
  },
  {
    question: {
      id: 'overdue_fees',
      type: 'percent',
      topic: 'Fees and client money',
      label: 'How much of what you have billed, in percent, is more than 90 days overdue?',
      hint: 'Enter 0 if you are paid in advance.',
    },
    applies: lawFirms,
    effects: [
      rates(
        { more_than: 20 },
        1.05,
        'Clients who do not pay are the ones who claim, so many overdue bills add to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'trust_reconciled',
      type: 'select',
      topic: 'Fees and client money',
      label: 'Who compares the client trust account (IOLTA) with the bank’s statement every month?',
      options: [
        { value: 'other_person', label: 'Someone who cannot pay from it' },
        { value: 'same_person', label: 'Someone who can pay from it' },
        { value: 'nobody', label: 'Nobody, or not every month' },
        { value: 'no_account', label: 'We hold no client money' },
      ],
    },
    applies: lawFirms,
    effects: [
      rates(['no_account'], 0.98, 'You hold no client money, which is one worry less, so you get a small credit.'),
      declines(
        ['nobody'],
        'We do not insure firms whose trust account nobody checks each month. Ask again once someone does.',
      ),
    ],
  },
  {
    question: {
      id: 'trust_two_people',
      type: 'yes_no',
      topic: 'Fees and client money',
      label: 'Do two people approve each payment of more than $10,000 from the trust account?',
      conditions: [{ holder: 'question', subject: 'trust_reconciled', or: ['other_person', 'same_person'] }],
    },
    applies: lawFirms,
    effects: [rates(['Yes'], 0.97, 'Two people approve large payments of client money, so you get a credit.')],
  },
]
