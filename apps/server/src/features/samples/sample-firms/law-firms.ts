// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import { daysAfter } from '@coverwright/core/rules/calendar'
import { lawFirmAnswers, type SampleAttorney, type SampleLawFirm } from './law-firm.ts'
import type { SampleFirm } from './sample-firm.ts'

const attorney = (
  [first, last]: readonly [string, string],
  designation: SampleAttorney['designation'],
  [admissionYear, state]: readonly [number, string],
  hireDate: string,
  specialty: string,
  more: Partial<SampleAttorney> = {},
): SampleAttorney => ({
  ...{
    name: [first, last],
    designation,
    admitted: admissionYear,
    states: [state],
    hired: hireDate,
    hours: 45,
    specialty,
  },
  ...more,
})

/** An orderly firm's answers to the second insurer's own questions. */
const ordinaryPractice = [
  { id: 'people_on_file', answer: 900 },
  { id: 'bank_details_confirmed', answer: 'Yes' },
  { id: 'filings_reviewed', answer: 'important_only' },
  { id: 'staff_drafts_read', answer: 'Yes' },
  { id: 'new_attorneys_read', answer: 'Yes' },
  { id: 'lateral_attorneys', answer: 0 },
  { id: 'matter_acceptance', answer: 'principal' },
  { id: 'cases_taken_over', answer: 'No' },
  { id: 'open_matters', answer: 70 },
  { id: 'admitted_elsewhere', answer: 'No' },
  { id: 'drafting_software', answer: 'not_used' },
  { id: 'contingent_fees', answer: 5 },
  { id: 'overdue_fees', answer: 8 },
  { id: 'trust_reconciled', answer: 'other_person' },
  { id: 'trust_two_people', answer: 'Yes' },
]

const firm = (number: number, endsIn: number, premium: number, own: SampleLawFirm): SampleFirm => ({
  ...{ number, endsIn, carrier: 'aig', premium },
  carriersQuestions: ordinaryPractice,
  answers: (term) => lawFirmAnswers(own, term),
})

