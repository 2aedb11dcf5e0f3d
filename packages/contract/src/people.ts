import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

const Name = Type.String({ maxLength: 100 })
const Phone = Type.String({ maxLength: 30 })

/** An email address as typed; the call decides whether mail can be sent there. */
export const Email = Type.String({ minLength: 3, maxLength: 254 })

/** The page of this site to continue at. An address elsewhere counts as the first page. */
export const Onward = Type.String({ maxLength: 2000 })

export const AccountManager = Type.Object(
  {
    full_name: Type.String(),
    email: Type.String(),
    phone: Type.Optional(Type.String()),
    photo: Type.Optional(Type.String()),
  },
  { $id: 'AccountManager' },
)

/** An agent, as their clients may see them. */
export const AgentReply = Type.Object(
  {
    name: Type.String(),
    title: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    email: Type.String(),
    photo: Type.Optional(Type.String()),
    chat: Type.Optional(Type.String({ description: 'Address of a chat with this person' })),
  },
  { $id: 'AgentReply' },
)
export type AgentReply = Static<typeof AgentReply>

/** The agency that works on a quote, as its client may see it. */
export const AgencyReply = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    phone: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    logo: Type.Optional(Type.String()),
    account_manager: Type.Optional(AccountManager),
    agent: Type.Optional(AgentReply),
  },
  { $id: 'AgencyReply' },
)
export type AgencyReply = Static<typeof AgencyReply>

export const personRoles = [
  'customer',
  'agent',
  'sub_agent',
  'self_service_agent',
  'platform_agent',
  'support',
  'desk',
  'operator',
] as const

/** Who is signed in in this browser. `registered`: not signed in, but an application was submitted from here. */
export const UserReply = Type.Object(
  {
    status: Type.Enum(['not_authenticated', 'authenticated', 'registered']),
    id: Type.Optional(Id),
    email: Type.Optional(Type.String()),
    first_name: Type.Optional(Type.String()),
    last_name: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    account_uuid: Type.Optional(Id),
    roles: Type.Array(Type.Enum([...personRoles])),
    agency: Type.Optional(AgencyReply),
    agent: Type.Optional(AgentReply),
    agent_profile_uuid: Type.Optional(Id),
    isSelfService: Type.Boolean(),
    impersonated: Type.Boolean(),
    /** Staff who have proved only their address: the second factor they must still prove. */
    second_factor: Type.Optional(Type.Enum(['code', 'enrol'])),
    /** Seconds until staff are signed out: when idle, and in any case. */
    ends_in: Type.Optional(Type.Object({ idle: Type.Integer(), most: Type.Integer() })),
    original: Type.Optional(
      Type.Object(
        { id: Id, email: Type.String(), roles: Type.Array(Type.String()) },
        {
          description:
            'Who actually signed in, if different: the staff member behind an impersonation, or the sub-agent ' +
            'acting as an agent',
        },
      ),
    ),
  },
  { $id: 'UserReply' },
)
export type UserReply = Static<typeof UserReply>

/** A code is requested by address, or by a link that was sent to one. */
export const CodeRequest = Type.Object(
  { email: Type.Optional(Email), link: Type.Optional(Id) },
  { $id: 'CodeRequest', additionalProperties: false, description: 'Either email or link' },
)

/** The same for every address, known or not. */
export const CodeSent = Type.Object(
  {
    sent_to: Type.String({ description: 'The masked address, such as d•••@shop.example' }),
    expires_in: Type.Integer({ description: 'Seconds until the code expires' }),
    resend_after: Type.Integer({ description: 'Seconds until another code can be requested' }),
  },
  { $id: 'CodeSent' },
)
export type CodeSent = Static<typeof CodeSent>

export const SignIn = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 20 }), to: Type.Optional(Onward) },
  { $id: 'SignIn', additionalProperties: false },
)

export const SignedInReply = Type.Object(
  { user: UserReply, to: Type.String({ description: 'A path of this site' }) },
  { $id: 'SignedInReply' },
)
export type SignedInReply = Static<typeof SignedInReply>

/** A code of an authenticator app, or a recovery code. */
export const SecondFactorCode = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 40 }), to: Type.Optional(Onward) },
  { $id: 'SecondFactorCode', additionalProperties: false },
)

