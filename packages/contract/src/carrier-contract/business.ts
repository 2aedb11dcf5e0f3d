import { Type } from 'typebox'
import { Day, StateCode, text } from './parts.ts'

const closed = { additionalProperties: false } as const
const YesNo = Type.Enum(['Yes', 'No'])
const Amount = Type.Number({ minimum: 0, description: 'Whole dollars' })

const words = (description?: string) => text(5000, description)

const Contact = Type.Object(
  {
    first_name: Type.Optional(words()),
    last_name: Type.Optional(words()),
    email: Type.Optional(words()),
    phone: Type.Optional(words()),
  },
  closed,
)

const MailingAddress = Type.Object(
  {
    street: words(),
    unit: Type.Optional(words()),
    city: Type.Optional(words()),
    state: Type.Optional(words()),
    zip_code: Type.Optional(words()),
  },
  closed,
)

export const Business = Type.Object(
  {
    company_name: text(200),
    business_type: text(60),
    business_type_details: Type.Optional(
      text(120, 'Which form it is, in the applicant’s words, where business_type leaves it open'),
    ),
    zip_code: text(10),
    state: StateCode,
    county: Type.Optional(Type.String()),
    annual_revenue: Amount,
    annual_payroll: Amount,
    fulltime_employees: Type.Integer({ minimum: 0 }),
    parttime_employees: Type.Optional(Type.Integer({ minimum: 0 })),
    years_business_started: Type.Number({ minimum: 0, maximum: 500, description: 'Years since the business started' }),
    years_experience: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    uses_subcontractors: Type.Optional(YesNo),
    subcontractor_cost: Type.Optional(
      Type.Number({ minimum: 0, description: 'Labor and materials of the next 12 months, whole dollars' }),
    ),
    has_vehicles: Type.Optional(YesNo),
    vehicle_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    description: Type.Optional(words('What it does, in the applicant’s words')),
    website: Type.Optional(words()),
    contact: Type.Optional(Contact),
    mailing_address: Type.Optional(MailingAddress),
  },
  closed,
)

/** The quote's `coverage` answers. A carrier reads those it rates on. */
export const Coverage = Type.Object(
  {
    effective_date: Day,
    current_insurance: Type.Optional(
      Type.Enum(['Yes', 'No'], { description: 'Whether any of the insurance applied for is in force today' }),
    ),
    current_insurer: Type.Optional(text(200)),
    current_expiry: Type.Optional(Day),
    occurrence_limit: Type.Optional(Amount),
    aggregate_limit: Type.Optional(Amount),
    deductible: Type.Optional(Amount),
    property_deductible: Type.Optional(Amount),
    contents_value: Type.Optional(Amount),
    building_value: Type.Optional(Amount),
    occupancy: Type.Optional(text(40, 'own, lease, home or none')),
    square_feet: Type.Optional(Type.Number({ minimum: 0 })),
    year_built: Type.Optional(Type.Integer({ minimum: 1600, maximum: 2200 })),
    construction: Type.Optional(text(60)),
    stories: Type.Optional(Type.Number({ minimum: 0 })),
    sprinklers: Type.Optional(text(40)),
    fire_alarm: Type.Optional(text(40)),
    burglar_alarm: Type.Optional(text(40)),
  },
  { additionalProperties: true },
)

const Scalar = Type.Union([Type.String({ maxLength: 5000 }), Type.Number(), Type.Array(Type.String())])
const Entry = Type.Record(Type.String(), Scalar)
const Answer = Type.Union([Scalar, Entry, Type.Array(Entry)])

/** Answers to the insurer's own questions, under its ids. */
export const UwAnswers = Type.Array(Type.Object({ id: text(100), answer: Answer }, closed), { maxItems: 300 })
