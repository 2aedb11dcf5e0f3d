import { care, kitchens, volunteering } from '../../questions/audiences.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import { wc } from '../../questions/wc.ts'
import type { RatedQuestion } from '../../rating/rated-question.ts'
import { rates, refers } from '../shared/answer-effects.ts'

const offices = { traits: ['office', 'advice', 'technology', 'design'] } as const

/** Northgate Mutual (sample), workers’ compensation: offices, shops and light services. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...wc.largest_group,
      id: 'largest_group',
      topic: 'Where people work',
      label: 'How many employees are in your largest building at the busiest hour?',
      hint: 'Yours only, not other tenants’.',
      why: 'One fire or quake could hurt everyone in the same building.',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['25'], test: 'more_than' }],
    },
    effects: [
      refers({ more_than: 100 }, 'An underwriter reviews buildings where more than 100 of your people work at once.'),
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
      statement: beingTrue('Employees travel outside the United States and Canada for work'),
      fact: 'wc.travel_abroad',
    },
    applies: { traits: ['office', 'advice', 'design', 'technology', 'events', 'manufacturing'] },
    effects: [refers(['Yes'], 'An underwriter asks how often and where, and can add coverage for the way home.')],
  },
  {
    question: {
      ...wc.safety_program,
      topic: 'Care for your people',
      label: 'What safety rules do employees have?',
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
      ...wc.health_plan,
      topic: 'Care for your people',
      label: 'Is a health plan offered to full-time staff, half of it or more paid by you?',
      statement: inPlace('We pay at least half of full-timers’ health plan'),
    },
    effects: [
      rates(['Yes'], 0.95, 'Where a health plan pays for everyday care, fewer claims reach us, so you get a credit.'),
    ],
  },
  {
    question: {
      ...wc.return_to_work,
      topic: 'Care for your people',
      label: 'After an injury, can people come back part-time or to other duties?',
      statement: inPlace('After an injury, people can come back part-time or to other duties'),
    },
    effects: [rates(['Yes'], 0.98, 'A way back in steps shortens absences, so you get a small credit.')],
  },
  {
    question: {
      ...wc.turnover,
      topic: 'Care for your people',
      label: 'Out of every 100 employees, how many left in the last 12 months?',
      hint: 'Count people who quit and people you let go. An estimate is fine. Enter 100 if it was more.',
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
      ...wc.age_groups,
      topic: 'Care for your people',
      label: 'Are there people in these age groups on your staff?',
    },
    effects: [refers(['under_16'], 'An underwriter asks about hours and tasks of staff younger than 16.')],
  },
  {
    question: {
      ...wc.alone_at_night,
      topic: 'Shops and kitchens',
      label: 'After 9 p.m., is anyone in the store or at the counter alone?',
    },
    applies: { traits: ['retail', 'food', 'alcohol', 'lodging'] },
    effects: [refers(['Yes'], 'An underwriter asks about cash, lights and alarms where people work alone at night.')],
  },
  {
    question: {
      ...wc.lifting_pounds,
      topic: 'Shops and kitchens',
      label: 'How many pounds does the heaviest box that one person carries weigh?',
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
      statement: inPlace('Stock that is reached without a ladder'),
      fact: 'wc.stock_ladders',
    },
    applies: { traits: ['retail'] },
    effects: [rates(['Yes'], 0.97, 'Stock within reach from the floor prevents falls, so you get a credit.')],
  },
  {
    question: {
      ...wc.kitchen_safety,
      topic: 'Shops and kitchens',
      label: 'Which protection is used in your kitchen every day?',
    },
    applies: kitchens,
    effects: [
      rates(['shoes', 'gloves'], 0.97, 'Protected hands and feet mean fewer kitchen injuries, so you get a credit.'),
    ],
  },
  {
    question: {
      ...wc.lifting_people,
      topic: 'Care of patients',
      label: 'When a patient or client has to be moved, how is it done?',
    },
    applies: care,
    effects: [refers(['by_hand'], 'An underwriter asks how heavy the lifting is. Lifts or a second person settle it.')],
  },
  {
    question: {
      ...wc.driving_records,
      topic: 'Driving and other duties',
      label: 'Do you see the driving record of each employee who takes a company vehicle?',
    },
    effects: [refers(['never'], 'An underwriter asks you to check driving records before people take your vehicles.')],
  },
  {
    question: {
      ...wc.subcontractor_certificates,
      topic: 'Driving and other duties',
      label: 'Do contractors who work for you show that their own people are insured?',
      hint: 'By a certificate of workers’ compensation.',
    },
    effects: [refers(['never'], 'An underwriter asks what contractors without proof of insurance do for you.')],
  },
  {
    question: {
      ...wc.volunteers,
      topic: 'Driving and other duties',
      label: 'Do you have helpers whom you do not pay?',
      statement: beingTrue('We have helpers whom we do not pay'),
      hint: 'Volunteers, interns, students, and parents who help.',
    },
    applies: volunteering,
    effects: [refers(['Yes'], 'An underwriter asks what they do: some states count unpaid helpers as employees.')],
  },
  {
    question: {
      ...wc.affiliates,
      topic: 'Driving and other duties',
      label: 'Do you share employees with another company under the same owners?',
      statement: beingTrue('We share employees with another company under the same owners'),
    },
    effects: [refers(['Yes'], 'An underwriter asks who pays whom, so that everyone is on the right policy.')],
  },
  {
    question: {
      ...wc.tax_liens,
      topic: 'Driving and other duties',
      label: 'In the past five years, has the business had a bankruptcy or a tax lien?',
      statement: beingTrue('In the past five years, the business has had a bankruptcy or a tax lien'),
    },
    effects: [refers(['Yes'], 'An underwriter asks what happened and whether it has been settled since.')],
  },
]
