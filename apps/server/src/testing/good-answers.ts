// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Answers } from '@coverwright/core/answers/answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { checkDigitOf } from '@coverwright/core/validation/rules/identity/vin'

/** The time and place of the business's answers. */
export type Situation = { readonly today: string; readonly zip: string; readonly city: string; readonly state: string }

type GoodAnswers = (at: Situation) => Answers

const after = (today: string, days: number): string => daysAfter(today, days) ?? today

/** A number with the check digit in its ninth place, which is empty in `first` and `last`. */
const vin = (first: string, last: string): string => `${first}${checkDigitOf(`${first}0${last}`)}${last}`

const address = ({ zip, city, state }: Situation, street: string): Answers => ({ street, zip_code: zip, city, state })

const autos: GoodAnswers = (at) => ({
  ca: {
    owned: 'Yes',
    uses: ['jobs', 'deliver_own'],
    radius: 'local',
    hazmat: 'No',
    has_dot: 'No',
    filings: ['none'],
    limit: '1000000',
    uninsured: 'same',
    medical: '5000',
    hired: 'No',
    employee_driving: 'never',
    record_checks: 'before_and_yearly',
    record_standard: 'Yes',
    phone_rule: 'Yes',
    personal_use: 'none',
    devices: ['dash_cam'],
    maintenance: 'written',
  },
  vehicles: [
    {
      vin: vin('1FTBW2CM', 'KKA12345'),
      year: 2019,
      make: 'Ford',
      model: 'Transit 250',
      body: 'van',
      weight: 'light',
      seats: 3,
      use: 'service',
      radius: 'local',
      garaging_zip: at.zip,
      ownership: 'financed',
      lender: 'Prairie Credit Union',
      cost_new: 42_000,
      damage: 'both',
      deductible: '1000',
    },
    {
      vin: vin('1FTFW1E5', 'MFA54321'),
      year: 2021,
      make: 'Ford',
      model: 'F-150',
      body: 'pickup',
      weight: 'light',
      use: 'service',
      radius: 'local',
      garaging_zip: at.zip,
      ownership: 'owned',
      cost_new: 38_000,
      damage: 'both',
      deductible: '1000',
    },
  ],
  drivers: [
    {
      first_name: 'Ruth',
      last_name: 'Okafor',
      birthdate: '1984-03-02',
      license_state: at.state,
      cdl: 'No',
      years_licensed: 22,
      violations: 0,
      accidents: 0,
      major: 'No',
    },
    {
      first_name: 'Sam',
      last_name: 'Tran',
      birthdate: '1991-08-19',
      license_state: at.state,
      license_number: 'T520-0199-1231',
      cdl: 'No',
      years_licensed: 14,
      violations: 1,
      accidents: 0,
      major: 'No',
    },
  ],
})

const professional: Answers = {
  prior: { has_cover: 'No', wants_past_work: 'No' },
  work: {
    services: [
      { name: 'Advice to small firms', percent: 70 },
      { name: 'Training', percent: 30 },
    ],
    other_services: ['none'],
    largest_client: 20,
    client_sectors: ['none'],
    subcontractors_insured: 'Yes',
    license_needed: 'No',
  },
  contracts: {
    written: 'always',
    scope_stated: 'Yes',
    liability_capped: 'Yes',
    promises: ['none'],
    fee_suits: 0,
  },
  has_additional_insureds: 'No',
  losses: { any: 'No', known_circumstance: 'No', disciplined: 'No' },
}

const withAdditionalInsured: GoodAnswers = (at) => ({
  pl: {
    ...professional,
    medical: {
      all_licensed: 'Yes',
      patient_visits: 2400,
      telehealth_share: 0,
      procedures: ['none'],
      own_policies: 'No',
    },
    cna: {
      additional_insureds: [
        {
          name: 'Fox River Hospital',
          relationship: 'client',
          ...address(at, '77 Quincy Road'),
          wording_required: 'No',
        },
      ],
    },
  },
})