/** What sets up an authenticator app: a QR code to scan, or the secret to type. */
export const Enrolment = Type.Object(
  {
    secret: Type.String({ description: 'Base32' }),
    qr: Type.Object({
      size: Type.Integer(),
      path: Type.String({ description: 'An SVG path in a square of this size' }),
    }),
  },
  { $id: 'Enrolment' },
)
export type Enrolment = Static<typeof Enrolment>

export const Enrolled = Type.Object(
  {
    user: UserReply,
    to: Type.String({ description: 'A path of this site' }),
    recovery_codes: Type.Array(Type.String()),
  },
  { $id: 'Enrolled' },
)
export type Enrolled = Static<typeof Enrolled>

export const OidcQuery = Type.Object({ to: Type.Optional(Onward) }, { additionalProperties: false })

/** One browser a person is signed in at. */
export const SignInReply = Type.Object(
  {
    id: Id,
    current: Type.Boolean(),
    created_at: Type.String(),
    last_seen_at: Type.String(),
    expires_at: Type.String(),
    /** Staff are not asked for their second factor there. */
    is_remembered: Type.Optional(Type.Boolean()),
  },
  { $id: 'SignInReply' },
)
export const IdParams = Type.Object({ id: Id }, { additionalProperties: false })

/**
 * A business, with the names and figures of seed section 3, "User registration payload", and its class, which says more
 * than the subindustry.
 */
export const RegisteredBusiness = Type.Object(
  {
    id: Type.Optional(Id),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    contact_name: Type.Optional(Type.String({ maxLength: 200 })),
    contact_first_name: Type.Optional(Name),
    contact_last_name: Type.Optional(Name),
    contact_email: Type.Optional(Email),
    contact_phone: Type.Optional(Phone),
    business_type: Type.Optional(Type.String({ maxLength: 100 })),
    industry: Type.Optional(Type.String({ maxLength: 200 })),
    industry_uuid: Type.Optional(Type.String({ maxLength: 100 })),
    subindustry: Type.Optional(Type.String({ maxLength: 200 })),
    subindustry_uuid: Type.Optional(Type.String({ maxLength: 100 })),
    class_code_ref: Type.Optional(Type.String({ maxLength: 100 })),
    business_website: Type.Optional(Type.String({ maxLength: 300 })),
    reference: Type.Optional(Type.String({ maxLength: 100 })),
    employer_id: Type.Optional(Type.String({ maxLength: 30 })),
    years_experience: Type.Optional(Type.Unknown()),
    years_business_started: Type.Optional(Type.Unknown()),
    annual_revenue: Type.Optional(Type.Unknown()),
    annual_payroll: Type.Optional(Type.Unknown()),
    fulltime_employees: Type.Optional(Type.Unknown()),
    parttime_employees: Type.Optional(Type.Unknown()),
    locations: Type.Optional(Type.Unknown()),
    vehicles: Type.Optional(Type.Unknown()),
    insurance_types: Type.Optional(Type.Unknown()),
  },
  { $id: 'RegisteredBusiness', additionalProperties: false },
)

/**
 * Names and figures of seed section 3, "User registration payload". Fields that would raise a user's rights are
 * rejected.
 */
export const RegisterUser = Type.Object(
  {
    user: Type.Object(
      {
        email: Email,
        first_name: Type.Optional(Name),
        last_name: Type.Optional(Name),
        phone: Type.Optional(Phone),
        skip_password_validation: Type.Optional(Type.Boolean()),
        wholesaler: Type.Optional(Type.Boolean()),
        business: Type.Optional(RegisteredBusiness),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'RegisterUser', additionalProperties: false },
)
export type RegisterUser = Static<typeof RegisterUser>

/** The same for known and unknown addresses. */
export const Registered = Type.Object({ status: Type.Literal('registered') }, { $id: 'Registered' })

export const EmailQuestion = Type.Object(
  { email: Type.String({ maxLength: 1000 }) },
  { $id: 'EmailQuestion', additionalProperties: false },
)

export const EmailValidity = Type.Object(
  {
    valid: Type.Boolean(),
    suggestion: Type.Optional(Type.String({ description: 'A likely correction: dana@gmail.com for dana@gmial.com' })),
  },
  { $id: 'EmailValidity' },
)
export type EmailValidity = Static<typeof EmailValidity>

/** `continue` for any address but one's own; only the signed-in user learns that the address is theirs. */
export const EmailUniqueness = Type.Object({ outcome: Type.Enum(['continue', 'yours']) }, { $id: 'EmailUniqueness' })
export type EmailUniqueness = Static<typeof EmailUniqueness>
