// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Answers } from '@coverwright/core/answers/answers'
import { lawFirms } from '../law-firms.ts'

/** A realistic business: what it is, what it picks, and its special answers. */
export type GoldenBusiness = {
  readonly name: string
  readonly trade: string
  readonly zip: string
  readonly lines: readonly string[]
  /** Full-time, part-time. */
  readonly people: readonly [number, number]
  /** Whole dollars a year: revenue, payroll. */
  readonly money: readonly [number, number]
  readonly since: number
  readonly form?: string
  readonly answers?: Answers
}

const business = (
  name: string,
  trade: string,
  zip: string,
  lines: string,
  people: readonly [number, number],
  money: readonly [number, number],
  since: number,
  answers: Answers = {},
): GoldenBusiness => ({ name, trade, zip, lines: lines.split(' '), people, money, since, answers })

const vans: Answers = { has_vehicles: 'Yes', vehicle_count: 2 }
const hauls = (commodity: string): Answers => ({
  ...vans,
  ca: {
    uses: ['haul_hire'],
    commodities: [commodity],
    radius: 'intermediate',
    farthest_city: 'Chicago',
    has_dot: 'Yes',
    dot_number: '1234567',
    filings: ['federal'],
    interchange: 'No',
    cargo_limit: '100000',
  },
})
const subs: Answers = { uses_subcontractors: 'Yes', subcontractor_cost: 80_000 }
const ownersAnswers: Answers = { owns: true }
/** It has no owners: a board runs it. */
const board: Answers = {
  business_type: 'nonprofit',
  directors_and_officers: {
    stakeholders: [
      { name: 'Ruth Okafor', role: 'both' },
      { name: 'Sam Tran', role: 'officer' },
    ],
  },
}
/** Includes its page of tanks. */
export const tank = (name: string, content: string, gallons: number, place = 'above'): Answers => ({
  pollution: {
    has_tanks: 'Yes',
    tanks: [{ name, place, content, gallons, year: 2017, walls: 'double', tested: 'Yes', test_passed: 'Yes' }],
  },
})
/** Clients pay by invoice. */
const withoutCards: Answers = { cyber: { card_payments: '0' } }
/** Includes its page of additional insureds. */
export const namesClients: Answers = { pl: { has_additional_insureds: 'Yes' } }

