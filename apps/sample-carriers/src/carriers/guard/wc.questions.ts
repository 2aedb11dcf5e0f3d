import { kitchens, siteTrades, volunteering } from '../../questions/audiences.ts'
import { wc } from '../../questions/wc.ts'
import { work } from '../../questions/work.ts'
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../answer-effects.ts'

const physical: Applies = {
  industries: [
    'construction',
    'building-services',
    'food',
    'retail',
    'wholesale',
    'manufacturing',
    'transport',
    'agriculture',
    'automotive',
    'lodging',
  ],
}

/** Palisade Workers Mutual (sample), workers’ compensation: small shops, kitchens and trades, asked simply. */
export const wcQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...wc.safety_program,
      topic: 'Keeping people safe',
      label: 'Which comes closest to your safety rules?',
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
    },
    effects: [rates(['Yes'], 0.97, 'Lighter work brings people back sooner and costs us less, so you get a credit.')],
  },
  {
    question: {
      ...wc.health_plan,
      topic: 'Keeping people safe',
      label: 'Do you pay at least half the cost of a health plan for full-time employees?',
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
      label: 'How do new employees learn the work before they do it alone?',
      options: [
        { value: 'course', label: 'A course or program with a test' },
        { value: 'checklist', label: 'A checklist, signed off by a supervisor' },
        { value: 'watch', label: 'They work beside someone' },
        { value: 'none', label: 'They start right away' },
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
      fact: 'wc.first_aid',
    },
    applies: { min_hazard: 3 },
    effects: [rates(['Yes'], 0.98, 'First aid at once keeps small injuries small, so you get a credit.')],
  },
  {
    question: {
      ...wc.age_groups,
      topic: 'Who works for you',
      label: 'Do any people of these ages work for you?',
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
      hint: 'For example: a helper paid by the day. Count only work done for your customers or at your place.',
      why: 'If such a person is hurt, the law may treat them as your employee, and our policy pays.',
    },
    effects: [refers(['Yes'], 'An underwriter asks what you pay these people, because it may count as payroll.')],
  },
  {
    question: {
      ...wc.volunteers,
      topic: 'Who works for you',
      label: 'Do volunteers or unpaid helpers work for you?',
    },
    applies: volunteering,
  },
  {
    question: {
      id: 'volunteer_work',
      type: 'long_text',
      topic: 'Who works for you',
      label: 'What do the volunteers do, and how many are there?',
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
      label: 'At your busiest, what percent of your people are seasonal?',
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
  {
    question: {
      ...wc.lifting_pounds,
      topic: 'The work they do',
      label: 'What is the heaviest weight, in pounds, that one person lifts by hand?',
      hint: 'A case of beer weighs about 40 pounds, a bag of cement about 90.',
    },
    applies: physical,
    effects: [
      rates(
        { more_than: 50 },
        1.05,
        'Lifting more than 50 pounds strains backs, the most common injury of all, so it adds to the price.',
      ),
      refers(
        { more_than: 100 },
        'An underwriter asks how weights above 100 pounds are moved. A hoist or a second person helps.',
      ),
    ],
  },
  {
    question: {
      ...wc.alone_at_night,
      topic: 'The work they do',
      label: 'Does anyone work alone after 9 p.m. where customers come in?',
    },
    applies: { traits: ['retail', 'food', 'alcohol', 'lodging'] },
    effects: [rates(['Yes'], 1.06, 'People alone at night are robbed and hurt more often, so this adds to the price.')],
  },
  {
    question: {
      ...wc.kitchen_safety,
      topic: 'The work they do',
      label: 'Which of these do your kitchen staff always have?',
    },
    applies: kitchens,
    effects: [rates(['shoes'], 0.97, 'Shoes that do not slip prevent most falls in kitchens, so you get a credit.')],
  },
  {
    question: {
      ...wc.machine_guards,
      topic: 'The work they do',
      label: 'Does every slicer, mixer, saw and press keep its guard on while it runs?',
    },
    applies: { traits: ['cooking', 'manufacturing'] },
    effects: [
      refers(['No'], 'An underwriter asks which machines run without a guard. Putting it back on settles it.'),
      refers(
        ['Not sure'],
        'An underwriter asks you to look at the guards of your machines and tell us what you found.',
      ),
    ],
  },
  {
    question: {
      ...work.max_height_feet,
      topic: 'Work at job sites',
      label: 'How many feet up does anyone of yours ever work?',
      hint: 'From the ground to their feet. Enter 0 if nobody leaves the ground.',
    },
    applies: siteTrades,
    effects: [
      refers({ more_than: 20 }, 'An underwriter looks at work more than 20 feet up, to see what stops a fall.'),
      declines(
        { more_than: 40 },
        'We do not insure work more than 40 feet up, because few people survive such a fall.',
      ),
    ],
  },
  {
    question: {
      ...wc.fall_protection,
      topic: 'Work at job sites',
      label: 'What stops a fall when people work more than 6 feet up?',
    },
    applies: siteTrades,
    effects: [
      rates(['both'], 0.96, 'Rails or scaffolds together with harnesses prevent falls, so you get a credit.'),
      refers(
        ['none'],
        'An underwriter asks how people are kept from falling. Federal rules ask for protection from 6 feet up.',
      ),
    ],
  },
  {
    question: {
      ...wc.waiver,
      topic: 'Work at job sites',
      label: 'Do customers’ contracts make you give up your insurer’s right to recover from them?',
      hint: 'Contracts call it a waiver of subrogation.',
    },
    applies: siteTrades,
    effects: [
      rates(
        ['some'],
        1.02,
        'Where we may not recover what we paid from the one at fault, the policy costs a little more.',
      ),
      rates(['all'], 1.04, 'Where we may recover from none of your customers, the policy costs more.'),
    ],
  },
  {
    question: {
      ...wc.driving_records,
      topic: 'Driving and subcontractors',
      label: 'When do you check the driving records of people who drive for you?',
    },
    effects: [
      rates(
        ['before_and_yearly'],
        0.98,
        'Yearly checks of driving records keep risky drivers off the road, so you get a credit.',
      ),
      rates(['never'], 1.06, 'Crashes cause the costliest injuries, so driving without any check adds to the price.'),
    ],
  },
  {
    question: {
      ...wc.subcontractor_certificates,
      topic: 'Driving and subcontractors',
      label: 'Do you get proof of workers’ compensation from your subcontractors?',
      hint: 'A certificate of insurance that is current while they work for you.',
      why: 'Without it, the audit after the year counts what you paid them as your payroll.',
    },
    effects: [
      refers(
        ['sometimes', 'never'],
        'An underwriter asks what you pay subcontractors without proof of insurance, and for what work.',
      ),
    ],
  },
  {
    question: {
      ...wc.affiliates,
      topic: 'Driving and subcontractors',
      label: 'Do your employees also work for another business that you or your family own?',
    },
    effects: [
      refers(['Yes'], 'An underwriter asks about the other business, since one policy may have to cover both.'),
    ],
  },
  {
    question: {
      ...wc.tax_liens,
      topic: 'Driving and subcontractors',
      label: 'In the last five years, has the business been bankrupt or had a tax lien?',
    },
    effects: [refers(['Yes'], 'An underwriter asks whether it is settled. Many are, and then it does not matter.')],
  },
]
