// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { QuestionOption } from '@coverwright/core/model/question'
import { receivesCustomers, siteTrades } from '../../questions/audiences.ts'
import { claims } from '../../questions/controls.ts'
import { premises, sales } from '../../questions/sales.ts'
import { beingTrue, inPlace } from '../../questions/statements.ts'
import { subcontractors, work } from '../../questions/work.ts'
import type { Applies, Effect, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

const contractors: Applies = { traits: ['contractor'] }
const goods: Applies = { traits: ['retail', 'stock', 'manufacturing', 'online', 'personal-care'] }
/** Bakeries and other food makers serve no drinks. */
const servesAlcohol: Applies = { traits: ['alcohol', 'cooking', 'lodging'], not_classes: ['CW311'] }
/** Shops and wholesalers sell it, but nobody spends an evening there. */
const hasGuests: Applies = { ...servesAlcohol, industries: ['food', 'lodging', 'recreation', 'real-estate', 'civic'] }
/** Grounds, walks and parking lots: decided by the work done there besides the main trade. */
const grounds: Applies = {
  classes: ['CW561730A', 'CW561730B', 'CW561730C', 'CW561730D', 'CW561790G', 'CW23731', 'CW238990C', 'CW238990D'],
}
/** States where nobody is paid to clear snow. */
const withoutSnow = ['FL', 'HI']

const groundsOptions: readonly QuestionOption[] = [
  { value: 'spraying', label: 'Spraying against weeds or insects' },
  { value: 'trees', label: 'Cutting trees from a ladder, rope or lift, or felling them' },
  { value: 'walls', label: 'Retaining walls more than 4 feet high' },
  { value: 'none', label: 'None of these', exclusive: true },
]

const groundsEffects: readonly Effect[] = [
  refers(
    ['spraying'],
    'An underwriter asks for your applicator’s license, and what you spray. Drift is often left out.',
  ),
  refers(['trees'], 'An underwriter asks how high you work in trees, and what stands near them.'),
  rates(['walls'], 1.08, 'High walls hold back much weight and crack years later, so this work costs more to insure.'),
]

const receivesGuests: Applies = {
  traits: [
    'personal-care',
    'health',
    'fitness',
    'lodging',
    'habitational',
    'children',
    'events',
    'alcohol',
    'security',
  ],
  industries: [
    'building-services',
    'care-education',
    'civic',
    'food',
    'health',
    'lodging',
    'personal-care',
    'real-estate',
    'recreation',
  ],
}
const worksByContract: Applies = {
  traits: ['contractor', 'installs', 'advice', 'design', 'technology', 'security', 'cleaning', 'events', 'vehicles'],
  // A church, charity or club has members and guests.
  not_classes: ['CW813'],
}
/** Where vehicles carry tools to jobs; an agent's car does not count. */
const handsOnTrades: Applies = {
  traits: ['contractor', 'vehicles', 'events', 'installs'],
  industries: [
    'agriculture',
    'automotive',
    'building-services',
    'construction',
    'manufacturing',
    'personal-care',
    'recreation',
    'retail',
    'transport',
    'wholesale',
  ],
}
const usesSubcontractors = { holder: 'quote', subject: 'uses_subcontractors', or: ['Yes'] } as const

/** Harrow & Lyme (sample), general liability: contractors and food are welcome; work at height is looked at closely. */
export const glQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'residential_share',
      type: 'percent',
      topic: 'The work you do',
      label: 'In the next 12 months, what percent of your work will be at homes?',
      hint: 'Apartments and condos count as homes. Enter 0 if none.',
      fact: 'work.residential_share',
    },
    applies: siteTrades,
    effects: [
      rates(
        { more_than: 75 },
        1.05,
        'Work in homes brings more claims for damaged floors, walls and furniture, so it costs a little more.',
      ),
    ],
  },
  {
    question: {
      id: 'new_construction_share',
      type: 'percent',
      topic: 'The work you do',
      label: 'In the next 12 months, what percent of your work will be on new buildings?',
      hint: 'Count buildings put up from the ground, not repairs or remodels. Enter 0 if none.',
      why: 'Claims about new buildings can arrive years after the work is done.',
      fact: 'work.new_construction_share',
    },
    applies: contractors,
    effects: [
      rates(
        { more_than: 20 },
        1.1,
        'Claims about new buildings can come years later, so this share of your work costs more to insure.',
      ),
      refers(
        { more_than: 50 },
        'An underwriter reviews contractors who mostly put up new buildings. It does not mean a no.',
      ),
    ],
  },
  {
    question: {
      ...work.max_height_feet,
      topic: 'The work you do',
      label: 'What is the greatest height, in feet, at which your crew works?',
      hint: 'From the ground to their feet. The edge of a two-story roof is about 20 feet up.',
    },
    applies: siteTrades,
    effects: [
      rates(
        { more_than: 15 },
        1.12,
        'Tools and material dropped from above 15 feet do more harm, so this work costs more to insure.',
      ),
      refers(
        { more_than: 30 },
        'An underwriter reviews any work more than 30 feet up, to see how people below are kept safe.',
      ),
      declines({ more_than: 60 }, 'We do not insure work more than 60 feet up. Insurers who specialize in it can.'),
    ],
  },
  {
    question: {
      id: 'fall_protection',
      type: 'yes_no',
      topic: 'The work you do',
      label: 'Does everyone who works more than 6 feet up use guardrails, nets or a harness?',
      hint: 'Answer for the work itself, not for climbing a ladder to reach it.',
      conditions: [{ holder: 'question', subject: 'max_height_feet', or: ['6'], test: 'more_than' }],
      fact: 'safety.fall_protection',
    },
    applies: siteTrades,
    effects: [
      refers(['No'], 'An underwriter asks how your crew is kept from falling. Some short jobs have a good answer.'),
    ],
  },
  {
    question: {
      ...work.hazardous,
      topic: 'The work you do',
      label: 'In the past five years, have you or your subcontractors done any of this work?',
    },
    applies: contractors,
    effects: [
      declines(
        ['blasting'],
        'We do not insure contractors who use explosives. It is a trade of its own, with its own insurers.',
      ),
      declines(['abatement'], 'We do not insure removal of asbestos, lead paint or mold. It needs a pollution policy.'),
      declines(
        ['tracts'],
        'We do not insure work on new condos and large housing tracts, because owners often claim together.',
      ),
      declines(
        ['eifs'],
        'We do not insure work with synthetic stucco, because water behind it rots walls unseen for years.',
      ),
      refers(
        ['demolition', 'torch_roofing', 'deep_trenches', 'cranes'],
        'An underwriter asks how you make this work safe. It does not mean a no.',
      ),
      refers(
        ['new_york_city'],
        'An underwriter reviews New York City jobs, where the law makes owners and contractors pay for falls.',
      ),
    ],
  },
  {
    question: {
      id: 'grounds_work',
      type: 'multi_select',
      topic: 'The work you do',
      label: 'Which of these do you do outdoors, even now and then?',
      hint: 'Count what subcontractors do for you.',
      why: 'People who slip on ice, or whose garden dies, claim against whoever did the work.',
      options: [
        { value: 'snow_business', label: 'Clearing snow or ice at shops, offices or apartments' },
        { value: 'snow_homes', label: 'Clearing snow or ice at single homes' },
        ...groundsOptions,
      ],
      fact: 'work.grounds',
    },
    applies: { ...grounds, not_states: withoutSnow },
    effects: [
      refers(['snow_business'], 'An underwriter asks what your snow contracts promise, and how you record each visit.'),
      rates(
        ['snow_homes'],
        1.04,
        'People slip where snow was cleared and claim for it, so this adds a little to the price.',
      ),
      ...groundsEffects,
    ],
  },
  {
    question: {
      id: 'grounds_work_all_year',
      type: 'multi_select',
      topic: 'The work you do',
      label: 'Which of these outdoor jobs do you take, even now and then?',
      hint: 'Count what subcontractors do for you.',
      why: 'People whose garden dies, or whom a branch hits, claim against whoever did the work.',
      options: groundsOptions,
    },
    applies: { ...grounds, states: withoutSnow },
    effects: groundsEffects,
  },
  {
    question: {
      id: 'rents_equipment_out',
      type: 'select',
      topic: 'The work you do',
      label: 'Do you rent or lend equipment to other people or businesses?',
      options: [
        { value: 'no', label: 'No' },
        { value: 'with_operator', label: 'Yes, always with our own operator' },
        { value: 'without_operator', label: 'Yes, and others operate it' },
      ],
      fact: 'equipment.rented_out',
    },
    applies: handsOnTrades,
    effects: [
      rates(
        ['with_operator'],
        1.05,
        'Your operator works to another firm’s orders, which adds some risk and a little to the price.',
      ),
      refers(
        ['without_operator'],
        'An underwriter reviews your rental agreement, because you answer for equipment in other hands.',
      ),
    ],
  },
  {
    question: {
      id: 'work_places',
      type: 'multi_select',
      topic: 'Where you meet customers',
      label: 'Where does your work take place?',
      hint: 'Choose every place where you or your employees work in a normal year.',
      options: [
        { value: 'our_place', label: 'At our own place' },
        { value: 'homes', label: 'At customers’ homes' },
        { value: 'business_sites', label: 'At other businesses' },
        { value: 'construction_sites', label: 'On construction sites' },
        { value: 'events', label: 'At fairs, markets or events' },
        { value: 'remote', label: 'By phone, mail or online' },
      ],
      fact: 'work.places',
    },
    effects: [
      rates(
        ['events'],
        1.05,
        'Crowds at fairs and events mean more trips and spills, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'daily_visitors',
      type: 'number',
      topic: 'Where you meet customers',
      label: 'How many visitors come on a busy day?',
      hint: 'Enter 0 if nobody comes to you.',
      checks: [{ rule: 'isLessThan', than: 100000 }],
      fact: 'premises.daily_visitors',
    },
    applies: receivesCustomers,
    effects: [
      rates(
        { more_than: 150 },
        1.08,
        'More people through the door means more trips and falls, so a busy place costs a little more.',
      ),
      refers(
        { more_than: 500 },
        'An underwriter reviews places with more than 500 visitors a day, to price them fairly.',
      ),
    ],
  },
  {
    question: {
      id: 'attractions',
      type: 'multi_select',
      topic: 'Where you meet customers',
      label: 'Which of these do you have or offer?',
      hint: 'Count them even if another company runs them for you.',
      options: [
        { value: 'trampoline', label: 'Trampolines or bounce houses' },
        { value: 'mechanical_rides', label: 'Mechanical rides, such as a bull' },
        { value: 'climbing_wall', label: 'A climbing wall or zip line' },
        { value: 'pool', label: 'A pool or hot tub' },
        { value: 'playground', label: 'A playground or play area' },
        { value: 'tanning', label: 'Tanning beds' },
        { value: 'skin_treatments', label: 'Laser, injections or chemical peels' },
        { value: 'armed_guards', label: 'Armed guards or armed door staff' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
      fact: 'premises.attractions',
    },
    applies: receivesGuests,
    effects: [
      declines(
        ['trampoline', 'mechanical_rides', 'climbing_wall'],
        'We do not insure rides, trampolines, zip lines or climbing walls. Insurers for amusements do.',
      ),
      declines(
        ['armed_guards'],
        'We do not insure armed guards. If a licensed security firm supplies them, ask your advisor about it.',
      ),
      refers(
        ['pool', 'skin_treatments'],
        'An underwriter asks who supervises this and what training they have. It does not mean a no.',
      ),
      rates(
        ['playground', 'tanning'],
        1.06,
        'Play areas and tanning beds lead to some injuries, so they add a little to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'signed_waivers',
      type: 'yes_no',
      topic: 'Where you meet customers',
      label: 'Does every participant, or a parent, sign a liability waiver before taking part?',
      statement: inPlace('Every participant, or a parent, signs a liability waiver before taking part'),
      fact: 'safety.signed_waivers',
    },
    applies: { traits: ['fitness'], industries: ['recreation', 'care-education'] },
    effects: [
      rates(['Yes'], 0.95, 'A signed waiver settles many injury claims early, so you get a credit.'),
      refers(['No'], 'An underwriter asks how participants learn of the risks. You can start using a waiver now.'),
    ],
  },
  {
    question: {
      id: 'product_roles',
      type: 'multi_select',
      topic: 'Goods you sell',
      label: 'What do you do with goods you sell?',
      why: 'If nobody else in this country stands behind a product, a claim about it comes to you.',
      options: [
        { value: 'own_name', label: 'Sell them under our own label' },
        { value: 'import', label: 'Import them ourselves' },
        { value: 'make', label: 'Make or assemble them' },
        { value: 'repackage', label: 'Repackage, mix or alter them' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
      fact: 'products.roles',
    },
    applies: goods,
    effects: [
      rates(
        ['own_name', 'repackage'],
        1.05,
        'A product with your name on it, or changed by you, makes you answer for it as its maker would.',
      ),
      rates(
        ['import'],
        1.1,
        'A maker abroad is hard to bring to court here, so a claim about imported goods stays with you.',
      ),
    ],
  },
  {
    question: {
      id: 'import_share',
      type: 'percent',
      topic: 'Goods you sell',
      label: 'In the next 12 months, what percent of your sales will be goods you import yourself?',
      hint: 'Goods you buy from a supplier in the United States do not count.',
      conditions: [{ holder: 'question', subject: 'product_roles', or: ['import'] }],
      fact: 'products.import_share',
    },
    applies: goods,
    effects: [refers({ more_than: 25 }, 'An underwriter checks what you import and how it is tested.')],
  },
  {
    question: {
      id: 'product_uses',
      type: 'multi_select',
      topic: 'Goods you sell',
      label: 'Are any of your products made for these uses?',
      hint: 'Parts count too.',
      options: [
        { value: 'aircraft', label: 'Aircraft or spacecraft' },
        { value: 'vehicles', label: 'Brakes, steering or tires of vehicles' },
        { value: 'medical', label: 'Medical treatment or supplements' },
        { value: 'children', label: 'Babies or children 12 or younger' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
      fact: 'products.uses',
    },
    applies: { traits: ['manufacturing'] },
    effects: [
      declines(['aircraft'], 'We do not insure products for aircraft or spacecraft. Insurers for aviation do.'),
      refers(['vehicles', 'medical', 'children'], 'An underwriter asks how these products are tested and labeled.'),
    ],
  },
  {
    question: {
      ...sales.alcohol_share,
      topic: 'Serving alcohol',
      why: 'Harm done by a drunk guest needs liquor liability, a coverage of its own. The share tells us if you need it.',
    },
    applies: servesAlcohol,
    effects: [
      refers(
        { more_than: 25 },
        'An underwriter reviews places where alcohol is more than a quarter of sales. Many are accepted.',
      ),
      declines(
        { more_than: 50 },
        'We do not insure places that earn more than half their sales from alcohol. Insurers for bars do.',
      ),
    ],
  },
  {
    question: {
      id: 'server_training',
      type: 'yes_no_not_sure',
      topic: 'Serving alcohol',
      label: 'Has everyone who serves alcohol finished a responsible-serving course in the past three years?',
      conditions: [{ holder: 'question', subject: 'alcohol_share', or: ['0'], test: 'more_than' }],
      fact: 'safety.server_training',
    },
    applies: servesAlcohol,
    effects: [
      rates(['Yes'], 0.95, 'Trained servers stop trouble early, so you get a credit.'),
      rates(['No'], 1.1, 'Without trained servers we expect more claims. A short online course puts this right.'),
    ],
  },
  {
    question: {
      ...sales.alcohol_citations,
      topic: 'Serving alcohol',
      label: 'In the last five years, were you cited, fined or suspended over how you sell or serve alcohol?',
    },
    applies: servesAlcohol,
    effects: [
      refers(['Yes'], 'An underwriter asks what happened and what you changed. One old citation seldom decides.'),
    ],
  },
  {
    question: {
      ...premises.entertainment,
      topic: 'Serving alcohol',
      label: 'Which of these do guests find at your place, even now and then?',
    },
    applies: hasGuests,
    effects: [
      declines(['adult'], 'We do not insure places with adult entertainment. Insurers for nightclubs do.'),
      refers(
        ['dancing', 'cover_charge', 'hookah'],
        'An underwriter asks how many guests come, how late, and who keeps order. It does not mean a no.',
      ),
      rates(
        ['live_music'],
        1.06,
        'Music keeps guests longer and draws larger crowds, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'contractor_license',
      type: 'select',
      topic: 'Contracts and subcontractors',
      label: 'Do you hold the contractor’s license that your state or city asks for?',
      hint: 'For every kind of work you do yourself. A registration counts where there is no license.',
      options: [
        { value: 'held', label: 'Yes, for all of it' },
        { value: 'partly', label: 'For some of it only' },
        { value: 'none', label: 'No, or it has lapsed' },
        { value: 'not_needed', label: 'Nobody asks for one where we work' },
      ],
      fact: 'work.contractor_license',
    },
    applies: contractors,
    effects: [
      declines(
        ['none'],
        'We do not insure contractors without the license their work needs. Ask again once you hold it.',
      ),
      refers(['partly'], 'An underwriter asks which work is done without a license, and who else could do it.'),
    ],
  },
  {
    question: {
      id: 'design_for_others',
      type: 'yes_no',
      topic: 'Contracts and subcontractors',
      label: 'Do you draw plans or designs for a fee, for work that others build?',
      statement: beingTrue('We draw plans or designs for a fee, for work that others build'),
      hint: 'Plans for jobs you do yourself do not count.',
      fact: 'work.design_for_others',
    },
    applies: { traits: ['contractor'] },
    effects: [
      refers(['Yes'], 'An underwriter reviews design work, because mistakes in plans need professional liability.'),
    ],
  },
  {
    question: {
      id: 'written_contracts',
      type: 'select',
      topic: 'Contracts and subcontractors',
      label: 'How often do you have a signed contract or work order before you start?',
      options: [
        { value: 'always', label: 'Always' },
        { value: 'most', label: 'For most jobs' },
        { value: 'large', label: 'For some jobs, such as the large ones' },
        { value: 'never', label: 'Never' },
      ],
      fact: 'contracts.signed_first',
    },
    applies: worksByContract,
    effects: [
      rates(
        ['always'],
        0.97,
        'A signed scope of work settles many disputes before they become claims, so you get a credit.',
      ),
      rates(
        ['never'],
        1.05,
        'Without anything signed it is hard to defend you in a dispute, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      ...subcontractors.certificates,
      topic: 'Contracts and subcontractors',
      label: 'Do you collect a certificate of liability insurance from each subcontractor?',
      hint: 'Before they start, and again before it runs out.',
    },
    effects: [
      rates(
        ['always_equal'],
        0.95,
        'Claims about insured subcontractors go to their insurer first, so you get a credit.',
      ),
      rates(
        ['sometimes'],
        1.1,
        'A claim about a subcontractor without insurance lands on your policy, so this costs more.',
      ),
      refers(
        ['never'],
        'An underwriter checks who works for you without proof of insurance. You can start collecting it now.',
      ),
    ],
  },
  {
    question: {
      id: 'subcontracted_trades',
      type: 'repeat',
      topic: 'Contracts and subcontractors',
      label: 'Which trades do you hand to subcontractors?',
      conditions: [usesSubcontractors],
      min_items: 1,
      max_items: 8,
      questions: [
        {
          id: 'trade',
          type: 'text',
          topic: 'Contracts and subcontractors',
          label: 'Trade',
          hint: 'For example: tile, roofing or electrical.',
          checks: [{ rule: 'isLengthLessThan', than: 81 }],
        },
        {
          id: 'annual_cost',
          type: 'money',
          topic: 'Contracts and subcontractors',
          label: 'Cost in the next 12 months',
          checks: [{ rule: 'isLessThan', than: 1000000000 }],
        },
        {
          id: 'written_agreement',
          type: 'yes_no',
          topic: 'Contracts and subcontractors',
          label: 'Is there a written agreement?',
        },
      ],
    },
    applies: contractors,
  },
  {
    question: {
      id: 'additional_insureds',
      type: 'number',
      topic: 'Contracts and subcontractors',
      label: 'How many others ask to be added to your policy?',
      hint: 'Their contract may say “additional insured”. Enter 0 if there are none.',
      checks: [{ rule: 'isLessThan', than: 10000 }],
      fact: 'contracts.additional_insureds',
    },
    effects: [
      rates(
        { more_than: 10 },
        1.05,
        'Each one we add is someone more to defend. Above 10 this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'hold_harmless',
      type: 'yes_no_not_sure',
      topic: 'Contracts and subcontractors',
      label: 'Does any contract with a customer make you pay for harm that somebody else causes?',
      hint: 'Look for “hold harmless” or “indemnify”. The lease of your own space does not count.',
      fact: 'contracts.hold_harmless',
    },
    applies: worksByContract,
    effects: [refers(['Yes'], 'An underwriter reads what you agreed to. Many job contracts have such terms.')],
  },
  {
    question: {
      id: 'hold_harmless_details',
      type: 'text',
      topic: 'Contracts and subcontractors',
      label: 'Which contract makes you pay for harm that somebody else causes?',
      hint: 'For example: our yearly contract with a builder.',
      conditions: [{ holder: 'question', subject: 'hold_harmless', or: ['Yes'] }],
      checks: [{ rule: 'isLengthLessThan', than: 251 }],
    },
    applies: worksByContract,
  },
  {
    question: {
      id: 'safety_program',
      type: 'yes_no',
      topic: 'Safety and past claims',
      label: 'Do you have a written safety program that every employee is trained on each year?',
      statement: inPlace('We have a written safety program that every employee is trained on each year'),
      hint: 'Short notes and a yearly talk count, if both are on record.',
      why: 'We ask this of businesses with 10 or more full-time employees.',
      conditions: [{ holder: 'quote', subject: 'fulltime_employees', or: ['9'], test: 'more_than' }],
      fact: 'safety.program',
    },
    effects: [rates(['Yes'], 0.95, 'Trained people hurt fewer customers, so you get a credit.')],
  },
  {
    question: {
      ...claims.changes,
      topic: 'Safety and past claims',
      label: 'What have you changed since your claims, so that they do not happen again?',
      hint: 'Two or three sentences are enough. If there was nothing to change, say why.',
      why: 'A claim that led to a change counts for less than one that can come back.',
    },
  },
]