export const goldenBusinesses: readonly GoldenBusiness[] = [
  // Shops
  business('neighborhood-bakery', 'CW311811A', '97214', 'gl bop wc', [6, 4], [620_000, 210_000], 2014),
  business('chocolate-maker', 'CW311352A', '05401', 'gl bop product', [3, 2], [310_000, 95_000], 2018, {
    product: {
      intended_for: ['food'],
      standards: 'FDA current good manufacturing practice',
      products: [
        {
          name: 'Chocolate bars and truffles',
          end_use: 'Sweets and gifts',
          year_first_sold: 2018,
          discontinued: 'No',
          annual_sales: 310_000,
        },
      ],
    },
  }),
  business('clothing-boutique', 'CW458110C', '78704', 'gl bop', [2, 3], [380_000, 88_000], 2016),
  business('bookstore', 'CW459210A', '04101', 'bop cl', [3, 5], [540_000, 140_000], 2009),
  business('grocery', 'CW445110A', '60629', 'bop wc cl', [11, 9], [2_400_000, 420_000], 2005),
  business('fish-market', 'CW445250A', '98109', 'gl bop wc', [4, 1], [900_000, 170_000], 2011),
  business('liquor-store', 'CW445320A', '80205', 'gl bop', [3, 2], [1_100_000, 96_000], 2012),
  business('gun-shop', 'CW459110C', '75001', 'gl product', [2, 1], [700_000, 80_000], 2008),
  business('pharmacy', 'CW456110A', '30309', 'bop pl cl', [7, 3], [3_200_000, 480_000], 1998),
  business('gas-station', 'CW457110A', '85004', 'gl bop pollution wc', [5, 6], [4_100_000, 230_000], 2003, {
    ...ownersAnswers,
    ...tank('Under the pumps', 'gasoline', 10_000, 'below'),
  }),
  business('gift-shop-alone', 'CW459420A', '87501', 'gl', [0, 0], [90_000, 0], 2021),
  business('online-supplements', 'CW456191A', '84101', 'product cl', [2, 0], [450_000, 90_000], 2020),
  business('art-gallery', 'CW459920A', '10011', 'bop cp', [2, 1], [800_000, 120_000], 2010),
  // Food and drink
  business('wine-bar', 'CW722410C', '94110', 'gl bop wc', [5, 7], [820_000, 260_000], 2017),
  business('barbecue', 'CW722511F', '38103', 'gl bop wc umb', [9, 12], [1_600_000, 430_000], 2013),
  business('noodle-house', 'CW722511C', '11373', 'gl bop wc epli', [8, 6], [1_200_000, 310_000], 2015),
  business('ice-cream-truck', 'CW722330C', '53202', 'gl ca', [1, 1], [120_000, 30_000], 2019, vans),
  business('caterer-contract', 'CW722310A', '55401', 'gl wc umb', [14, 8], [2_100_000, 640_000], 2007),
  business('mobile-bartender', 'CW722320C', '29401', 'se gl', [1, 2], [140_000, 38_000], 2020),
  business('sandwich-shop', 'CW722513C', '43215', 'gl bop wc', [4, 6], [560_000, 150_000], 2016),
  // Trades
  business('handyman-alone', 'CW236118A', '33602', 'gl', [0, 0], [95_000, 0], 2020),
  business('deck-builder', 'CW236118D', '27601', 'gl wc ca', [5, 0], [780_000, 260_000], 2012, { ...vans, ...subs }),
  business('custom-homes', 'CW236115A', '83702', 'gl wc umb pollution', [7, 0], [4_800_000, 520_000], 2004, subs),
  business('roofer-texas', 'CW238160A', '77002', 'gl wc ca', [8, 0], [1_300_000, 410_000], 2011, { ...vans, ...subs }),
  business('roofer-new-york', 'CW238160A', '14202', 'gl wc', [6, 0], [900_000, 330_000], 2010, subs),
  business('painter', 'CW238320A', '60614', 'gl wc', [4, 1], [420_000, 150_000], 2015),
  business('drywaller', 'CW238310A', '89101', 'gl wc', [9, 0], [1_050_000, 470_000], 2009, {
    additional: { waiver: 'some' },
  }),
  business('hvac', 'CW238220B', '64106', 'gl wc ca umb', [11, 1], [2_300_000, 690_000], 2002, vans),
  business('excavator', 'CW238910A', '15222', 'gl pollution ca wc', [6, 0], [1_900_000, 380_000], 2006, vans),
  business('welder', 'CW238190A', '70112', 'gl wc', [3, 0], [360_000, 140_000], 2014),
  business('paver', 'CW238990C', '02903', 'gl wc ca', [7, 2], [1_150_000, 340_000], 2008, vans),
  business('mason-ohio', 'CW238140A', '43215', 'gl wc', [5, 0], [640_000, 230_000], 2013),
  business('flooring-washington', 'CW238330A', '98101', 'gl wc', [3, 0], [520_000, 150_000], 2017),
  // Services to buildings
  business('window-cleaner', 'CW561720C', '92101', 'gl wc', [4, 3], [270_000, 120_000], 2016),
  business('landscaper', 'CW561730B', '60540', 'gl bop wc ca', [8, 4], [980_000, 350_000], 2010, vans),
  business('wildlife-removal', 'CW561710B', '35203', 'gl pollution', [2, 0], [190_000, 60_000], 2018, vans),
  business('alarm-installer', 'CW561621A', '85281', 'gl eo cl', [6, 0], [1_100_000, 400_000], 2009, vans),
  business('waste-hauler', 'CW562112A', '48226', 'pollution ca umb', [9, 0], [2_700_000, 560_000], 2001, {
    ...vans,
    ...tank('Fuel for the trucks', 'diesel', 1000),
  }),
  business('cleanup-contractor', 'CW562910B', '08608', 'pollution gl wc', [10, 0], [3_000_000, 720_000], 2005),
  // Professions
  business('architect', 'CW541310A', '55415', 'pl bop cl', [6, 1], [1_250_000, 540_000], 2008),
  business('engineer', 'CW541330B', '80202', 'pl gl umb', [9, 0], [1_900_000, 860_000], 2003),
  business('tax-preparer', 'CW541213A', '32801', 'pl cl', [2, 3], [260_000, 110_000], 2013),
  business('law-firm', 'CW541110A', '60602', 'gl cl epli', [5, 2], [1_400_000, 610_000], 2006, {
    cyber: { wires: 'Yes' },
  }),
  ...lawFirms,
  business('mediator-alone', 'CW541990A', '97205', 'pl', [0, 0], [110_000, 0], 2019),
  business('industrial-designer', 'CW541420A', '94107', 'pl eo', [3, 0], [420_000, 210_000], 2017),
  business('safety-consultant', 'CW541690A', '77008', 'eo gl', [2, 0], [340_000, 150_000], 2015),
  business('staffing-agency', 'CW561320A', '30303', 'epli eo wc', [12, 40], [5_200_000, 3_600_000], 2011),
  business('travel-agency', 'CW561510A', '33131', 'eo cl', [3, 1], [380_000, 150_000], 2010),
  business('business-broker', 'CW541990E', '85016', 'eo', [1, 0], [210_000, 60_000], 2016),
  business('document-shredding', 'CW561990D', '43085', 'gl cl ca', [5, 0], [720_000, 230_000], 2012, vans),
  // Technology and media
  business('software-startup', 'CW513210A', '94103', 'do epli cl eo fid', [14, 0], [1_800_000, 1_700_000], 2022),
  business('website-developer', 'CW541511B', '78701', 'pl cl', [2, 0], [260_000, 120_000], 2018, namesClients),
  business('managed-it', 'CW541513A', '28202', 'eo cl gl', [8, 0], [1_500_000, 640_000], 2012, withoutCards),
  business('data-center', 'CW518210B', '20147', 'cl cp do', [16, 0], [7_800_000, 1_900_000], 2009, {
    cyber: { wires: 'Yes', card_payments: '0' },
  }),
  business('video-production', 'CW512110A', '90028', 'gl eo se', [4, 2], [680_000, 250_000], 2014, {
    event: {
      name: 'First showing of a film',
      type: 'film_screening',
      role: 'host',
      alcohol: 'none',
      performers: 'No',
      vendors: 'No',
    },
  }),
  business('photographer', 'CW541921B', '37203', 'gl pl', [1, 0], [95_000, 20_000], 2017),
  business('ad-agency', 'CW541810A', '10003', 'eo cl epli', [11, 2], [2_600_000, 1_100_000], 2010, withoutCards),
  business('magazine', 'CW513120A', '02116', 'eo gl', [5, 3], [900_000, 330_000], 2007),
  // Health and care
  business('doctors-office', 'CW621111A', '46204', 'bop cl wc', [7, 2], [1_900_000, 830_000], 2004),
  business('acupuncturist', 'CW621399A', '87102', 'pl gl', [1, 0], [130_000, 30_000], 2016, namesClients),
  business('optometrist', 'CW621320A', '68102', 'bop pl', [4, 1], [780_000, 240_000], 2011),
  business('massage-therapist', 'CW812199A', '97301', 'pl gl', [0, 0], [70_000, 0], 2019),
  business('assisted-living', 'CW623312A', '85701', 'gl wc umb', [18, 12], [2_900_000, 1_300_000], 2008),
  business('preschool', 'CW624410B', '30030', 'gl bop wc', [8, 5], [690_000, 330_000], 2012),
  business('job-training-charity', 'CW624310A', '19107', 'do epli fid', [22, 6], [2_300_000, 1_400_000], 1996, board),
  // Personal care, recreation, lodging
  business('barber', 'CW812111A', '70118', 'gl bop', [2, 2], [180_000, 60_000], 2015),
  business('facial-studio', 'CW812112C', '33139', 'gl pl', [2, 1], [210_000, 75_000], 2018),
  business('dog-kennel', 'CW812910B', '59715', 'gl bop wc', [4, 4], [420_000, 160_000], 2013),
  business('wedding-couple', 'CW814110B', '60540', 'se', [0, 0], [0, 0], 2026, {
    business_type: 'sole_proprietor',
    event: { role: 'host' },
  }),
  business('wedding-planner', 'CW812990A', '96815', 'se', [1, 1], [150_000, 45_000], 2016),
  business('wedding-planner-vermont', 'CW812990A', '05602', 'se gl', [1, 1], [150_000, 45_000], 2016),
  business('yoga-studio', 'CW713940B', '80302', 'gl pl', [2, 6], [240_000, 90_000], 2015),
  business('climbing-gym', 'CW713940E', '84111', 'gl umb wc', [6, 11], [980_000, 300_000], 2014),
  business('concert-promoter', 'CW711310A', '37201', 'se gl umb', [5, 9], [2_800_000, 420_000], 2009),
  business('bed-and-breakfast', 'CW721191A', '02657', 'bop cp', [1, 2], [230_000, 40_000], 2011, ownersAnswers),
  business('hotel', 'CW721110A', '63101', 'cp wc umb epli', [18, 14], [3_900_000, 980_000], 2002, ownersAnswers),
  // Property, transport, wholesale, makers
  business('apartment-owner', 'CW531110A', '44113', 'landlord umb', [0, 1], [310_000, 12_000], 2007),
  business('small-landlord', 'CW531110A', '21201', 'landlord', [0, 0], [64_000, 0], 2014),
  business('student-housing', 'CW531110A', '80302', 'landlord gl', [0, 1], [190_000, 9_000], 2012),
  business('mobile-home-park', 'CW531190A', '85345', 'landlord gl pollution', [1, 1], [420_000, 48_000], 1994),
  business(
    'office-building-owner',
    'CW531120A',
    '75201',
    'cp gl umb',
    [2, 0],
    [1_700_000, 120_000],
    1999,
    ownersAnswers,
  ),
  business('condo-association', 'CW813990A', '33480', 'do cp fid', [2, 1], [540_000, 80_000], 1987, {
    ...board,
    business_type: 'association',
  }),
  business('local-trucking', 'CW484110A', '46241', 'ca wc gl', [9, 0], [2_200_000, 520_000], 2006, hauls('general')),
  business('moving-company', 'CW484210A', '23220', 'ca wc gl', [11, 5], [1_400_000, 480_000], 2010, hauls('household')),
  business('medical-courier', 'CW492210C', '37210', 'ca gl', [4, 2], [390_000, 150_000], 2018, vans),
  business('restaurant-supplier', 'CW423440A', '07102', 'product cp ca', [12, 1], [5_900_000, 760_000], 2000, vans),
  business('chemical-distributor', 'CW424690A', '77015', 'pollution product ca', [10, 0], [8_200_000, 720_000], 1995, {
    ...vans,
    ...tank('Solvent in the yard', 'chemicals', 2000),
  }),
  business('toy-maker', 'CW339930A', '03301', 'product gl cl', [5, 2], [940_000, 260_000], 2013),
  business('cabinet-shop', 'CW337110A', '17603', 'gl bop wc product', [7, 1], [1_100_000, 340_000], 2009),
  business('venture-firm', 'CW523910A', '94301', 'do fid epli', [8, 0], [6_400_000, 2_800_000], 2008, {
    directors_and_officers: { funding: { vc_funding: 'No' } },
  }),
  business('church', 'CW813110A', '38105', 'gl cp do', [4, 6], [620_000, 210_000], 1962, board),
]
