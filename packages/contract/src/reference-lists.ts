import { type Static, Type } from 'typebox'
import { dataOf } from './data-of.ts'
import { ClassRef, closed, listOf, Zip } from './reference.ts'

const StateCode = Type.String({ pattern: '^[A-Z]{2}$', description: 'Two letters, such as IL' })
const CalendarDay = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })
const Hazard = Type.Integer({ minimum: 1, maximum: 5, description: 'From 1 (least) to 5 (most)' })
const Search = Type.String({ maxLength: 100, default: '', description: 'The text typed so far' })
const Name = Type.String({ minLength: 2, maxLength: 80 })

/** The columns of every reference list. */
const choice = {
  id: Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  name: Name,
  group: Name,
  hazard: Hazard,
}

export const Vehicle = Type.Object(
  {
    make: Type.String({ minLength: 2, maxLength: 40 }),
    model: Type.String({ minLength: 1, maxLength: 60 }),
    body_kind: Type.Enum(['car', 'suv', 'van', 'pickup', 'box_truck', 'heavy_truck', 'tractor', 'bus', 'trailer']),
    first_year: Type.Optional(Type.Integer({ minimum: 1935, maximum: 2027 })),
    last_year: Type.Optional(
      Type.Integer({ minimum: 1989, maximum: 2027, description: 'Absent if it is still being made' }),
    ),
  },
  { ...closed, $id: 'Vehicle' },
)
export type Vehicle = Static<typeof Vehicle>
export const VehicleList = listOf(Vehicle)
export const VehicleQuery = Type.Object(
  {
    make: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    search: Search,
    year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2100, description: 'Model year' })),
    limit: Type.Integer({ minimum: 1, maximum: 2000, default: 100 }),
  },
  closed,
)
export const VehicleMakeList = listOf(Type.Object({ make: Type.String() }, closed))

export const VinParams = Type.Object(
  { vin: Type.String({ pattern: '^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$', description: 'Vehicle identification number' }) },
  closed,
)
export const VinReading = Type.Object(
  {
    vin: Type.String(),
    valid: Type.Boolean({ description: 'Whether the check digit is correct' }),
    make: Type.Optional(Type.String()),
    model_years: Type.Array(Type.Integer(), { description: 'The possible model years; empty if it is not valid' }),
  },
  { ...closed, $id: 'VinReading' },
)
export type VinReading = Static<typeof VinReading>
export const VinReply = dataOf(VinReading)

export const VinMaker = Type.Object(
  {
    wmi: Type.String({ pattern: '^[A-HJ-NPR-Z0-9]{3}$' }),
    make: Type.String(),
    weight: Type.Enum(['light', 'heavy', 'trailer']),
  },
  { ...closed, $id: 'VinMaker' },
)

export const EmployeeClassification = Type.Object(
  {
    id: Type.String({ pattern: '^WCC[0-9]{4}$', description: 'Our own id, not a rating bureau’s code' }),
    name: Name,
    group: Name,
    hazard: Hazard,
    industries: Type.Array(Type.String(), { minItems: 1, description: 'Ids of the industries where it is common' }),
    terms: Type.Array(Type.String({ minLength: 2 }), { description: 'Other words for it' }),
  },
  { ...closed, $id: 'EmployeeClassification' },
)
export const EmployeeClassificationList = listOf(EmployeeClassification)
export const EmployeeClassificationQuery = Type.Object(
  {
    class_code_ref: Type.Optional(ClassRef),
    search: Search,
  },
  closed,
)
export const EmployeeClassificationParams = Type.Object(
  { employeeClassificationId: Type.String({ pattern: '^WCC[0-9]{4}$', description: 'The id of a classification' }) },
  closed,
)
export const EmployeeClassificationReply = dataOf(EmployeeClassification)

const yearlyPayroll = (description: string) => Type.Integer({ minimum: 0, description })

/** The yearly payroll that a state assumes for those who own or lead a business, in dollars. */
const executivePayroll = {
  officer_min: yearlyPayroll('Least amount counted for an included officer'),
  officer_max: yearlyPayroll('Most counted for an included officer'),
  owner_min: yearlyPayroll('Least amount counted for an included owner, partner or member'),
  owner_max: yearlyPayroll('Most counted for an included owner, partner or member'),
  effective_from: CalendarDay,
  effective_until: CalendarDay,
  source: Type.String({ description: 'The publisher of the figures, and the publication' }),
  checked_on: CalendarDay,
}

/** A row of the file. */
export const ExecutivePayrollRow = Type.Object({ state: StateCode, ...executivePayroll }, closed)
export type ExecutivePayrollRow = Static<typeof ExecutivePayrollRow>

export const ExecutivePayroll = Type.Object(
  {
    state: StateCode,
    known: Type.Boolean({
      description: 'False if no figures are on file for the state; the other properties are then absent',
    }),
    in_force: Type.Optional(
      Type.Boolean({ description: 'False where the latest figures on file are of an earlier year' }),
    ),
    ...Type.Partial(Type.Object(executivePayroll)).properties,
  },
  { ...closed, $id: 'ExecutivePayroll' },
)
export type ExecutivePayroll = Static<typeof ExecutivePayroll>
export const ExecutivePayrollList = listOf(ExecutivePayroll)
export const ExecutivePayrollQuery = Type.Object({ state: Type.Optional(StateCode) }, closed)

export const EventType = Type.Object(
  { ...choice, typical_question_flags: Type.Array(Type.Enum(['alcohol', 'athletic', 'overnight'])) },
  { ...closed, $id: 'EventType' },
)
export const EventTypeList = listOf(EventType)