const services: Answers = {
  eo: {
    sign_off: 'second_person',
    records_kept: 'Yes',
    refunds: 0,
    client_money: 'No',
    signs_for_clients: 'No',
    technology: {
      failure_effect: 'money',
      uses: ['none'],
      service_level: 'No',
      tested: 'Yes',
      licenses_checked: 'Yes',
      client_data_backup: 'tested',
    },
    media: { rights_cleared: 'Yes', trademark_search: 'yes', reviewed: 'Yes', contents: ['none'], takedowns: 0 },
    property: { own_deals: 'No', both_sides: 'never', disclosure_form: 'yes' },
    agency: {
      placements: 40,
      agreement: 'always',
      advice_recorded: 'Yes',
      checks_partners: 'Yes',
      failed_partner: 'No',
    },
  },
}

const event: GoodAnswers = (at) => ({
  event: {
    name: 'Summer wedding',
    type: 'wedding_reception',
    role: 'planner',
    start_date: after(at.today, 120),
    end_date: after(at.today, 120),
    past_midnight: 'No',
    setup_days: 1,
    venue: { name: 'Riverside Hall', ...address(at, '12 River St') },
    setting: 'indoors',
    structures: ['none'],
    attendance_total: 120,
    attendance_day: 120,
    alcohol: 'free',
    alcohol_server: 'caterer',
    security: 'venue',
    security_count: 2,
    security_armed: 'No',
    activities: ['none'],
    athletic: 'No',
    overnight: 'No',
    performers: 'Yes',
    genres: ['jazz'],
    first_aid: 'Yes',
    vendors: 'Yes',
    vendor_count: 4,
    vendors_insured: 'Yes',
    additional_insureds: [{ name: 'Riverside Hall LLC', relation: 'venue' }],
    past_losses: 'No',
    cancellation: 'No',
  },
})

const cyber: Answers = {
  // Professional liability may ask first.
  facts: { controls: { second_sign_in: 'Yes' } },
  cyber: {
    scan_consent: 'Yes',
    records: '1000',
    record_kinds: ['bank'],
    card_payments: '20000',
    cards_stored: 'No',
    online_share: 10,
    outage_hours: '24',
    mfa_email: 'Yes',
    remote_access: 'Yes',
    mfa_remote: 'Yes',
    mfa_admin: 'Yes',
    leavers: 'Yes',
    edr: 'Yes',
    encryption: 'all',
    patching: '14',
    unsupported: 'No',
    backups: 'Yes',
    backups_apart: 'Yes',
    backups_tested: 'Yes',
    response_plan: 'Yes',
    training: 'Yes',
    wires: 'No',
    call_back: 'Yes',
    two_people: 'Yes',
    vendor_changes: 'Yes',
    sensitive_work: ['none'],
    media_cleared: 'Yes',
    incidents: 'No',
    circumstances: 'No',
    prior: { declined: 'No' },
  },
}

const property: Answers = {
  cp: {
    vacant_percent: 0,
    renovation: 'No',
    violations: 'No',
    old_wiring: 'No',
    neighbors: ['none'],
    processes: ['none'],
    fire_service: 'near',
    coast_miles: 'over_25',
    brush: 'No',
    flood_zone: 'No',
    flood_wanted: 'No',
    quake_wanted: 'No',
    income_wanted: 'Yes',
    stopping_costs: 90_000,
    income_months: '6',
    attractive_stock: ['none'],
    away_value: 0,
    has_lenders: 'Yes',
    lenders: [{ name: 'Prairie Credit Union', interest: 'loan', address: '1 Bank Plaza, Springfield' }],
  },
}

const rentals: GoodAnswers = (at) => ({
  landlord: {
    manager: 'owner',
    lease: 'year',
    renters_insurance: 'Yes',
    screening: ['credit', 'references'],
    title: 'business',
    violations: 'No',
    tenant_suits: 'No',
    distress: 'No',
    dwellings: [
      {
        ...address(at, '410 Elm St'),
        kind: 'house',
        units: 1,
        year_built: 2015,
        square_feet: 1650,
        stories: 2,
        construction: 'frame',
        replacement_cost: 310_000,
        heating: 'furnace',
        alarms: ['smoke', 'carbon_monoxide'],
        fire_service: 'near',
        occupancy: 'long_term',
        yearly_rent: 24_000,
        rent_months: '12',
        furnishings: 3000,
        other_structures: 0,
        pool: 'none',
        trampoline: 'No',
        dogs: 'none',
        mortgaged: 'Yes',
        lender: 'Prairie Credit Union',
      },
      {
        ...address(at, '55 Oak Ave'),
        kind: 'duplex',
        units: 2,
        year_built: 1988,
        square_feet: 2400,
        stories: 2,
        construction: 'masonry',
        replacement_cost: 420_000,
        roof_year: 2022,
        wiring: 'modern',
        heating: 'furnace',
        alarms: ['smoke', 'carbon_monoxide'],
        fire_service: 'near',
        occupancy: 'long_term',
        yearly_rent: 36_000,
        rent_months: '12',
        furnishings: 0,
        other_structures: 0,
        pool: 'none',
        trampoline: 'No',
        dogs: 'none',
        mortgaged: 'No',
      },
    ],
  },
})

