import { kitchens, siteTrades } from '../../questions/audiences.ts'
import { beingTrue } from '../../questions/statements.ts'
import { wc } from '../../questions/wc.ts'
import { work } from '../../questions/work.ts'
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

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

/** What the work is like, where it is done, and who else does it. */
export const wcWorkQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...wc.lifting_pounds,
      topic: 'The work they do',
      label: 'How many pounds does one person lift at most?',
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
      statement: beingTrue('Someone serves customers alone after 9 p.m.'),
    },
    applies: { traits: ['retail', 'food', 'alcohol', 'lodging'] },
    effects: [rates(['Yes'], 1.06, 'People alone at night are robbed and hurt more often, so this adds to the price.')],
  },
  {
    question: {
      ...wc.kitchen_safety,
      topic: 'The work they do',
      label: 'What do kitchen staff always have?',
    },
    applies: kitchens,
    effects: [rates(['shoes'], 0.97, 'Shoes that do not slip prevent most falls in kitchens, so you get a credit.')],
  },
  {
    question: {
      ...wc.machine_guards,
      topic: 'The work they do',
      label: 'Do all machines keep their guards on while they run?',
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
      refers({ more_than: 20 }, 'An underwriter reviews work more than 20 feet up, to see what stops a fall.'),
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
      statement: beingTrue('Employees also work for another business of ours or our family’s'),
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
      statement: beingTrue('Bankruptcy or a tax lien in the last five years'),
    },
    effects: [refers(['Yes'], 'An underwriter asks whether it is settled. Many are, and then it does not matter.')],
  },
]
