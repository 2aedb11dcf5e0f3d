import type { RatedQuestion } from '../../rating/rated-question.ts'
import { rates, refers } from '../answer-effects.ts'
import {
  ageGroups,
  care,
  certificates,
  drivingRecords,
  hasVehicles,
  kitchenSafety,
  kitchens,
  liftingPeople,
  safetyPrograms,
  usesSubcontractors,
} from '../wc-choices.ts'

const offices = { traits: ['office', 'advice', 'technology', 'design'] } as const

/** Northgate Mutual (sample), workers’ compensation: offices, shops and light services. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'largest_group',
      type: 'number',
      topic: 'Where people work',
      label: 'How many employees are in your largest building at the busiest hour?',
      hint: 'Yours only, not other tenants’.',
      checks: [{ rule: 'isLessThan', than: 10000 }],
      why: 'One fire or quake could hurt everyone in the same building.',
      fact: 'wc.largest_group',
    },
    effects: [
      refers({ more_than: 100 }, 'An underwriter looks at buildings where more than 100 of your people work at once.'),
    ],
  },
  {
    question: {
      id: 'home_workers',
      type: 'number',
      topic: 'Where people work',
      label: 'How many employees work from home on most days?',
      hint: 'Enter 0 if none.',
      checks: [{ rule: 'isLessThan', than: 100000 }],
      fact: 'wc.home_workers',
    },
    applies: offices,
  },
  {
    question: {
      id: 'home_desk_rules',
      type: 'yes_no',
      topic: 'Where people work',
      label: 'Do those at home get rules for their desk, chair and working hours?',
      conditions: [{ holder: 'question', subject: 'home_workers', or: ['0'], test: 'more_than' }],
      fact: 'wc.home_desk_rules',
    },
    applies: offices,
    effects: [
      rates(
        ['Yes'],
        0.98,
        'Clear rules for working at home settle early whether an injury is from work, so you get a credit.',
      ),
    ],
  },
  {
    question: {
      id: 'travel_abroad',
      type: 'yes_no',
      topic: 'Where people work',
      label: 'Do employees travel outside the United States and Canada for work?',
      fact: 'wc.travel_abroad',
    },
    effects: [refers(['Yes'], 'An underwriter asks how often and where, and can add coverage for the way home.')],
  },
  {
    question: {
      id: 'safety_program',
      type: 'select',
      topic: 'Care for your people',
      label: 'What do employees have to go by when it comes to safety?',
      options: safetyPrograms,
      fact: 'wc.safety_program',
    },
    effects: [
      rates(
        ['written_trained'],
        0.95,
        'A written program with training keeps offices and shops free of injuries, so you get a credit.',
      ),
    ],
  },
  {
    question: {
      id: 'health_plan',
      type: 'yes_no',
      topic: 'Care for your people',
      label: 'Is a health plan offered to full-time staff, half of it or more paid by you?',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['0'], test: 'more_than' }],
      fact: 'wc.health_plan',
    },
    effects: [
      rates(['Yes'], 0.95, 'Where a health plan pays for everyday care, fewer claims reach us, so you get a credit.'),
    ],
  },
  {
    question: {
      id: 'return_to_work',
      type: 'yes_no',
      topic: 'Care for your people',
      label: 'After an injury, can people come back part-time or to other duties?',
      fact: 'wc.return_to_work',
    },
    effects: [rates(['Yes'], 0.98, 'A way back in steps shortens absences, so you get a small credit.')],
  },
  {
    question: {
      id: 'turnover',
      type: 'percent',
      topic: 'Care for your people',
      label: 'Out of every 100 employees, how many left in the last 12 months?',
      hint: 'Count people who quit and people you let go. An estimate is fine. Enter 100 if it was more.',
      fact: 'wc.turnover',
    },
    effects: [
      rates({ more_than: 60 }, 1.05, 'Where most people are new, more get hurt, so high turnover adds to the price.'),
    ],
  },
  {
    question: {
      id: 'last_safety_meeting',
      type: 'date',
      topic: 'Care for your people',
      label: 'When did you last talk with everyone about safety?',
      hint: 'A meeting, a drill or a course. Leave it empty if you have not.',
      optional: true,
      checks: [{ rule: 'dateIsBefore', date: 'today', days: 1 }],
    },
  },
  {
    question: {
      id: 'age_groups',
      type: 'multi_select',
      topic: 'Care for your people',
      label: 'Are there people in these age groups on your staff?',
      options: ageGroups,
      fact: 'wc.age_groups',
    },
    effects: [refers(['under_16'], 'An underwriter asks about hours and tasks of staff younger than 16.')],
  },
  {
    question: {
      id: 'alone_at_night',
      type: 'yes_no',
      topic: 'Shops and kitchens',
      label: 'After 9 p.m., is anyone in the store or at the counter alone?',
      fact: 'wc.alone_at_night',
    },
    applies: { traits: ['retail', 'food', 'alcohol', 'lodging'] },
    effects: [refers(['Yes'], 'An underwriter asks about cash, lights and alarms where people work alone at night.')],
  },
  {
    question: {
      id: 'lifting_pounds',
      type: 'number',
      topic: 'Shops and kitchens',
      label: 'How many pounds does the heaviest box that one person carries weigh?',
      checks: [{ rule: 'isLessThanOrEqual', than: 500 }],
      fact: 'wc.lifting_pounds',
    },
    applies: { traits: ['stock', 'retail'] },
    effects: [
      refers(
        { more_than: 60 },
        'An underwriter asks how boxes above 60 pounds are moved. Carts and a second person help.',
      ),
    ],
  },
  {
    question: {
      id: 'stock_ladders',
      type: 'yes_no',
      topic: 'Shops and kitchens',
      label: 'Is stock kept where it can be reached without a ladder?',
      fact: 'wc.stock_ladders',
    },
    applies: { traits: ['retail'] },
    effects: [rates(['Yes'], 0.97, 'Stock within reach from the floor prevents falls, so you get a credit.')],
  },
  {
    question: {
      id: 'kitchen_safety',
      type: 'multi_select',
      topic: 'Shops and kitchens',
      label: 'Which protection is used in your kitchen every day?',
      options: kitchenSafety,
      fact: 'wc.kitchen_safety',
    },
    applies: kitchens,
    effects: [
      rates(['shoes', 'gloves'], 0.97, 'Protected hands and feet mean fewer kitchen injuries, so you get a credit.'),
    ],
  },
  {
    question: {
      id: 'lifting_people',
      type: 'select',
      topic: 'Care of patients',
      label: 'When a patient or client has to be moved, how is it done?',
      options: liftingPeople,
      fact: 'wc.lifting_people',
    },
    applies: care,
    effects: [refers(['by_hand'], 'An underwriter asks how heavy the lifting is. Lifts or a second person settle it.')],
  },
  {
    question: {
      id: 'driving_records',
      type: 'select',
      topic: 'Driving and other duties',
      label: 'Do you see the driving record of each employee who takes a company vehicle?',
      options: drivingRecords,
      conditions: [hasVehicles],
      fact: 'wc.driving_records',
    },
    effects: [refers(['never'], 'An underwriter asks you to check driving records before people take your vehicles.')],
  },
  {
    question: {
      id: 'subcontractor_certificates',
      type: 'select',
      topic: 'Driving and other duties',
      label: 'Do contractors who work for you show that their own people are insured?',
      hint: 'By a certificate of workers’ compensation.',
      options: certificates,
      conditions: [usesSubcontractors],
      fact: 'wc.subcontractor_certificates',
    },
    effects: [refers(['never'], 'An underwriter asks what contractors without proof of insurance do for you.')],
  },
  {
    question: {
      id: 'volunteers',
      type: 'yes_no',
      topic: 'Driving and other duties',
      label: 'Do you use unpaid interns or volunteers?',
      fact: 'wc.volunteers',
    },
    effects: [refers(['Yes'], 'An underwriter asks what they do: some states count unpaid helpers as employees.')],
  },
  {
    question: {
      id: 'affiliates',
      type: 'yes_no',
      topic: 'Driving and other duties',
      label: 'Do you share employees with another company under the same owners?',
      fact: 'wc.affiliates',
    },
    effects: [refers(['Yes'], 'An underwriter asks who pays whom, so that everyone is on the right policy.')],
  },
  {
    question: {
      id: 'tax_liens',
      type: 'yes_no',
      topic: 'Driving and other duties',
      label: 'In the past five years, has the business had a bankruptcy or a tax lien?',
      fact: 'wc.tax_liens',
    },
    effects: [refers(['Yes'], 'An underwriter asks what happened and whether it has been settled since.')],
  },
]
