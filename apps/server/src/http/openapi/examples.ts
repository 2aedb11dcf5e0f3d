import type { AskAgain, ChooseOffers, OfferReply, QuoteByUuidReply } from '@coverwright/contract/offers'
import type { CodeRequest, CodeSent, SignedInReply, SignIn } from '@coverwright/contract/people'
import type { ListedQuote } from '@coverwright/contract/quote-list'
import type { FinishForm, QuoteCreate, QuotePatch, QuoteReply, ValidateReply } from '@coverwright/contract/quotes'
import type { EmbedStart } from '@coverwright/contract/visit/embed-start'
import type { Static } from 'typebox'

/** A call's request and replies, by status. */
export type Example = {
  readonly body?: object
  readonly replies: Readonly<Record<number, { readonly data: unknown; readonly next_cursor?: string }>>
}

const quoteId = '3f0c1f5e-8a4b-4d27-9a65-1c7e2b90d4a1'
const quoteUuid = 'a7d2e6b8-51c3-4f09-8e1d-6b3f7c2a9e50'
const submissionUuid = 'c94b7a10-2e6f-4b8d-a3d5-0f81e4c6b729'
const offerUuid = 'e15d3c82-90af-4e76-b2c4-7d6a8f0b1935'
const otherOfferUuid = 'f8a06b47-3d1e-4c95-8f72-2b9e5d4c7a16'

const newQuote = {
  _id: quoteId,
  uuid: quoteUuid,
  version: 1,
  completed: false,
  created_at: '2026-11-02T15:04:00.000Z',
  updated_at: '2026-11-02T15:04:00.000Z',
  max_step: '/',
  maxStep: '/',
  flow_type: 'main',
  application_type: 'new',
  question_sets: {},
  save_and_retrieve_type: 'other',
  owned: false,
} satisfies QuoteReply

const size = {
  company_name: 'Hearth & Rye Bakery LLC',
  years_business_started: 2018,
  annual_revenue: 480_000,
  annual_payroll: 165_000,
  fulltime_employees: 4,
  parttime_employees: 3,
}

const savedQuote = {
  ...newQuote,
  version: 3,
  updated_at: '2026-11-02T15:09:00.000Z',
  max_step: '/business',
  maxStep: '/business',
  class_code_ref: 'CW311811A',
  sub_class_code_ref: 'CWT10022',
  zip_code: '60614',
  business_type: 'llc',
  ...size,
} satisfies QuoteReply

const submittedQuote = {
  ...savedQuote,
  version: 14,
  completed: true,
  updated_at: '2026-11-02T15:31:00.000Z',
  max_step: '/done',
  maxStep: '/done',
  submission_uuid: submissionUuid,
} satisfies QuoteReply

const offer = {
  uuid: offerUuid,
  submission_uuid: submissionUuid,
  line: 'gl',
  carrier: 'lakeshore',
  carrier_name: 'Lakeshore Mutual',
  sample: true,
  state: 'quoted',
  kind: 'bindable',
  premium: {
    amount: 138_000,
    currency: 'USD',
    period: 'year',
    monthly: { amount: 11_500, payments: 10, down_payment: 23_000 },
    fees_included: true,
  },
  coverages: [
    { code: 'each_occurrence', label: 'Each occurrence', requested: '$1,000,000', offered: '$1,000,000' },
    { code: 'aggregate', label: 'All claims of a year', requested: '$2,000,000', offered: '$2,000,000' },
  ],
  highlights: [
    { included: true, label: 'Food that makes a customer ill' },
    { included: false, label: 'Delivery by your own vehicles' },
  ],
  reasons: [],
  valid_until: '2026-12-02',
  stage: 'open',
  version: 1,
  revision: 1,
  chosen: false,
  answered_at: '2026-11-02T15:31:04.000Z',
} satisfies OfferReply

const declinedOffer = {
  uuid: otherOfferUuid,
  submission_uuid: submissionUuid,
  line: 'gl',
  carrier: 'old_mill',
  carrier_name: 'Old Mill Insurance',
  sample: true,
  state: 'declined',
  coverages: [],
  highlights: [],
  reasons: [
    {
      code: 'open_flame',
      text: 'Bakeries with wood-fired ovens are not insured here.',
      answer: 'gl.old_mill.uw_questions[open_flame]',
    },
  ],
  stage: 'open',
  version: 1,
  revision: 1,
  chosen: false,
  answered_at: '2026-11-02T15:31:02.000Z',
} satisfies OfferReply

