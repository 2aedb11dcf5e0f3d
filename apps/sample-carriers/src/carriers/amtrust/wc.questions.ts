// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import { care, kitchens, siteTrades } from '../../questions/audiences.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import { wc } from '../../questions/wc.ts'
import { work } from '../../questions/work.ts'
import type { RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

/** Tern Harbor Insurance (sample), workers’ compensation: trades, restaurants and care. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...wc.safety_program,
      topic: 'Safety at work',
      label: 'How are safety rules set and passed on in your business?',
    },
    effects: [
      rates(
        ['written', 'written_trained'],
        0.95,
        'Rules that stand in writing are followed more often, so you get a credit.',
      ),
      refers(
        ['none'],
        'An underwriter talks with you about safety rules. We help businesses to write them, free of charge.',
      ),
    ],
  },
  {
    question: {
      ...wc.drug_tests,
      topic: 'Safety at work',
      label: 'When do you test for drugs and alcohol?',
    },
    effects: [
      rates(
        ['after_accident', 'random'],
        0.96,
        'Tests after accidents or without notice make work safer, so you get a credit.',
      ),
    ],
  },
  {
    question: {
      ...wc.return_to_work,
      topic: 'Safety at work',
      label: 'Would you give an injured employee easier tasks until they are well?',
      statement: inPlace('We would give an injured employee easier tasks until they are well'),
    },
    effects: [
      rates(['Yes'], 0.96, 'Easier tasks after an injury bring people back weeks sooner, so you get a credit.'),
    ],
  },
  {
    question: {
      ...wc.report_days,
      topic: 'Safety at work',
      label: 'In how many days do you report an injury?',
      hint: 'Enter 0 for the same day.',
    },
    effects: [
      rates(
        { more_than: 7 },
        1.04,
        'Injuries reported after a week cost about a third more to settle, so this adds to the price.',
      ),
    ],
  },
  {
    question: {
      ...wc.age_groups,
      topic: 'People and payroll',
      label: 'Which of these ages are among your workers?',
    },
    effects: [
      declines(['under_16'], 'We do not insure work done by people younger than 16.'),
      refers(['under_18'], 'An underwriter asks what 16 and 17 year olds do, because some work is closed to them.'),
    ],
  },
  {
    question: {
      ...wc.contractors_1099,
      topic: 'People and payroll',
      label: 'Do workers without a policy of their own get a Form 1099 from you instead of a W-2?',
      statement: beingTrue('Workers without a policy of their own get a Form 1099 from us instead of a W-2'),
      hint: 'Leave out lawyers, accountants and others who do not do your kind of work.',
    },
    effects: [
      refers(['Yes'], 'An underwriter asks who they are and what you pay them, because it may count as payroll.'),
    ],
  },
  {
    question: {
      id: 'away_states',
      type: 'yes_no',
      topic: 'People and payroll',
      label: 'Do employees work for a week or longer in a state where you have no payroll?',
      statement: beingTrue('Employees work a week or more in a state without payroll'),
      fact: 'wc.away_states',
    },
  },
  {
    question: {
      id: 'away_states_list',
      type: 'text',
      topic: 'People and payroll',
      label: 'In which states, and for how many weeks a year?',
      conditions: [{ holder: 'question', subject: 'away_states', or: ['Yes'] }],
      checks: [{ rule: 'isLengthLessThan', than: 201 }],
      fact: 'wc.away_states_list',
    },
  },
  {
    question: {
      ...wc.tax_liens,
      topic: 'People and payroll',
      label: 'Has the business filed for bankruptcy or owed back taxes under a lien in the last five years?',
      statement: beingTrue('In the last five years, the business filed for bankruptcy or owed back taxes under a lien'),
    },
    effects: [
      refers(['Yes'], 'An underwriter asks how it stands now, and may ask for the premium in fewer installments.'),
    ],
  },
  {
    question: {
      ...wc.driving_records,
      topic: 'People and payroll',
      label: 'How do you look at driving records of employees behind the wheel?',
    },
    effects: [
      rates(['never'], 1.08, 'Drivers nobody checked have more crashes and injuries, so this adds to the price.'),
    ],
  },
  {
    question: {
      ...wc.subcontractor_certificates,
      topic: 'People and payroll',
      label: 'Before a subcontractor starts, do you ask for a certificate of workers’ compensation?',
    },
    effects: [
      rates(
        ['sometimes'],
        1.06,
        'Subcontractors without proof of insurance may become our claim, so this adds to the price.',
      ),
      refers(
        ['never'],
        'An underwriter reviews subcontractors without proof of insurance. You can start collecting it now.',
      ),
    ],
  },
  {
    question: {
      ...work.max_height_feet,
      topic: 'Trades and job sites',
      label: 'What is the most feet above ground that your crew works?',
      hint: 'A one-story eave is about 10 feet up, the ridge of a two-story house about 28. Enter 0 if none.',
    },
    applies: siteTrades,
    effects: [
      refers(
        { more_than: 30 },
        'An underwriter reviews work more than 30 feet up, and the training of those who do it.',
      ),
      declines({ more_than: 75 }, 'We do not insure work more than 75 feet up. Insurers for tall structures do.'),
    ],
  },
  {
    question: {
      ...wc.fall_protection,
      topic: 'Trades and job sites',
      label: 'Above 6 feet, which protection against falls does your crew use?',
    },
    applies: siteTrades,
    effects: [
      rates(['both'], 0.95, 'Harnesses on top of rails or scaffolds save lives, so you get a credit.'),
      declines(['none'], 'We do not insure crews that work above 6 feet with nothing to stop a fall.'),
    ],
  },
  {
    question: {
      id: 'new_building_share',
      type: 'percent',
      topic: 'Trades and job sites',
      label: 'What percent of your work is on buildings that are not finished yet?',
      hint: 'New construction and additions, before walls and stairs are safe to use.',
      fact: 'wc.new_building_share',
    },
    applies: { industries: ['construction'] },
    effects: [
      rates(
        { more_than: 50 },
        1.06,
        'Unfinished buildings have open edges and stairs, so mostly new construction adds to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'trench_protection',
      type: 'select',
      topic: 'Trades and job sites',
      label: 'How are trenches deeper than 5 feet kept from caving in?',
      options: [
        { value: 'no_trenches', label: 'We dig none that deep' },
        { value: 'boxes', label: 'Trench boxes or shoring' },
        { value: 'sloped', label: 'Sloped or stepped sides' },
        { value: 'nothing', label: 'Nothing is needed in our soil' },
      ],
      fact: 'wc.trench_protection',
    },
    applies: { traits: ['digging'] },
    effects: [
      refers(
        ['boxes', 'sloped'],
        'An underwriter reviews work in deep trenches, how often it happens and who watches it.',
      ),
      declines(
        ['nothing'],
        'We do not insure work in trenches deeper than 5 feet without protection against a cave-in.',
      ),
    ],
  },
  {
    question: {
      ...wc.waiver,
      topic: 'Trades and job sites',
      label: 'Have you agreed by contract that your insurer will not claim against your customers?',
      hint: 'The contract says waiver of subrogation.',
    },
    applies: siteTrades,
    effects: [
      rates(
        ['some', 'all'],
        1.03,
        'A waiver keeps us from getting back what we paid for others’ faults, so it adds to the price.',
      ),
    ],
  },
  {
    question: {
      ...wc.largest_group,
      id: 'crew_size',
      topic: 'Trades and job sites',
      label: 'How many of your people are on your largest job at the same time?',
    },
    applies: siteTrades,
    effects: [
      refers({ more_than: 50 }, 'An underwriter reviews sites where one accident could hurt many of your people.'),
    ],
  },
  {
    question: {
      ...wc.kitchen_safety,
      topic: 'Kitchens and guests',
      label: 'What do you give people who cook, wash and carry?',
    },
    applies: kitchens,
    effects: [
      rates(
        ['shoes', 'gloves', 'mats'],
        0.96,
        'Good shoes, gloves and mats prevent falls and cuts in kitchens, so you get a credit.',
      ),
    ],
  },
  {
    question: {
      ...wc.alone_at_night,
      topic: 'Kitchens and guests',
      label: 'Is an employee ever the only one on duty after 9 p.m. while you are open?',
    },
    applies: { traits: ['food', 'alcohol', 'lodging', 'retail'] },
    effects: [rates(['Yes'], 1.04, 'Robberies hurt people who close up alone, so this adds a little to the price.')],
  },
  {
    question: {
      ...wc.lifting_people,
      topic: 'Care of people',
      label: 'How are patients or clients lifted and moved?',
    },
    applies: care,
    effects: [
      rates(['lift_aids'], 0.96, 'Lifts and second hands save backs, so you get a credit.'),
      rates(['by_hand'], 1.12, 'Lifting people alone is the commonest injury in care, so this adds to the price.'),
    ],
  },
  {
    question: {
      id: 'needlestick_plan',
      type: 'yes_no_not_sure',
      topic: 'Care of people',
      label: 'Is there a written plan for contact with blood, and are vaccinations offered?',
      hint: 'Your state’s health inspectors ask for it too.',
      fact: 'wc.needlestick_plan',
    },
    applies: { traits: ['health'] },
    effects: [
      refers(
        ['No'],
        'An underwriter asks how staff are protected from infection. A template of ours gets you started.',
      ),
      refers(['Not sure'], 'An underwriter asks you to find out whether such a plan exists before the price is firm.'),
    ],
  },
]
