import { concerns, hearsOfClaims } from '@coverwright/catalogue/application/claim-kinds'
import { countries } from '@coverwright/catalogue/countries/countries'
import { liabilityLimits } from '@coverwright/catalogue/lines/liability-limits'
import { stateFactOf } from '@coverwright/catalogue/lines/line-state'
import { completedFor, effectiveDates, lossPaths, sentAnswers } from '@coverwright/catalogue/lines/sent-answers'
import { privateHostClass } from '@coverwright/catalogue/reference/private-host'
import { withThisYear } from '@coverwright/catalogue/renewals/of-this-year'
import { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { type AnswerPath, type Answers, isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { RemainingRemark } from '@coverwright/core/navigation/remaining-remarks'
import { Value } from 'typebox/value'
import { isEncrypted } from '../../../../platform/encryption/encryptor.ts'
import { withWholeLocations } from '../../../3-quoting/quotes/facts/primary-location.ts'
import type { RenewalRecord, Snapshot } from '../snapshot/snapshot.ts'
import type { OfferRow } from '../submissions.store.ts'
import { insuredProperty } from './insured-property.ts'

type SubmittedParts = Pick<Snapshot, 'answers' | 'facts' | 'submitted_at' | 'renewal' | 'remarks'>
type RequestedOffer = Pick<OfferRow, 'uuid' | 'line' | 'carrier'>

/**
 * A submission in the terms of the carrier contract; undefined when it lacks what the contract needs, which every complete
 * quote has.
 */
export function carrierRequest(submission: SubmittedParts, offer: RequestedOffer): QuoteRequest | undefined {
  const request = requestParts(submission, offer)
  return Value.Check(QuoteRequest, request) ? request : undefined
}

/** The same for a quote that is on its way: what is not answered yet is absent. */
export function requestParts(
  { facts, submitted_at, renewal, remarks = [], ...snapshot }: SubmittedParts,
  offer: RequestedOffer,
): Readonly<Record<string, unknown>> {
  // New claims since last year are added to those reported then.
  const answers = withWholeLocations(renewal ? withThisYear(snapshot.answers) : snapshot.answers)
  return withoutUndefined({
    request_id: offer.uuid,
    line: offer.line,
    class: {
      class_code_ref: answers.class_code_ref,
      sub_class_code_ref: answers.sub_class_code_ref,
      naics6: facts.naics6,
      subindustry_iso: facts.subindustry_iso,
      industry: facts.industry,
      traits: facts.class_traits,
      hazard: facts.class_hazard,
    },
    other_classes: facts.other_class_facts,
    business: businessOf(
      answers,
      { ...facts, state: facts[stateFactOf(offer.line)] ?? facts.state },
      Number(submitted_at.slice(0, 4)),
    ),
    coverage: { ...coverageOf(answers), effective_date: effectiveDateOf(answers, offer.line) },
    claims: claimsOf(answers, offer.line),
    uw_questions: readAnswer(answers, `${offer.line}.${offer.carrier}.uw_questions`) ?? [],
    details: withoutEncrypted({ ...detailsOf(answers, offer.line), ...(renewal ? askedAtRenewal(answers) : {}) }),
    remarks: remarksOn(remarks, offer.line),
    renewal: renewal && renewalOf(renewal),
  })
}

/** What was remarked on among the answers that this line's insurers are sent; undefined when there is nothing. */
function remarksOn(remarks: readonly RemainingRemark[], line: string): QuoteRequest['remarks'] {
  const losses = hearsOfClaims(line) ? [lossPaths(line).list] : []
  const paths = [...businessAnswers, 'coverage', ...losses, ...sentAnswers(line)]
  const own = remarks.filter(({ field }) => paths.some((path) => field === path || field.startsWith(`${path}.`)))
  return own.length > 0 ? own.map(({ page: _page, ...remark }) => remark) : undefined
}

/** The contract's longest text answer. */
const longestAnswer = 5000

const shorten = (words: string): string =>
  words.length > longestAnswer ? `${words.slice(0, longestAnswer - 1)}…` : words

/** The underwriter gets the diff, and which parts were confirmed: `attorneys` for a No to attorneys_changed. */
const renewalOf = ({ expiring_on, changes, unchanged }: RenewalRecord) => ({
  expiring_on,
  unchanged: unchanged.map(({ field }) => field.replace(/_changed$/, '')),
  changes: changes.map(({ step: _step, before, after, ...change }) => ({
    ...change,
    ...(before === undefined ? {} : { before: shorten(before) }),
    ...(after === undefined ? {} : { after: shorten(after) }),
  })),
})

/** Questions of renewals only: a merger, a claim since last year, the note to the underwriter. */
const askedAtRenewal = ({ renewal, referral }: Answers): Answers => ({ renewal, referral })

/** The answers about the business as a whole that may be remarked on. */
const businessAnswers: readonly AnswerPath[] = [
  'annual_revenue',
  'annual_payroll',
  'fulltime_employees',
  'parttime_employees',
  'years_business_started',
  'years_experience',
  'uses_subcontractors',
  'subcontractor_cost',
  'has_vehicles',
]

function businessOf(answers: Answers, facts: Answers, year: number) {
  const yearStarted = answers.years_business_started
  const isPrivateHost = answers.class_code_ref === privateHostClass
  return {
    company_name: answers.company_name,
    business_type: answers.business_type,
    business_type_details: answers.business_type_details,
    zip_code: answers.zip_code,
    state: facts.state,
    county: facts.county,
    annual_revenue: answers.annual_revenue ?? (isPrivateHost ? 0 : undefined),
    // A sole practitioner is asked for neither, a private host for none of these.
    annual_payroll: answers.annual_payroll ?? 0,
    fulltime_employees: answers.fulltime_employees ?? 0,
    parttime_employees: answers.parttime_employees,
    years_business_started:
      typeof yearStarted === 'number' ? Math.max(0, year - yearStarted) : isPrivateHost ? 0 : undefined,
    years_experience: answers.years_experience,
    uses_subcontractors: answers.uses_subcontractors,
    subcontractor_cost: answers.subcontractor_cost,
    has_vehicles: answers.has_vehicles,
    vehicle_count: answers.vehicle_count,
    description: filledText(answers.business_description),
    website: filledText(answers.business_website),
    contact: contactOf(answers),
    mailing_address: addressOf(answers.mailing_address),
  }
}

/** Words that were given; the contract knows no empty ones. */
const filledText = (answer: unknown): string | undefined =>
  typeof answer === 'string' && answer !== '' ? answer : undefined

function contactOf(answers: Answers) {
  const contact = {
    first_name: filledText(answers.contact_first_name),
    last_name: filledText(answers.contact_last_name),
    email: filledText(answers.contact_email),
    phone: filledText(answers.contact_phone),
  }
  return Object.values(contact).some((each) => each !== undefined) ? contact : undefined
}

/** A street makes an address: without one there is nowhere to write to. */
function addressOf(answer: unknown) {
  if (!isRecord(answer)) return undefined
  const street = filledText(answer.street)
  const { unit, city, state, zip_code } = answer
  return (
    street && {
      street,
      unit: filledText(unit),
      city: filledText(city),
      state: filledText(state),
      zip_code: filledText(zip_code),
    }
  )
}

function coverageOf(answers: Answers) {
  const coverage = isRecord(answers.coverage) ? answers.coverage : {}
  const { liability_limit, deductible, property_deductible, ...rest } = coverage
  return {
    ...rest,
    ...liabilityLimits[String(liability_limit)],
    deductible: amountOf(deductible),
    property_deductible: amountOf(property_deductible),
    ...insuredProperty(answers),
  }
}

const effectiveDateOf = (answers: Answers, line: string): unknown =>
  effectiveDates(line)
    .map((path) => readAnswer(answers, path))
    .find((day) => day !== undefined)

const amountOf = (choice: unknown): number | undefined => (typeof choice === 'string' ? Number(choice) : undefined)

function claimsOf(answers: Answers, line: string) {
  const paths = lossPaths(line)
  const list = readAnswer(answers, paths.list)
  const claims = (Array.isArray(list) ? list : []).map((claim: unknown) => (isRecord(claim) ? claim : {}))
  const concerning = claims.filter((claim) => concerns(line, claim.line))
  // Neither Yes nor No where a line does not ask about losses, or there is no answer.
  const any = hearsOfClaims(line) ? readAnswer(answers, paths.any) : undefined
  return {
    any: claims.length > 0 && concerning.length === 0 && any ? 'No' : any,
    list: concerning.map(({ date, line, paid, reserved, open, description }) => ({
      date,
      line,
      paid: sum(paid, reserved),
      open,
      description,
    })),
    cancelled: readAnswer(answers, paths.cancelled),
    cancelled_reason: readAnswer(answers, paths.cancelledReason),
  }
}

/** An open claim costs what was paid and its case reserve. */
const sum = (...amounts: readonly unknown[]): number | undefined =>
  typeof amounts[0] === 'number'
    ? amounts.reduce<number>((total, amount) => total + (typeof amount === 'number' ? amount : 0), 0)
    : undefined

/** Answers to carriers' own questions, which go only to that carrier. */
const carriersOwn = countries
  .flatMap(({ carriers }) => carriers)
  .flatMap(({ id, lines }) => lines.map(({ line }) => `${line}.${id}.uw_questions`))

/** The line's own answers. Tax and licence numbers are encrypted at this point and stay with us. */
function detailsOf(answers: Answers, line: string): Answers {
  const sharedAnswers = carriersOwn.reduce(
    (rest, path) => writeAnswer(rest, path, undefined),
    completedFor(line, answers),
  )
  return sentAnswers(line).reduce<Answers>((details, path) => {
    const answer = readAnswer(sharedAnswers, path)
    return answer === undefined ? details : writeAnswer(details, path, answer)
  }, {})
}

function withoutEncrypted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEncrypted)
  if (isEncrypted(value) || !isRecord(value)) return isEncrypted(value) ? undefined : value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutEncrypted(inner)]))
}

/** Without undefined properties, which the contract does not allow. */
const withoutUndefined = (value: object): Readonly<Record<string, unknown>> => JSON.parse(JSON.stringify(value))