const withOffers = {
  quote: submittedQuote,
  processed: true,
  offers: [offer, declinedOffer],
  outdated: false,
  advisor_lines: [],
} satisfies QuoteByUuidReply

const problems = {
  valid: false,
  problems: [
    {
      step: '/contact',
      field: 'contact_phone',
      key: 'validationError.requiredField',
      message: 'Enter a phone number.',
    },
  ],
  remarks: [
    {
      field: 'parttime_employees',
      page: '/business',
      question: 'Part-time employees',
      text: 'You entered $130,000 of payroll, but no employees. Is that right?',
    },
  ],
} satisfies Static<typeof ValidateReply>

/** What is shown of a component wherever it is part of a reply. */
export const componentExamples: Readonly<Record<string, unknown>> = {
  QuoteReply: savedQuote,
  QuoteByUuidReply: withOffers,
  OfferReply: offer,
  ValidateReply: problems,
  QuotePatch: size,
}

/** The calls that a client makes first, by operationId, for one bakery. The insurers are invented. */
export const examples: Readonly<Record<string, Example>> = {
  createQuote: {
    body: { campaign_id: 'autumn-bakeries' } satisfies Static<typeof QuoteCreate>,
    replies: { 201: { data: { ...newQuote, campaign_id: 'autumn-bakeries' } } },
  },
  startEmbedded: {
    body: { answers: { zip_code: '60614', business_type: 'llc' }, partner: 'prairie-bakers' } satisfies Static<
      typeof EmbedStart
    >,
    replies: { 200: { data: { start: 'v1.c9Xk…' } } },
  },
  listQuotes: {
    replies: {
      200: {
        data: [
          {
            ...{ _id: quoteId, uuid: quoteUuid, version: 14, completed: true, max_step: '/done' },
            created_at: newQuote.created_at,
            updated_at: submittedQuote.updated_at,
            submission_uuid: submissionUuid,
          },
        ] satisfies ListedQuote[],
        next_cursor: 'MTc5MzYzNTQ2MDAwMCAzZjBjMWY1ZQ',
      },
    },
  },
  getQuote: { replies: { 200: { data: savedQuote } } },
  saveQuote: {
    body: { ...size, max_step: '/other-info' } satisfies QuotePatch,
    replies: { 200: { data: savedQuote } },
  },
  validateQuote: { replies: { 200: { data: problems } } },
  finishForm: {
    body: {
      attestation: { accepted: true, text_keys: ['page.attestation.general'] },
    } satisfies Static<typeof FinishForm>,
    replies: { 200: { data: submittedQuote } },
  },
  askAgain: {
    body: { lines: ['gl'], answers: { 'coverage.liability_limit': '2m_4m' } } satisfies Static<typeof AskAgain>,
    replies: { 200: { data: submittedQuote } },
  },
  getQuoteByUuid: { replies: { 200: { data: withOffers } } },
  chooseOffers: {
    body: { offer_uuids: [offerUuid] } satisfies Static<typeof ChooseOffers>,
    replies: { 200: { data: { ...submittedQuote, version: 15 } } },
  },
  requestSignInCode: {
    body: { email: 'ana@hearthandrye.example' } satisfies Static<typeof CodeRequest>,
    replies: {
      202: { data: { sent_to: 'a•••@hearthandrye.example', expires_in: 600, resend_after: 60 } satisfies CodeSent },
    },
  },
  signIn: {
    body: { code: '204816', to: '/account' } satisfies Static<typeof SignIn>,
    replies: {
      200: {
        data: {
          user: {
            status: 'authenticated',
            id: '5e9b2d74-6c08-4a1f-93b7-d80f1e5a2c46',
            email: 'ana@hearthandrye.example',
            first_name: 'Ana',
            last_name: 'Brooks',
            roles: ['customer'],
            isSelfService: false,
            impersonated: false,
          },
          to: '/account',
        } satisfies SignedInReply,
      },
    },
  },
}
