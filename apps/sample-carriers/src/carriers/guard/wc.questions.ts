import { volunteering } from '../../questions/audiences.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import { wc } from '../../questions/wc.ts'
import type { RatedQuestion } from '../../rating/rated-question.ts'
import { rates, refers } from '../shared/answer-effects.ts'
import { wcWorkQuestions } from './wc-work.questions.ts'

/** Palisade Workers Mutual (sample), workers’ compensation: small shops, kitchens and trades, in simple questions. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...wc.safety_program,
      topic: 'Keeping people safe',
      label: 'What are your safety rules like?',
      hint: 'A page of rules that everyone has read counts as written.',
    },
    effects: [
      rates(['written_trained'], 0.93, 'Written rules with yearly training prevent injuries, so you get a credit.'),
      rates(['written'], 0.97, 'Written safety rules prevent injuries, so you get a small credit.'),
      rates(['none'], 1.06, 'Without set safety rules more people get hurt, so this adds to the price.'),
    ],
  },
  {
    question: {
      ...wc.return_to_work,
      topic: 'Keeping people safe',
      label: 'Do you offer lighter work to people who come back after an injury?',
      statement: inPlace('Lighter work after an injury'),
    },
    effects: [rates(['Yes'], 0.97, 'Lighter work brings people back sooner and costs us less, so you get a credit.')],
  },
  {
    question: {
      ...wc.health_plan,
      topic: 'Keeping people safe',
      label: 'Do you pay at least half the cost of a health plan for full-time employees?',
      statement: inPlace('We pay at least half of full-timers’ health plan'),
    },
    effects: [
      rates(['Yes'], 0.97, 'People with a health plan heal sooner and report fewer old injuries, so you get a credit.'),
    ],
  },
  {
    question: {
      id: 'new_hire_training',
      type: 'select',
      topic: 'Keeping people safe',
      label: 'How do new employees learn the work?',
      options: [
        { value: 'course', label: 'A course with a test' },
        { value: 'checklist', label: 'A checklist that a supervisor signs off' },
        { value: 'watch', label: 'Beside someone' },
        { value: 'none', label: 'They start alone' },
      ],
      why: 'A third of all injuries happen in the first year of a job.',
      fact: 'wc.new_hire_training',
    },
    effects: [
      rates(
        ['course', 'checklist'],
        0.97,
        'New employees who are trained step by step get hurt less, so you get a credit.',
      ),
      rates(['none'], 1.05, 'New employees who start alone get hurt more often, so this adds to the price.'),
    ],
  },
  {
    question: {
      id: 'first_aid',
      type: 'yes_no',
      topic: 'Keeping people safe',
      label: 'Is someone trained in first aid present whenever people work?',
      statement: inPlace('Someone trained in first aid is present whenever people work'),
      fact: 'wc.first_aid',
    },
    applies: { min_hazard: 3 },
    effects: [rates(['Yes'], 0.98, 'First aid at once keeps small injuries small, so you get a credit.')],
  },
  {
    question: {
      ...wc.age_groups,
      topic: 'Who works for you',
      label: 'Does anyone of these ages work for you?',
      hint: 'Count family members and summer help.',
    },
    effects: [
      refers(['under_16'], 'An underwriter asks what people younger than 16 do, because the law limits their work.'),
    ],
  },
  {
    question: {
      ...wc.contractors_1099,
      topic: 'Who works for you',
      label: 'Do you pay anyone on a Form 1099 for labor who has no workers’ compensation of their own?',
      statement: beingTrue('We pay 1099 workers who have no workers’ compensation'),
      hint: 'For example: a helper paid by the day. Count only work done for your customers or at your place.',
      why: 'If such a person is hurt, the law may treat them as your employee, and our policy pays.',
    },
    effects: [refers(['Yes'], 'An underwriter asks what you pay these people, because it may count as payroll.')],
  },
  {
    question: {
      ...wc.volunteers,
      topic: 'Who works for you',
      label: 'Does anyone work for you without pay?',
      statement: beingTrue('People work for us without pay'),
      hint: 'Volunteers, interns, students, and parents who help.',
    },
    applies: volunteering,
  },
  {
    question: {
      id: 'volunteer_work',
      type: 'long_text',
      topic: 'Who works for you',
      label: 'How many people work for you without pay, and what do they do?',
      conditions: [{ holder: 'question', subject: 'volunteers', or: ['Yes'] }],
      checks: [{ rule: 'isLengthLessThan', than: 501 }],
      fact: 'wc.volunteer_work',
    },
    applies: volunteering,
  },
  {
    question: {
      id: 'seasonal_share',
      type: 'percent',
      topic: 'Who works for you',
      label: 'What percent are seasonal at your busiest?',
      hint: 'Hired for less than six months. Enter 0 if none.',
      fact: 'wc.seasonal_share',
    },
    applies: {
      industries: ['food', 'retail', 'recreation', 'agriculture', 'building-services', 'lodging', 'transport'],
    },
    effects: [
      rates(
        { more_than: 50 },
        1.05,
        'Seasonal help is new to the work every year and gets hurt more often, so this adds to the price.',
      ),
    ],
  },
  ...wcWorkQuestions,
]