const products: Answers = {
  product: {
    roles: ['maker'],
    foreign_share: 0,
    foreign_suppliers: 'No',
    intended_for: ['none'],
    designs: 'Yes',
    installs: 'No',
    warnings_reviewed: 'Yes',
    tested: 'Yes',
    standards: 'ASTM tests by an outside laboratory',
    quality_checks: ['incoming', 'final'],
    traceable: 'Yes',
    records_years: '10',
    recall_plan: 'Yes',
    complaints: 'No',
    recalls: 'No',
    known_defects: 'No',
    hold_harmless: 'Yes',
    vendors_endorsement: 'No',
    products: [
      {
        name: 'Wooden shelf',
        end_use: 'Shelves for homes',
        year_first_sold: 2016,
        discontinued: 'No',
        annual_sales: 300_000,
      },
      {
        name: 'Wooden stool',
        end_use: 'Seats for kitchens',
        year_first_sold: 2018,
        discontinued: 'No',
        annual_sales: 150_000,
      },
    ],
  },
}

const pollution: Answers = {
  pollution: {
    cover: 'own_site',
    services: ['none'],
    environmental_share: 0,
    largest_job: 40_000,
    subcontractors_insured: 'Yes',
    stores: 'Yes',
    materials: [{ name: 'Diesel', gallons: 100, contained: 'Yes' }],
    waste: 'very_small',
    haulers_licensed: 'Yes',
    transports_waste: 'No',
    spill_plan: 'Yes',
    former_use: ['none'],
    phase_one: 'Yes',
    phase_one_year: 2021,
    phase_one_findings: 'No',
    neighbors: ['none'],
    stormwater: 'not_needed',
    has_tanks: 'No',
    violations: 'No',
    claims: 'No',
    known_conditions: 'No',
  },
}

const injuries: Answers = {
  wc: {
    general: {
      has_employees: 'Yes',
      prior_coverage: 'in_force',
      current_insurer: 'Prairie Mutual',
      cancelled: 'No',
      work_conditions: ['none'],
      leased: 'neither',
    },
    owners: [{ name: 'Ruth Okafor', title: 'member', share: 100, included: 'exclude' }],
    has_claims: 'No',
  },
}

const directors: GoodAnswers = () => ({
  directors_and_officers: {
    finances: {
      total_assets: 4_000_000,
      current_assets: 2_600_000,
      total_liabilities: 900_000,
      current_liabilities: 500_000,
      result: 'profit',
    },
    funding: {
      vc_funding: 'Yes',
      total_raised: 3_000_000,
      last_round: 'seed',
      convertible_notes: 'No',
      next_raise: 'No',
      public_offering: ['none'],
    },
    investors: {
      has_lead_investor: 'Yes',
      lead_investor_name: 'Long Acre Partners',
      has_accredited_investor: 'Yes',
      is_accredited_investor_eligible: 'No',
      investor_count: 6,
      secondary_sale: 'No',
    },
    ownership: 'founders',
    stakeholders: [
      { name: 'Ruth Okafor', role: 'both', voting_percent: 55 },
      { name: 'Sam Tran', role: 'officer', voting_percent: 25 },
      { name: 'Long Acre Partners', role: 'investor', voting_percent: 20 },
    ],
    has_subsidiaries: 'No',
    management: {
      years_together: 4,
      leadership_change: 'No',
      merger: 'No',
      officer_bankruptcy: 'No',
      outside_boards: 'No',
      accounts: 'reviewed',
      account_trouble: ['none'],
    },
    losses: { any: 'No', inquiries: ['none'], circumstances: 'No' },
    prior: { insured: 'No', declined: 'No' },
    documents: { timing: 'later' },
  },
})

