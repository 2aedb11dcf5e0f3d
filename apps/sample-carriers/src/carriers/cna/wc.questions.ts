import { care, kitchens, siteTrades } from '../../questions/audiences.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import { wc } from '../../questions/wc.ts'
import { work } from '../../questions/work.ts'
import type { RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

/** Keystone Casualty (sample), workers’ compensation: for larger small businesses; asks how safety is managed. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...wc.safety_program,
      topic: 'How safety is managed',
      label: 'In what form are your safety rules?',
    },
    effects: [
      rates(
        ['written_trained'],
        0.91,
        'A written program with yearly training is what we look for first, so you get our largest credit.',
      ),
      rates(['spoken'], 1.06, 'Rules that are only told get lost as a business grows, so this adds to the price.'),
      refers(['none'], 'An underwriter talks with you about a safety program before we can give a price.'),
    ],
  },
  {
    question: {
      id: 'safety_lead',
      type: 'select',
      topic: 'How safety is managed',
      label: 'Who is responsible for safety?',
      options: [
        { value: 'owner', label: 'An owner' },
        { value: 'manager', label: 'A named manager' },
        { value: 'outside', label: 'An outside consultant' },
        { value: 'nobody', label: 'Nobody in particular' },
      ],
      fact: 'wc.safety_lead',
    },
    effects: [
      rates(
        ['nobody'],
        1.05,
        'Where nobody is responsible for safety, rules are not followed, so this adds to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'incident_review',
      type: 'yes_no',
      topic: 'How safety is managed',
      label: 'After each injury, do you write down its cause and what will change?',
      statement: inPlace('A written review after each injury'),
      fact: 'wc.incident_review',
    },
    effects: [rates(['Yes'], 0.96, 'Looking for the cause of each injury prevents the next, so you get a credit.')],
  },
  {
    question: {
      id: 'inspections',
      type: 'yes_no',
      topic: 'How safety is managed',
      label: 'In the last three years, did a workplace safety inspector fine or cite you?',
      statement: beingTrue('A safety inspector fined or cited us in the last three years'),
      hint: 'Federal or state inspectors.',
      fact: 'wc.citations',
    },
    effects: [
      refers(['Yes'], 'An underwriter reads what the inspector found. What has been put right since often settles it.'),
    ],
  },
  {
    question: {
      id: 'inspection_findings',
      type: 'long_text',
      topic: 'How safety is managed',
      label: 'What was found, and what have you done about it?',
      conditions: [{ holder: 'question', subject: 'inspections', or: ['Yes'] }],
      checks: [{ rule: 'isLengthLessThan', than: 1001 }],
      fact: 'wc.citation_details',
    },
  },
  {
    question: {
      ...wc.report_days,
      topic: 'How safety is managed',
      label: 'How many days pass until your insurer hears of an injury?',
    },
    effects: [
      rates(
        { less_than: 2 },
        0.97,
        'Injuries we hear of within a day are treated sooner and cost less, so you get a credit.',
      ),
    ],
  },
  {
    question: {
      ...wc.drug_tests,
      topic: 'Hiring and staying',
      label: 'When do you test for drugs?',
    },
    effects: [rates(['before_hire'], 0.97, 'Tests before hiring go with fewer accidents, so you get a credit.')],
  },
  {
    question: {
      ...wc.return_to_work,
      topic: 'Hiring and staying',
      label: 'Do you bring injured employees back on other duties until they are well?',
      statement: inPlace('Other duties for injured employees until they are well'),
      hint: 'Answer for what you would do if nobody has been hurt yet.',
    },
    effects: [
      rates(['Yes'], 0.95, 'Bringing people back early is the surest way to lower costs, so you get a credit.'),
    ],
  },
  {
    question: {
      ...wc.health_plan,
      topic: 'Hiring and staying',
      label: 'Do full-time employees have a health plan to which you pay half or more?',
      statement: inPlace('We pay at least half of full-timers’ health plan'),
    },
    effects: [
      rates(
        ['Yes'],
        0.97,
        'Employees with a health plan see a doctor before small troubles grow, so you get a credit.',
      ),
    ],
  },
  {
    question: {
      ...wc.turnover,
      topic: 'Hiring and staying',
      label: 'What percent of your employees left during the last 12 months?',
      hint: 'Count people who quit and people you let go. Enter 100 if it was more.',
    },
    effects: [
      rates({ more_than: 50 }, 1.05, 'New people get hurt more often, so high turnover adds to the price.'),
      refers({ more_than: 90 }, 'An underwriter asks how so many new people are trained in a year.'),
    ],
  },
  {
    question: {
      ...wc.largest_group,
      id: 'largest_group',
      topic: 'Work and places',
      label: 'What is the largest number of your employees at one address at a time?',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['25'], test: 'more_than' }],
    },
    effects: [refers({ more_than: 250 }, 'An underwriter reviews addresses where more than 250 of your people work.')],
  },
  {
    question: {
      ...wc.lifting_pounds,
      topic: 'Work and places',
      label: 'How many pounds does an employee lift at most?',
    },
    applies: { industries: ['wholesale', 'manufacturing', 'transport', 'automotive', 'agriculture'] },
    effects: [refers({ more_than: 75 }, 'An underwriter asks which lifting aids you have for loads above 75 pounds.')],
  },
  {
    question: {
      ...wc.machine_guards,
      topic: 'Work and places',
      label: 'Are guards on all machines checked on a schedule and never taken off?',
      statement: inPlace('Guards on all machines are checked on a schedule and never taken off'),
    },
    applies: { traits: ['manufacturing', 'cooking'] },
    effects: [
      refers(['No'], 'An underwriter asks about machines without guards, which cause our most severe injuries.'),
      refers(['Not sure'], 'An underwriter asks you to have the guards checked and to tell us the result.'),
    ],
  },
  {
    question: {
      id: 'lockout',
      type: 'yes_no_not_sure',
      topic: 'Work and places',
      label: 'Is power cut and locked off before anyone cleans or repairs a machine?',
      statement: inPlace('Power is cut and locked off before anyone cleans or repairs a machine'),
      fact: 'wc.lockout',
    },
    applies: { traits: ['manufacturing'] },
    effects: [
      declines(['No'], 'We do not insure shops where machines are cleaned or repaired with the power on.'),
      refers(['Not sure'], 'An underwriter asks you to find out how machines are switched off for repairs.'),
    ],
  },
  {
    question: {
      ...work.max_height_feet,
      topic: 'Work and places',
      label: 'To what height in feet do employees climb for their work?',
    },
    applies: siteTrades,
    effects: [
      refers(
        { more_than: 25 },
        'An underwriter reviews work more than 25 feet up and asks for your fall protection plan.',
      ),
      declines({ more_than: 60 }, 'We do not insure work more than 60 feet up, whatever protection is used.'),
    ],
  },
  {
    question: {
      ...wc.fall_protection,
      topic: 'Work and places',
      label: 'Which means of fall protection are required above 6 feet?',
    },
    applies: siteTrades,
    effects: [declines(['none'], 'We do not insure work above 6 feet without rails, scaffolds or harnesses.')],
  },
  {
    question: {
      ...wc.kitchen_safety,
      topic: 'Work and places',
      label: 'Which of these are required of kitchen staff?',
    },
    applies: kitchens,
    effects: [rates(['shoes'], 0.97, 'Required shoes that do not slip cut falls by half, so you get a credit.')],
  },
  {
    question: {
      ...wc.lifting_people,
      topic: 'Work and places',
      label: 'What is the rule for lifting and moving people in your care?',
    },
    applies: care,
    effects: [
      refers(['by_hand'], 'An underwriter asks for your plan to lift people safely. We can help to write one.'),
    ],
  },
  {
    question: {
      ...wc.driving_records,
      topic: 'Drivers and contracts',
      label: 'When are driving records of employees reviewed?',
    },
    effects: [
      rates(
        ['before_and_yearly'],
        0.97,
        'Records reviewed every year keep unsafe drivers off the road, so you get a credit.',
      ),
      refers(['never'], 'An underwriter asks how you choose drivers. A yearly review costs a few dollars a person.'),
    ],
  },
  {
    question: {
      ...wc.subcontractor_certificates,
      topic: 'Drivers and contracts',
      label: 'Are certificates of workers’ compensation on file for all subcontractors?',
    },
    effects: [
      refers(
        ['sometimes', 'never'],
        'An underwriter counts pay to subcontractors without a certificate as payroll and asks for it.',
      ),
    ],
  },
  {
    question: {
      ...wc.affiliates,
      topic: 'Drivers and contracts',
      label: 'Do people on your payroll work for affiliated companies too?',
      statement: beingTrue('People on our payroll work for affiliated companies too'),
      hint: 'Companies of which the same people own more than half.',
    },
    effects: [
      refers(['Yes'], 'An underwriter asks for the payroll of each company, since they may share one experience mod.'),
    ],
  },
  {
    question: {
      ...wc.tax_liens,
      topic: 'Drivers and contracts',
      label: 'In the past five years, was there a bankruptcy, tax lien or judgment against you?',
      statement: beingTrue('A bankruptcy, tax lien or judgment in the last five years'),
    },
    effects: [refers(['Yes'], 'An underwriter asks for a word on how it was or will be settled.')],
  },
]
