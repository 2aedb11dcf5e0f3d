// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { RatedQuestion } from '../../rating/rated-question.ts'
import {
  care,
  certificates,
  drivingRecords,
  drugTests,
  fallProtection,
  hasVehicles,
  kitchenSafety,
  kitchens,
  liftingPeople,
  safetyPrograms,
  siteTrades,
  usesSubcontractors,
} from '../wc-choices.ts'

/** Keystone Casualty (sample), workers’ compensation: for larger small businesses; asks how safety is managed. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'safety_program',
      type: 'select',
      topic: 'How safety is managed',
      label: 'In what form do you have a safety program?',
      options: safetyPrograms,
      fact: 'wc.safety_program',
    },
    effects: [
      {
        when: { is: ['written_trained'] },
        outcome: 'rate',
        factor: 0.91,
        reason: 'A written program with yearly training is what we look for first, so you get our largest credit.',
      },
      {
        when: { is: ['spoken'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Rules that are only told get lost as a business grows, so this adds to the price.',
      },
      {
        when: { is: ['none'] },
        outcome: 'refer',
        reason: 'An underwriter talks with you about a safety program before we can give a price.',
      },
    ],
  },
  {
    question: {
      id: 'safety_lead',
      type: 'select',
      topic: 'How safety is managed',
      label: 'Who is responsible for safety from day to day?',
      options: [
        { value: 'owner', label: 'An owner' },
        { value: 'manager', label: 'A manager, by name' },
        { value: 'outside', label: 'An outside safety consultant' },
        { value: 'nobody', label: 'Nobody in particular' },
      ],
      fact: 'wc.safety_lead',
    },
    effects: [
      {
        when: { is: ['nobody'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Where nobody is responsible for safety, rules are not followed, so this adds to the price.',
      },
    ],
  },
  {
    question: {
      id: 'incident_review',
      type: 'yes_no',
      topic: 'How safety is managed',
      label: 'After each injury, do you write down its cause and what will change?',
      fact: 'wc.incident_review',
    },
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.96,
        reason: 'Looking for the cause of each injury prevents the next, so you get a credit.',
      },
    ],
  },
  {
    question: {
      id: 'inspections',
      type: 'yes_no',
      topic: 'How safety is managed',
      label: 'In the last three years, did a workplace safety inspector fine or cite you?',
      hint: 'Federal or state inspectors.',
      fact: 'wc.citations',
    },
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter reads what the inspector found. What has been put right since often settles it.',
      },
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
      id: 'report_days',
      type: 'number',
      topic: 'How safety is managed',
      label: 'How many days pass, at most, until your insurer hears of an injury?',
      checks: [{ rule: 'isLessThanOrEqual', than: 365 }],
      fact: 'wc.report_days',
    },
    effects: [
      {
        when: { less_than: 2 },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Injuries we hear of within a day are treated sooner and cost less, so you get a credit.',
      },
    ],
  },
  {
    question: {
      id: 'drug_tests',
      type: 'multi_select',
      topic: 'Hiring and staying',
      label: 'At which of these points are people tested for drugs?',
      options: drugTests,
      fact: 'wc.drug_tests',
    },
    effects: [
      {
        when: { is: ['before_hire'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Tests before hiring go with fewer accidents, so you get a credit.',
      },
    ],
  },
  {
    question: {
      id: 'return_to_work',
      type: 'yes_no',
      topic: 'Hiring and staying',
      label: 'Do you bring injured employees back on other duties until they are well?',
      hint: 'Answer for what you would do if nobody has been hurt yet.',
      fact: 'wc.return_to_work',
    },
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Bringing people back early is the surest way to lower costs, so you get a credit.',
      },
    ],
  },
  {
    question: {
      id: 'health_plan',
      type: 'yes_no',
      topic: 'Hiring and staying',
      label: 'Do full-time employees have a health plan to which you pay half or more?',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['0'], test: 'more_than' }],
      fact: 'wc.health_plan',
    },
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Employees with a health plan see a doctor before small troubles grow, so you get a credit.',
      },
    ],
  },
  {
    question: {
      id: 'turnover',
      type: 'percent',
      topic: 'Hiring and staying',
      label: 'What percent of your employees left during the last 12 months?',
      hint: 'Count people who quit and people you let go. Enter 100 if it was more.',
      fact: 'wc.turnover',
    },
    effects: [
      {
        when: { more_than: 50 },
        outcome: 'rate',
        factor: 1.05,
        reason: 'New people get hurt more often, so high turnover adds to the price.',
      },
      {
        when: { more_than: 90 },
        outcome: 'refer',
        reason: 'An underwriter asks how so many new people are trained in a year.',
      },
    ],
  },
  {
    question: {
      id: 'largest_group',
      type: 'number',
      topic: 'Work and places',
      label: 'What is the largest number of your employees at one address at a time?',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['25'], test: 'more_than' }],
      checks: [{ rule: 'isLessThan', than: 10000 }],
      fact: 'wc.largest_group',
    },
    effects: [
      {
        when: { more_than: 250 },
        outcome: 'refer',
        reason: 'An underwriter looks at addresses where more than 250 of your people work.',
      },
    ],
  },
  {
    question: {
      id: 'lifting_pounds',
      type: 'number',
      topic: 'Work and places',
      label: 'How many pounds is the most that an employee lifts without help?',
      checks: [{ rule: 'isLessThanOrEqual', than: 500 }],
      fact: 'wc.lifting_pounds',
    },
    applies: { industries: ['wholesale', 'manufacturing', 'transport', 'automotive', 'agriculture'] },
    effects: [
      {
        when: { more_than: 75 },
        outcome: 'refer',
        reason: 'An underwriter asks which lifting aids you have for loads above 75 pounds.',
      },
    ],
  },
  {
    question: {
      id: 'machine_guards',
      type: 'yes_no_not_sure',
      topic: 'Work and places',
      label: 'Are guards on all machines checked on a schedule and never taken off?',
      fact: 'wc.machine_guards',
    },
    applies: { traits: ['manufacturing', 'cooking'] },
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter asks about machines without guards, which cause our most severe injuries.',
      },
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks you to have the guards checked and to tell us the result.',
      },
    ],
  },
  {
    question: {
      id: 'lockout',
      type: 'yes_no_not_sure',
      topic: 'Work and places',
      label: 'Is power cut and locked off before anyone cleans or repairs a machine?',
      fact: 'wc.lockout',
    },
    applies: { traits: ['manufacturing'] },
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'knockout',
        reason: 'We do not insure shops where machines are cleaned or repaired with the power on.',
      },
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks you to find out how machines are switched off for repairs.',
      },
    ],
  },
  {
    question: {
      id: 'max_height_feet',
      type: 'number',
      topic: 'Work and places',
      label: 'To what height in feet do employees climb for their work?',
      checks: [{ rule: 'isLessThanOrEqual', than: 2000 }],
      fact: 'work.max_height_feet',
    },
    applies: siteTrades,
    effects: [
      {
        when: { more_than: 25 },
        outcome: 'refer',
        reason: 'An underwriter looks at work more than 25 feet up and asks for your fall protection plan.',
      },
      {
        when: { more_than: 60 },
        outcome: 'knockout',
        reason: 'We do not insure work more than 60 feet up, whatever protection is used.',
      },
    ],
  },
  {
    question: {
      id: 'fall_protection',
      type: 'select',
      topic: 'Work and places',
      label: 'Which means of fall protection are required above 6 feet?',
      options: fallProtection,
      conditions: [{ holder: 'question', subject: 'max_height_feet', or: ['6'], test: 'more_than' }],
      fact: 'wc.fall_protection',
    },
    applies: siteTrades,
    effects: [
      {
        when: { is: ['none'] },
        outcome: 'knockout',
        reason: 'We do not insure work above 6 feet without rails, scaffolds or harnesses.',
      },
    ],
  },
  {
    question: {
      id: 'kitchen_safety',
      type: 'multi_select',
      topic: 'Work and places',
      label: 'Which of these are required of kitchen staff?',
      options: kitchenSafety,
      fact: 'wc.kitchen_safety',
    },
    applies: kitchens,
    effects: [
      {
        when: { is: ['shoes'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Required shoes that do not slip cut falls by half, so you get a credit.',
      },
    ],
  },
  {
    question: {
      id: 'lifting_people',
      type: 'select',
      topic: 'Work and places',
      label: 'What is the rule for lifting and moving people in your care?',
      options: liftingPeople,
      fact: 'wc.lifting_people',
    },
    applies: care,
    effects: [
      {
        when: { is: ['by_hand'] },
        outcome: 'refer',
        reason: 'An underwriter asks for your plan to lift people safely. We can help to write one.',
      },
    ],
  },
  {
    question: {
      id: 'driving_records',
      type: 'select',
      topic: 'Drivers and contracts',
      label: 'When are driving records of employees reviewed?',
      options: drivingRecords,
      conditions: [hasVehicles],
      fact: 'wc.driving_records',
    },
    effects: [
      {
        when: { is: ['before_and_yearly'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Records reviewed every year keep unsafe drivers off the road, so you get a credit.',
      },
      {
        when: { is: ['never'] },
        outcome: 'refer',
        reason: 'An underwriter asks how you choose drivers. A yearly review costs a few dollars a person.',
      },
    ],
  },
  {
    question: {
      id: 'subcontractor_certificates',
      type: 'select',
      topic: 'Drivers and contracts',
      label: 'Are certificates of workers’ compensation on file for all subcontractors?',
      options: certificates,
      conditions: [usesSubcontractors],
      fact: 'wc.subcontractor_certificates',
    },
    effects: [
      {
        when: { is: ['sometimes', 'never'] },
        outcome: 'refer',
        reason: 'An underwriter counts pay to subcontractors without a certificate as payroll and asks for it.',
      },
    ],
  },
  {
    question: {
      id: 'affiliates',
      type: 'yes_no',
      topic: 'Drivers and contracts',
      label: 'Do people on your payroll work for affiliated companies too?',
      hint: 'Companies of which the same people own more than half.',
      fact: 'wc.affiliates',
    },
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks for the payroll of each company, since they may share one experience mod.',
      },
    ],
  },
  {
    question: {
      id: 'tax_liens',
      type: 'yes_no',
      topic: 'Drivers and contracts',
      label: 'In the past five years, was there a bankruptcy, tax lien or judgment against you?',
      fact: 'wc.tax_liens',
    },
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks for a word on how it was or will be settled.',
      },
    ],
  },
]