const employment: Answers = {
  epli: {
    others: { seasonal: 0, leased: 0, contractors: 0 },
    other_states: 'No',
    paid_over_100k: 2,
    left: { quit: 1, dismissed: 0 },
    layoffs: 'No',
    merger: 'No',
    practices: ['handbook', 'anti_harassment', 'complaint_procedure', 'at_will'],
    handbook_reviewed: 'Yes',
    training: 'yearly',
    dismissal_review: 'lawyer',
    exposures: ['none'],
    claims: { any: 'No' },
    circumstances: 'No',
    prior: { insured: 'No', declined: 'No' },
    third_party: 'No',
  },
}

const plans: Answers = {
  fid: {
    employee_benefits: 'Yes',
    plan_types: ['health_and_wellness', 'defined_contribution'],
    health_funding: 'insured',
    plans: [
      { name: 'Health plan', type: 'health_and_wellness', active: 20, others: 1 },
      { name: '401(k)', type: 'defined_contribution', active: 17, others: 3 },
    ],
    assets: {
      this_year: 1_200_000,
      employer_stock_percent: 0,
      investment_advice: 'adviser',
      fees_compared: 'within_3_years',
      bonded: 'Yes',
      record_keeper: 'Prairie Trust',
    },
    compliance: ['none'],
    plan_changes: 'No',
    counsel_review: 'Yes',
    claims: { any: 'No' },
    circumstances: 'No',
    prior: { insured: 'No', declined: 'No' },
  },
}

const umbrella: Answers = {
  umbrella: {
    required: 'No',
    large_losses: 'No',
    foreign: 'No',
    craft: ['none'],
    liquor: 'No',
    products: ['none'],
    advertising: 5000,
    light_vehicles: 2,
    medium_trucks: 0,
    heavy_trucks: 0,
    passenger_vehicles: 0,
    radius: 'local',
    young_drivers: 0,
    subsidiaries: 'No',
    claims_made: 'No',
    follow_form: 'No',
  },
}

const dayCare: Answers = {
  cdcs: {
    uw_questions: {
      setting: 'commercial',
      licensed: 'licensed',
      license_number: 'DC-20418',
      capacity: 60,
      children: { under_6_months: 0, under_2: 6, two_to_three: 14, four_to_five: 22, six_and_over: 0 },
      caregivers: 9,
      ratio_met: 'Yes',
      background_checks: 'Yes',
      two_adults: 'Yes',
      cpr: 'Yes',
      release: 'Yes',
      corporal_punishment: 'No',
      license_suspended: 'No',
      abuse_allegation: 'No',
      medicines: 'locked',
      allergy_plan: 'Yes',
      sick_care: 'No',
      special_needs: 'No',
      animals: 'No',
      overnight: 'No',
      field_trips: 2,
      water_trips: 'No',
      transports: 'No',
      playground: 'Yes',
      playground_fenced: 'Yes',
      playground_surface: 'soft',
      pool: 'No',
      trampoline: 'No',
      abuse_limit: '300000',
      accident_limit: '10000',
    },
    commercial_questions: {
      exits: 'Yes',
      sprinklers: 'Yes',
      cameras: 'Yes',
      volunteers: 'No',
      after_school: 'No',
      several_rooms: 'Yes',
    },
  },
}

const inCare: Answers = {
  in_care: {
    who: ['children'],
    background_checks: 'Yes',
    two_adults: 'Yes',
    trained: 'Yes',
    overnight: 'No',
    abuse_allegation: 'No',
    abuse_limit: '300000',
  },
}

const byLine: Readonly<Record<string, GoodAnswers>> = {
  gl: () => ({ ...dayCare, ...inCare }),
  bop: () => ({ ...dayCare, ...inCare }),
  wc: () => injuries,
  pl: withAdditionalInsured,
  eo: () => services,
  ca: autos,
  cp: () => property,
  cl: () => cyber,
  umb: () => umbrella,
  se: event,
  do: directors,
  epli: () => employment,
  fid: () => plans,
  pollution: () => pollution,
  product: () => products,
  landlord: rentals,
}

/** A well-run business's answers on a line's own pages, so that insurers quote. */
export const goodAnswers = (line: string, at: Situation): Answers => byLine[line]?.(at) ?? {}
