// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import { cooks, servesAlcohol, siteTrades } from '../../questions/audiences.ts'
import { claims } from '../../questions/controls.ts'
import { property, stock } from '../../questions/property.ts'
import { goods, premises, sales } from '../../questions/sales.ts'
import { auto, safety, subcontractors, work } from '../../questions/work.ts'
import type { Applies, RatedQuestion } from '../../rating/rated-question.ts'
import { declines, rates, refers } from '../shared/answer-effects.ts'

/** Shops and wholesalers sell it, but nobody spends an evening there. */
const hasGuests: Applies = { ...servesAlcohol, industries: ['food', 'lodging', 'recreation', 'real-estate', 'civic'] }
/** Businesses whose vehicles only haul or farm take no tools to jobs. */
const jobTrades = ['construction', 'building-services', 'automotive', 'technology', 'media', 'recreation'] as const
/** Where paint, fuel or solvents are used; a car alone does not count. */
const keepsFlammables: Applies = {
  traits: ['contractor', 'vehicles', 'hot-work', 'auto-service', 'manufacturing', 'personal-care', 'cleaning'],
  industries: [
    'agriculture',
    'automotive',
    'building-services',
    'construction',
    'food',
    'manufacturing',
    'personal-care',
    'recreation',
    'retail',
    'transport',
    'wholesale',
  ],
}
const worksAway: Applies = {
  traits: ['contractor', 'vehicles', 'installs', 'events', 'cleaning', 'security'],
  industries: jobTrades,
}

/**
 * Harrow & Lyme (sample), business owner’s policy: contractors and food are welcome; asks about tools and fire.
 * Ages in the reasons count back from 2026, the year of this revision.
 */