/** `supplement` names the further questions for an area of practice. */
export const PracticeArea = Type.Object(
  {
    ...choice,
    supplement: Type.Optional(
      Type.Enum([
        'collections',
        'entertainment',
        'estates',
        'family',
        'financial_institutions',
        'intellectual_property',
        'plaintiff',
        'real_estate',
        'securities',
      ]),
    ),
  },
  { ...closed, $id: 'PracticeArea' },
)
export const PracticeAreaList = listOf(PracticeArea)

export const HealthcareFirmType = Type.Object(
  { ...choice, naics6: Type.String({ pattern: '^[1-9][0-9]{5}$' }) },
  { ...closed, $id: 'HealthcareFirmType' },
)
export const HealthcareFirmTypeList = listOf(HealthcareFirmType)

export const HealthcareProfession = Type.Object(choice, { ...closed, $id: 'HealthcareProfession' })
export const HealthcareProfessionList = listOf(HealthcareProfession)

const FraudKind = Type.Enum(['application', 'claim', 'workers_compensation', 'auto'])

export const FraudStatementRow = Type.Object(
  {
    state: Type.String({ pattern: '^([A-Z]{2}|general)$' }),
    kind: FraudKind,
    basis: Type.Enum(['law', 'forms', 'none', 'ours']),
    heading: Type.String(),
    text: Type.String(),
    citation: Type.String(),
    effective_from: Type.Optional(CalendarDay),
    source: Type.Optional(Type.String({ minLength: 10 })),
    checked_on: CalendarDay,
  },
  { ...closed, $id: 'FraudStatementRow' },
)
export const FraudStatementQuery = Type.Object(
  {
    state: Type.Optional(StateCode),
    kind: Type.Enum(['application', 'claim', 'workers_compensation', 'auto'], { default: 'application' }),
  },
  closed,
)
export const FraudStatementReply = dataOf(
  Type.Object(
    {
      state: Type.String({ description: 'The state requested, or `general`' }),
      kind: FraudKind,
      heading: Type.String(),
      text: Type.String(),
      citation: Type.String({
        description: 'The law that prescribes it; for our own text, “See” and a state law, or nothing',
      }),
      checked_on: CalendarDay,
      general: Type.Boolean({ description: 'Whether our own text replaces the state’s' }),
    },
    closed,
  ),
)

export const MotorCarrier = Type.Object(
  {
    usdot: Type.String({ pattern: '^[1-9][0-9]{0,7}$' }),
    legal_name: Type.String(),
    dba: Type.Optional(Type.String()),
    city: Type.String(),
    state: StateCode,
    operation: Type.Enum(['interstate', 'intrastate']),
    cargo: Type.String(),
    power_units: Type.Integer({ minimum: 1 }),
    drivers: Type.Integer({ minimum: 1 }),
    sample: Type.Boolean({ description: 'A fictional carrier, for demonstration' }),
  },
  { ...closed, $id: 'MotorCarrier' },
)
export type MotorCarrier = Static<typeof MotorCarrier>
export const MotorCarrierList = listOf(MotorCarrier)
export const MotorCarrierQuery = Type.Object(
  {
    usdot: Type.String({
      pattern: '^([Uu][Ss] ?)?([Dd][Oo][Tt])?[ #:]*0*[1-9][0-9]{0,7}$',
      maxLength: 30,
      description: 'USDOT number of up to eight digits',
    }),
  },
  closed,
)

/**
 * A partner who sends customers, and the phone line reserved for them; `name` in lower case, as in the partner cookie.
 */
export const Partner = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9 ]+$' }),
    label: Type.String(),
    phone: Type.String({ pattern: '^[0-9]{10}$' }),
    sample: Type.Boolean({ description: 'An invented partner, for demonstration' }),
  },
  { ...closed, $id: 'Partner' },
)
export const PartnerList = listOf(Partner)

export const RenewalChangeList = listOf(
  Type.Object({ field: Type.String(), label: Type.String(), question: Type.String() }, closed),
)

export const TruckingSubindustryList = listOf(
  Type.Object({ class_code_ref: ClassRef, class_code_description: Type.String(), naics6: Type.String() }, closed),
)

/**
 * A state as a path, with the projection to place a point on it. Whole numbers; longitudes west of Greenwich are
 * negative.
 */
export const StateOutline = Type.Object(
  {
    state: StateCode,
    west: Type.Number({ description: 'Longitude of its left edge' }),
    north: Type.Number({ description: 'Latitude of its upper edge' }),
    per_longitude: Type.Number({ description: 'Units for a degree of longitude' }),
    per_latitude: Type.Number({ description: 'Units for a degree of latitude' }),
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    path: Type.String({ pattern: '^[Mlz0-9 -]+$' }),
  },
  { ...closed, $id: 'StateOutline' },
)
export type StateOutline = Static<typeof StateOutline>
export const PlaceMapQuery = Type.Object({ zip: Zip }, closed)

export const PrefillLocationQuery = Type.Object({ zip: Zip }, closed)
export const PrefillLocationReply = dataOf(
  Type.Object(
    {
      zip: Type.String(),
      city: Type.String(),
      cities: Type.Array(Type.String(), { minItems: 1 }),
      county: Type.String(),
      state: StateCode,
      states: Type.Array(StateCode, {
        minItems: 1,
        description: 'More than one if the ZIP code crosses a state border',
      }),
      latitude: Type.Optional(Type.Number({ description: 'Of the center of the ZIP code, if known' })),
      longitude: Type.Optional(Type.Number()),
      state_name: Type.String(),
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      asks_unemployment_number: Type.Boolean({ description: 'For workers’ compensation' }),
      state_fund: Type.Optional(
        Type.Object(
          { fund: Type.String(), website: Type.String() },
          { ...closed, description: 'The state fund, if it is the only insurer for workers’ compensation there' },
        ),
      ),
    },
    closed,
  ),
)