/** Invented firms, each with a trait that matters in a renewal. */
export const lawFirms: readonly SampleFirm[] = [
  // A sole practitioner.
  firm(1, 24, 980, {
    name: 'Law Office of Judith Marsh',
    form: 'sole_proprietor',
    since: 2011,
    place: { street: '214 East Main Street', city: 'Bozeman', state: 'MT', zip_code: '59715' },
    contact: ['Judith', 'Marsh', 'judith@marshlaw.example', '4065550117'],
    description: 'Criminal defense and traffic cases in Gallatin County, and a few uncontested divorces.',
    revenue: 165_000,
    payroll: 38_000,
    staff: [1, 1],
    attorneys: [attorney(['Judith', 'Marsh'], 'sole', [2004, 'MT'], '2011-03-01', 'criminal_defense')],
    areas: { criminal_defense: 60, traffic_and_driving_offenses: 20, divorce_custody_and_support: 20 },
    pl: () => ({
      aig: {
        cover: { limit: '250000_500000', deductible: '1000' },
        current_limit: '250000_500000',
        firm: { conflicts: 'index', engagement_letters: 'sometimes', largest_client: 4 },
        supplements: { general: { client_funds: 'Yes', largest_account: 15_000 } },
      },
    }),
  }),
  // Two partners in Missouri, where questions about canceled policies are forbidden.
  firm(2, 31, 4_350, {
    name: 'Hadley & Boone LLP',
    form: 'llp',
    since: 2008,
    place: { street: '811 Cherry Street', city: 'Columbia', state: 'MO', zip_code: '65201' },
    contact: ['Marcus', 'Hadley', 'mhadley@hadleyboone.example', '5735550142'],
    description: 'Advice and defense for mid-Missouri businesses: contracts, employment and commercial disputes.',
    revenue: 640_000,
    payroll: 210_000,
    staff: [4, 0],
    attorneys: [
      attorney(['Marcus', 'Hadley'], 'partner', [1998, 'MO'], '2008-01-15', 'business_transactions_and_contracts'),
      attorney(['Elaine', 'Boone'], 'partner', [2001, 'MO'], '2008-01-15', 'civil_litigation_defense'),
    ],
    areas: {
      business_transactions_and_contracts: 45,
      civil_litigation_defense: 35,
      employment_employer_side: 20,
    },
  }),
  // Five attorneys, one of them part-time, one with a date of her own.
  firm(3, 38, 13_900, {
    name: 'Lindqvist Raman Weiss LLP',
    form: 'llp',
    since: 2006,
    place: { street: '330 North Wabash Avenue', city: 'Chicago', state: 'IL', zip_code: '60611' },
    contact: ['Helena', 'Lindqvist', 'hlindqvist@lrwlaw.example', '3125550164'],
    description: 'Estate planning, real estate and business law for families and the companies they own.',
    revenue: 1_850_000,
    payroll: 720_000,
    staff: [8, 2],
    attorneys: [
      attorney(['Helena', 'Lindqvist'], 'partner', [1994, 'IL'], '2006-05-01', 'estates_probate_and_wills'),
      attorney(['Priya', 'Raman'], 'partner', [2002, 'IL'], '2009-09-01', 'real_estate_commercial'),
      attorney(['Jonas', 'Weiss'], 'partner', [1999, 'IL'], '2006-05-01', 'business_transactions_and_contracts'),
      attorney(['Dana', 'Kowalski'], 'employed', [2016, 'IL'], '2019-08-19', 'real_estate_residential', {
        ownDate: '2016-11-03',
      }),
      attorney(['Ruth', 'Abernathy'], 'employed', [2010, 'IL'], '2021-02-01', 'estates_probate_and_wills', {
        hours: 20,
      }),
    ],
    areas: {
      estates_probate_and_wills: 40,
      real_estate_commercial: 20,
      real_estate_residential: 15,
      business_transactions_and_contracts: 25,
    },
    pl: () => ({
      aig: {
        full_prior_acts: 'No',
        prior_acts_date: '2006-05-01',
        firm: { shares_office: 'Yes', shared_with_others: ['none'] },
      },
    }),
  }),
  // Most of its attorneys work part-time.
  firm(4, 43, 3_100, {
    name: 'Two Rivers Family Law PLLC',
    form: 'pllc',
    since: 2014,
    place: { street: '56 College Street', city: 'Asheville', state: 'NC', zip_code: '28801' },
    contact: ['Carol', 'Whitfield', 'carol@tworiversfamily.example', '8285550126'],
    description: 'Divorce, custody, adoption and guardianship for families in western North Carolina.',
    revenue: 410_000,
    payroll: 165_000,
    staff: [2, 3],
    attorneys: [
      attorney(['Carol', 'Whitfield'], 'member', [2005, 'NC'], '2014-06-02', 'divorce_custody_and_support'),
      attorney(['Beth', 'Sandoval'], 'member', [2009, 'NC'], '2014-06-02', 'adoption_and_surrogacy', { hours: 22 }),
      attorney(['Thomas', 'Pruitt'], 'employed', [1987, 'NC'], '2020-01-06', 'guardian_ad_litem', { hours: 15 }),
    ],
    areas: { divorce_custody_and_support: 70, adoption_and_surrogacy: 20, guardian_ad_litem: 10 },
    pl: () => ({ aig: { cover: { limit: '500000_1000000', deductible: '2500' } } }),
  }),
  // It was not insured before last year, so its cover reaches back to the first day of that policy.
  firm(5, 47, 1_450, {
    name: 'Castillo Immigration Law PC',
    form: 'professional_corporation',
    since: 2023,
    place: { street: '112 East Pecan Street', city: 'San Antonio', state: 'TX', zip_code: '78205' },
    contact: ['Daniel', 'Castillo', 'daniel@castilloimmigration.example', '2105550188'],
    description: 'Family petitions, asylum and naturalization for people in Bexar County.',
    revenue: 290_000,
    payroll: 95_000,
    staff: [3, 0],
    attorneys: [
      attorney(
        ['Daniel', 'Castillo'],
        'shareholder',
        [2015, 'TX'],
        '2023-02-01',
        'immigration_family_and_humanitarian',
      ),
      attorney(['Ines', 'Robles'], 'employed', [2020, 'TX'], '2023-09-11', 'immigration_family_and_humanitarian'),
    ],
    areas: { immigration_family_and_humanitarian: 90, juvenile_and_dependency: 10 },
    pl: () => ({
      aig: {
        existing_pl_insurance: 'No',
        past_insurance: 'No',
        cover: { limit: '250000_500000', deductible: '2500' },
        firm: { docket: 'one_system', conflicts: 'index', non_engagement_letters: 'sometimes' },
      },
    }),
  }),
  // It did work that is not insured, so its areas of practice were never asked.
  firm(6, 52, 11_200, {
    name: 'Brightwater Legal Group PC',
    form: 'professional_corporation',
    since: 2012,
    place: { street: '1700 Lincoln Street', city: 'Denver', state: 'CO', zip_code: '80203' },
    contact: ['Naomi', 'Brightwater', 'naomi@brightwaterlegal.example', '3035550139'],
    description: 'Formation and financing of young companies along the Front Range, with some private placements.',
    revenue: 1_120_000,
    payroll: 430_000,
    staff: [6, 0],
    attorneys: [
      attorney(['Naomi', 'Brightwater'], 'shareholder', [2003, 'CO'], '2012-04-02', 'corporate_formation'),
      attorney(['Peter', 'Nakamura'], 'shareholder', [2007, 'CO'], '2013-10-01', 'securities_and_bonds'),
      attorney(['Lily', 'Osei'], 'employed', [2018, 'CO'], '2022-06-06', 'business_transactions_and_contracts'),
    ],
    areas: {},
    pl: () => ({
      aig: { provided_services_ineligible_aops: 'Yes', ineligible_areas_of_practice: ['securities'] },
    }),
  }),
  // A plaintiffs' firm with one claim.
  firm(7, 58, 17_800, {
    name: 'Okafor Trial Lawyers PC',
    form: 'professional_corporation',
    since: 2010,
    place: { street: '235 Peachtree Street NE', city: 'Atlanta', state: 'GA', zip_code: '30303' },
    contact: ['Chidi', 'Okafor', 'chidi@okafortrial.example', '4045550171'],
    description: 'Car crashes, injuries at work and medical negligence, for the injured and their families.',
    revenue: 2_400_000,
    payroll: 690_000,
    staff: [9, 1],
    attorneys: [
      attorney(['Chidi', 'Okafor'], 'shareholder', [2002, 'GA'], '2010-01-04', 'personal_injury_plaintiff'),
      attorney(['Grace', 'Tolliver'], 'shareholder', [2006, 'GA'], '2012-03-19', 'medical_malpractice_plaintiff'),
      attorney(['Owen', 'Price'], 'employed', [2017, 'GA'], '2018-07-09', 'workers_compensation_injured_worker'),
      attorney(['Maya', 'Lindsey'], 'employed', [2019, 'GA'], '2021-09-13', 'personal_injury_plaintiff'),
    ],
    areas: {
      personal_injury_plaintiff: 65,
      workers_compensation_injured_worker: 25,
      medical_malpractice_plaintiff: 10,
    },
    pl: ({ applied }) => ({
      aig: {
        cover: { limit: '1000000_2000000', deductible: '10000' },
        current_limit: '1000000_2000000',
        losses: {
          any: 'Yes',
          list: [
            {
              id: 'l1',
              claimant: 'A former client',
              area: 'personal_injury_plaintiff',
              date: daysAfter(applied, -820),
              act_date: daysAfter(applied, -1180),
              alleged: 'A complaint was filed after the statute of limitations had run.',
              paid: 42_000,
              open: 'No',
            },
          ],
        },
        supplements: {
          plaintiff: { cases_filed: 95, cases_settled: 140, cases_per_attorney: 55, largest_case: 1_200_000 },
          general: { largest_account: 900_000 },
        },
      },
    }),
  }),
  // Wills and estates; a partner is trustee for a client.
  firm(8, 63, 5_200, {
    name: 'Whitcomb & Ames LLC',
    form: 'llc',
    since: 1996,
    place: { street: '75 Pearl Street', city: 'Portland', state: 'ME', zip_code: '04101' },
    contact: ['Sarah', 'Whitcomb', 'swhitcomb@whitcombames.example', '2075550153'],
    description: 'Wills, trusts and probate, elder law, and the tax returns that come with them.',
    revenue: 780_000,
    payroll: 290_000,
    staff: [5, 1],
    attorneys: [
      attorney(['Sarah', 'Whitcomb'], 'member', [1992, 'ME'], '1996-09-03', 'estates_probate_and_wills'),
      attorney(['Nathan', 'Ames'], 'member', [1995, 'ME'], '1996-09-03', 'elder_law'),
      attorney(['Joan', 'Pelletier'], 'employed', [2013, 'ME'], '2016-05-16', 'estates_probate_and_wills'),
    ],
    areas: { estates_probate_and_wills: 65, elder_law: 25, tax_preparation_and_planning: 10 },
    pl: () => ({
      aig: {
        supplements: {
          estates: {
            largest_estate: 6_800_000,
            fiduciary: 'Yes',
            fiduciary_detail:
              'Sarah Whitcomb is trustee of one family trust of about $600,000; a bank holds its money.',
          },
          general: { largest_account: 450_000 },
        },
      },
    }),
  }),
  // Closings, with clients’ money in escrow and a title agency.
  firm(9, 70, 6_900, {
    name: 'Coastline Closing Attorneys LLC',
    form: 'llc',
    since: 2009,
    place: { street: '134 Meeting Street', city: 'Charleston', state: 'SC', zip_code: '29401' },
    contact: ['Anne', 'Rutledge', 'anne@coastlineclosing.example', '8435550195'],
    description: 'Closings of homes and small commercial buildings in the Lowcountry, with our own title agency.',
    revenue: 960_000,
    payroll: 380_000,
    staff: [9, 0],
    attorneys: [
      attorney(['Anne', 'Rutledge'], 'member', [2003, 'SC'], '2009-02-02', 'real_estate_residential'),
      attorney(['Will', 'Simmons'], 'member', [2008, 'SC'], '2011-11-07', 'real_estate_residential'),
      attorney(['Tessa', 'Nguyen'], 'employed', [2021, 'SC'], '2022-01-10', 'title_and_abstract_work'),
    ],
    areas: { real_estate_residential: 75, real_estate_commercial: 15, title_and_abstract_work: 10 },
    pl: () => ({
      aig: {
        supplements: {
          real_estate: {
            closings: 720,
            average_deal: 410_000,
            largest_deal: 3_200_000,
            escrow: 'Yes',
            escrow_reconciled: 'Yes',
            wires_called_back: 'Yes',
            title_agency: 'Yes',
            title_agency_insured: 'Yes',
          },
          general: { largest_account: 3_200_000 },
        },
      },
    }),
  }),
  // Nine attorneys in two offices, with others who work for the firm.
  firm(10, 77, 26_500, {
    name: 'Mercer Stanhope Vale LLP',
    form: 'llp',
    since: 1988,
    place: { street: '1600 Market Street', city: 'Philadelphia', state: 'PA', zip_code: '19103' },
    contact: ['Gordon', 'Mercer', 'gmercer@mercerstanhope.example', '2155550108'],
    description: 'Insurance defense, employment and business law for companies in Pennsylvania and New Jersey.',
    revenue: 3_900_000,
    payroll: 1_650_000,
    staff: [17, 3],
    attorneys: [
      attorney(['Gordon', 'Mercer'], 'partner', [1984, 'PA'], '1988-04-04', 'insurance_defense'),
      attorney(['Alice', 'Stanhope'], 'partner', [1990, 'PA'], '1991-09-09', 'employment_employer_side'),
      attorney(['Robert', 'Vale'], 'partner', [1996, 'PA'], '1999-01-11', 'business_transactions_and_contracts', {
        states: ['PA', 'NJ'],
      }),
      attorney(['Teresa', 'Quinn'], 'partner', [2003, 'PA'], '2005-06-20', 'personal_injury_defense'),
      attorney(['Samuel', 'Adeyemi'], 'partner', [2007, 'NJ'], '2010-03-01', 'workers_compensation_defense', {
        states: ['NJ', 'PA'],
      }),
      attorney(['Karen', 'Liu'], 'employed', [2014, 'PA'], '2015-08-31', 'insurance_defense'),
      attorney(['Paul', 'DeMarco'], 'employed', [2017, 'PA'], '2018-09-04', 'personal_injury_defense'),
      attorney(['Hannah', 'Stein'], 'employed', [2019, 'NJ'], '2020-10-05', 'employment_employer_side'),
      attorney(['Victor', 'Ramos'], 'employed', [2022, 'PA'], '2022-11-14', 'insurance_defense', { hours: 24 }),
    ],
    areas: {
      insurance_defense: 40,
      personal_injury_defense: 15,
      workers_compensation_defense: 10,
      employment_employer_side: 20,
      business_transactions_and_contracts: 15,
    },
    pl: () => ({
      aig: {
        cover: { limit: '2000000_2000000', deductible: '10000', deductible_applies: 'aggregate' },
        current_limit: '2000000_2000000',
        has_other_offices: 'Yes',
        other_offices: [{ id: 'o1', city: 'Cherry Hill', state: 'NJ', attorneys: 2 }],
        outsourced_attorneys: 'Yes',
        outsourced_attorneys_kinds: ['of_counsel'],
        outsourced_attorneys_count: 2,
        outsourced_attorneys_hours: 300,
        outsourced_attorneys_services: ['research', 'appearances'],
        outsourced_attorneys_supervised: 'Yes',
        outsourced_attorneys_billed: 'Yes',
        outsourced_attorneys_insured: 'No',
        firm: {
          largest_client: 28,
          largest_client_detail: 'One insurer sends us about a quarter of our defense cases, case by case.',
        },
      },
    }),
  }),
]