export const bopQuestions: readonly RatedQuestion[] = [
  {
    question: {
      ...property.roof_year,
      topic: 'Your place',
      label: 'In what year did the building last get a new roof?',
      hint: 'If it still has its first roof, enter the year it was built.',
    },
    effects: [
      rates(
        { less_than: 2002 },
        1.1,
        'Old roofs leak and lift in storms, so yours costs more to insure until it is replaced.',
      ),
      refers(
        { less_than: 1991 },
        'An underwriter reviews roofs older than 35 years. Slate and tile often last longer.',
      ),
    ],
  },
  {
    question: {
      ...property.old_wiring,
      topic: 'Your place',
      label: 'Is any of the wiring aluminum or knob-and-tube, or the panel a Federal Pacific?',
      hint: 'An electrician or your landlord can tell you.',
      why: 'These were normal when your building was new, and are known today to start fires.',
    },
    effects: [
      refers(
        ['Yes'],
        'An underwriter asks what is left of it and when it will go. Wiring made safe by an electrician may pass.',
      ),
      refers(['Not sure'], 'An underwriter may ask for an electrician’s note. Not knowing does not count against you.'),
    ],
  },
  {
    question: {
      ...property.neighbors,
      topic: 'Your neighbors',
      label: 'What shares your building or stands within 50 feet of it?',
    },
    effects: [
      rates(
        ['vacant', 'woodworking'],
        1.06,
        'Empty units and wood shops catch fire more often, and a fire spreads to you.',
      ),
      refers(
        ['flammables'],
        'An underwriter checks how far fuel and chemicals are from you. A solid wall often settles it.',
      ),
    ],
  },
  {
    question: {
      id: 'home_visits',
      type: 'yes_no',
      topic: 'Your place',
      label: 'Do customers come to the home you work from?',
      why: 'A homeowner’s policy seldom pays when a customer is hurt in your home.',
      conditions: [{ holder: 'quote', subject: 'primary_location.occupancy', or: ['home'] }],
      fact: 'premises.home_visits',
    },
    effects: [rates(['Yes'], 1.05, 'Visitors can trip in a home as in a shop, so this adds a little to the price.')],
  },
  {
    question: {
      id: 'flammable_storage',
      type: 'select',
      topic: 'Your place',
      label: 'Where do you keep most of your paint, solvents, fuel or propane?',
      hint: 'Nail polish remover counts. Fuel in a vehicle’s own tank does not.',
      options: [
        { value: 'none', label: 'We keep none, or less than a gallon' },
        { value: 'cabinet', label: 'In a metal fire-safety cabinet' },
        { value: 'outside', label: 'Locked up, outside the building' },
        { value: 'shelves', label: 'On shelves or the floor' },
        { value: 'vehicles', label: 'In our vehicles only' },
      ],
      fact: 'safety.flammable_storage',
    },
    applies: keepsFlammables,
    effects: [
      rates(
        ['shelves'],
        1.08,
        'Open shelves feed a fire quickly, so this costs more. A metal cabinet takes the charge away.',
      ),
    ],
  },
  {
    question: {
      ...property.tools_off_site,
      topic: 'Tools and equipment',
      label: 'What would it cost to replace the tools and equipment you take to jobs?',
      hint: 'At today’s prices, without vehicles. Enter 0 if there are none.',
    },
    applies: worksAway,
    effects: [
      rates(
        { more_than: 15000 },
        1.04,
        'More tools on the road means more to steal, so this adds a little to the price.',
      ),
      refers(
        { more_than: 75000 },
        'An underwriter reviews tools above $75,000, because they may need a policy of their own.',
      ),
    ],
  },
  {
    question: {
      id: 'tools_overnight',
      type: 'select',
      topic: 'Tools and equipment',
      label: 'Where do the tools you take to jobs stay at night?',
      options: [
        { value: 'inside', label: 'In a locked building' },
        { value: 'locked_vehicle', label: 'In a locked vehicle or trailer' },
        { value: 'job_site', label: 'At the job site' },
        { value: 'varies', label: 'It varies' },
      ],
      conditions: [{ holder: 'question', subject: 'tools_off_site', or: ['0'], test: 'more_than' }],
      fact: 'property.tools_overnight',
    },
    applies: worksAway,
    effects: [
      rates(['inside'], 0.96, 'Tools are often stolen from trucks at night. Yours are inside, so you get a credit.'),
      rates(
        ['job_site'],
        1.06,
        'Job sites are empty at night, and thieves know it, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      id: 'costly_tools',
      type: 'repeat',
      topic: 'Tools and equipment',
      label: 'Which single tools or machines would cost more than $5,000 to replace?',
      hint: 'Leave this empty if there is none.',
      conditions: [{ holder: 'question', subject: 'tools_off_site', or: ['5000'], test: 'more_than' }],
      optional: true,
      max_items: 10,
      questions: [
        {
          id: 'description',
          type: 'text',
          topic: 'Tools and equipment',
          label: 'Make and kind',
          hint: 'For example: zero-turn mower, with its maker’s name.',
          checks: [{ rule: 'isLengthLessThan', than: 81 }],
        },
        {
          id: 'value',
          type: 'money',
          topic: 'Tools and equipment',
          label: 'Cost to replace',
          checks: [
            { rule: 'isMoreThan', than: 5000 },
            { rule: 'isLessThan', than: 10000000 },
          ],
        },
      ],
    },
    applies: worksAway,
  },
  {
    question: {
      id: 'rented_equipment_value',
      type: 'money',
      topic: 'Tools and equipment',
      label: 'At your busiest, what would it cost to replace all the equipment you have rented or lent out?',
      hint: 'You told us earlier that you rent or lend equipment. Leave out vehicles.',
      conditions: [{ holder: 'gl.liberty', subject: 'rents_equipment_out', or: ['with_operator', 'without_operator'] }],
      checks: [{ rule: 'isLessThan', than: 10000000 }],
      fact: 'equipment.rented_out_value',
    },
    applies: { traits: ['contractor', 'vehicles', 'events', 'installs'], industries: jobTrades },
    effects: [
      refers(
        { more_than: 20000 },
        'An underwriter reviews rented equipment above $20,000, because it is hard to guard in other hands.',
      ),
    ],
  },
  {
    question: {
      ...work.max_height_feet,
      topic: 'Work at job sites',
      label: 'How many feet above the ground is the highest work your crew does?',
      hint: 'From the ground to their feet. A two-story roof edge is about 20 feet up. Enter 0 if none.',
    },
    applies: siteTrades,
    effects: [
      refers(
        { more_than: 20 },
        'An underwriter reviews work more than 20 feet up, to see how people below are kept safe.',
      ),
      declines({ more_than: 40 }, 'We do not insure work more than 40 feet up by a business owners policy.'),
    ],
  },
  {
    question: {
      ...work.hazardous,
      topic: 'Work at job sites',
      label: 'In the last five years, which of these have you or your subcontractors done?',
    },
    applies: { traits: ['contractor'] },
    effects: [
      declines(
        ['blasting', 'abatement', 'tracts', 'demolition', 'torch_roofing', 'eifs'],
        'We do not insure this work by a business owners policy. General liability by itself may be offered.',
      ),
      refers(
        ['deep_trenches', 'new_york_city', 'cranes'],
        'An underwriter asks where this work is done and how people are kept safe.',
      ),
    ],
  },
  {
    question: {
      ...subcontractors.certificates,
      topic: 'Work at job sites',
      label: 'How often do subcontractors show you a certificate of liability insurance before they start?',
    },
    applies: siteTrades,
    effects: [
      rates(
        ['sometimes'],
        1.08,
        'A claim about a subcontractor without insurance lands on your policy, so this costs more.',
      ),
      refers(
        ['never'],
        'An underwriter reviews subcontractors without proof of insurance. You can start collecting it now.',
      ),
    ],
  },
  {
    question: {
      ...safety.cooking_method,
      topic: 'Food and drink',
      label: 'What is the heaviest cooking that you do?',
    },
    applies: cooks,
    effects: [
      rates(['fryer_wok'], 1.1, 'Hot oil starts most kitchen fires, so frying costs more to insure.'),
      refers(
        ['wood_charcoal'],
        'An underwriter asks where the smoker or oven stands, and how embers and ash are kept safe.',
      ),
    ],
  },
  {
    question: {
      ...safety.hood_system,
      topic: 'Food and drink',
      label: 'Is every fryer, grill and stovetop under a hood with its own automatic fire system?',
      hint: 'Look for a tank with a tag that says “UL 300”. Ovens and coffee machines do not count.',
    },
    applies: cooks,
    effects: [
      declines(['No'], 'We do not insure frying or grilling without such a system. Ask us again when it is in.'),
      refers(
        ['Not sure'],
        'An underwriter will ask for a photo of the tank or its tag. Not knowing is no mark against you.',
      ),
    ],
  },
  {
    question: {
      id: 'hood_serviced',
      type: 'select',
      topic: 'Food and drink',
      label: 'When was the hood’s fire system last serviced?',
      hint: 'The tag on the tank shows it.',
      options: [
        { value: 'half_year', label: 'In the last 6 months' },
        { value: 'year', label: 'In the last 12 months, but not in the last 6' },
        { value: 'older', label: 'Longer ago, or never' },
        { value: 'not_sure', label: 'Not sure' },
      ],
      conditions: [{ holder: 'question', subject: 'hood_system', or: ['Yes'] }],
      fact: 'safety.hood_serviced',
    },
    applies: cooks,
    effects: [
      rates(['half_year'], 0.97, 'A system serviced every half-year works when it is needed, so you get a credit.'),
      refers(['older'], 'An underwriter asks you to have the hood’s fire system serviced. The new tag settles it.'),
      refers(['not_sure'], 'An underwriter will ask for a photo of the tag. Not knowing does not count against you.'),
    ],
  },
  {
    question: {
      ...sales.alcohol_share,
      topic: 'Food and drink',
      hint: 'Beer, wine and spirits together. Enter 0 if you sell none.',
    },
    applies: servesAlcohol,
    effects: [
      refers(
        { more_than: 30 },
        'An underwriter reviews places where alcohol is more than 30% of sales. Good kitchens are welcome.',
      ),
      declines(
        { more_than: 50 },
        'We do not insure places that earn more than half their sales from alcohol. Insurers for bars do.',
      ),
    ],
  },
  {
    question: {
      ...sales.alcohol_citations,
      topic: 'Food and drink',
      label: 'Have the authorities cited, fined or suspended you over alcohol in the last five years?',
    },
    applies: servesAlcohol,
    effects: [
      refers(['Yes'], 'An underwriter asks what happened and what you changed. One old citation seldom decides.'),
    ],
  },
  {
    question: {
      ...premises.entertainment,
      topic: 'Food and drink',
      label: 'Is any of this part of an evening at your place, even now and then?',
    },
    applies: hasGuests,
    effects: [
      declines(
        ['dancing', 'cover_charge', 'adult'],
        'We do not insure clubs, dancing or adult entertainment by a business owners policy.',
      ),
      refers(['hookah'], 'An underwriter asks where hot coals are kept, and how rooms for smoking are aired.'),
      rates(
        ['live_music'],
        1.04,
        'Music keeps guests longer and draws larger crowds, so this adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      ...stock.refrigerated_value,
      topic: 'Food and drink',
      label: 'When your coolers and freezers are full, what is the food in them worth?',
      hint: 'What you paid for it. It is what you lose when the power is out for a day.',
    },
    applies: { traits: ['food'] },
    effects: [
      rates(
        { more_than: 40000 },
        1.03,
        'With this much chilled food, one power failure is a large claim, so it adds a little to the price.',
      ),
    ],
  },
  {
    question: {
      ...goods.restricted,
      topic: 'Goods you sell',
      label: 'Do you sell or store any of these?',
    },
    applies: { industries: ['retail', 'wholesale'] },
    effects: [
      declines(
        ['cannabis', 'fireworks'],
        'We do not insure shops that sell cannabis or fireworks. Insurers who specialize in them do.',
      ),
      refers(
        ['firearms', 'tobacco_vape', 'cbd'],
        'An underwriter asks what share of your sales these goods are and how they are kept.',
      ),
    ],
  },
  {
    question: {
      id: 'delivery_method',
      type: 'select',
      topic: 'Driving and delivery',
      label: 'Who delivers your orders?',
      hint: 'If several do, choose the one lowest in this list.',
      options: [
        { value: 'nobody', label: 'We do not deliver' },
        { value: 'carrier', label: 'A parcel service or delivery app' },
        { value: 'own_vehicles', label: 'Employees, in our vehicles' },
        { value: 'employee_cars', label: 'Employees, in their own cars' },
      ],
      fact: 'auto.delivery_method',
    },
    applies: { traits: ['food', 'retail', 'delivery'] },
    effects: [
      refers(
        ['employee_cars'],
        'An underwriter reviews delivery in employees’ cars, because personal auto policies often leave it out.',
      ),
    ],
  },
  {
    question: {
      ...auto.employee_driving,
      topic: 'Driving and delivery',
      label: 'How often do employees run errands for you in their own or rented cars?',
      hint: 'Trips to a supplier or the bank count. Driving to and from work does not.',
    },
    effects: [
      rates(
        ['weekly'],
        1.03,
        'Regular errands bring some crashes that come back to you, so they add a little to the price.',
      ),
      rates(
        ['daily'],
        1.08,
        'Daily driving for you brings more crashes, so it costs more. Compare it with a commercial auto policy.',
      ),
    ],
  },
  {
    question: {
      ...claims.changes,
      topic: 'Your past claims',
      label: 'What is different today, so that your past claims do not happen again?',
      hint: 'For example: a new fryer, better locks or a rule about wet floors.',
    },
  },
]
