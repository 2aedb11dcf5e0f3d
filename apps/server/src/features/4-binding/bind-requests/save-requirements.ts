import { mailingStates } from '@coverwright/catalogue/signing/mailing-states'
import type { SaveBind } from '@coverwright/contract/binding/bind-requests'
import { isMasked } from '@coverwright/core/answers/masked'
import { cleanText } from '@coverwright/core/input/clean-text'
import { calendarDay } from '@coverwright/core/rules/calendar'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { actsForApplicant } from '../../2-identity/roles/roles.ts'
import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { withLockedQuote } from '../../3-quoting/quotes/require-quote.ts'
import { type BindCase, openBindCase, requirementsNow } from './bind-case.ts'
import { applicantSigns, movedOn, offerChanged } from './bind-refusals.ts'
import { mergeGiven } from './bind-requests.store.ts'
import type { BindAddress, GivenAnswers } from './bind-requests.tables.ts'
import { type BindDependencies, findBindCase, openWithTerms } from './open-bind-page.ts'
import { differencesBetween } from './signing/version-differences.ts'

/**
 * Saves any part of what an insurer needs. Tax numbers are encrypted; one that comes back masked stays.
 * @throws 409 for another version of the offer, or when nothing is needed any longer; 422 by field for what this
 * insurer does not accept; 403 for a statement that somebody other than the applicant agrees to
 */
export async function saveRequirements(
  dependencies: BindDependencies,
  access: QuoteAccess,
  offer: string,
  body: SaveBind,
): Promise<BindCase> {
  const { encryptor } = dependencies
  const bindCaseBefore = await openWithTerms(dependencies, access, offer)
  refuseStale(bindCaseBefore, bindCaseBefore, body)
  refuseUnknown(bindCaseBefore, body)
  if (actsForApplicant(access.role) && statedIn(body)) throw applicantSigns()
  const { tax_number, mailing_address, offer_version: _shown, ...plain } = body
  const mergedAnswers: GivenAnswers = {
    ...withoutUndefined(plain),
    ...(tax_number !== undefined && !isMasked(tax_number)
      ? { tax_number: encryptor.encrypt(cleanText(tax_number), bindCaseBefore.quote.row.id) }
      : {}),
    ...(mailing_address ? { mailing_address: addressOf(mailing_address) } : {}),
  }
  await withLockedQuote(dependencies, access, async ({ trx, now, quote }) => {
    // The insurer may have changed its offer, or have been asked, since it was looked at.
    refuseStale(await openBindCase(trx, now, quote, offer), bindCaseBefore, body)
    await mergeGiven(trx, offer, mergedAnswers, now)
  })
  return await findBindCase(dependencies, access, offer)
}

/**
 * The values belong to the version that was shown: another tab may have moved on.
 * @param now as the offer is now
 */
function refuseStale(
  now: BindCase,
  bindCaseBefore: BindCase,
  { offer_version = bindCaseBefore.offer.version }: SaveBind,
): void {
  if (requirementsNow(now).length === 0) throw movedOn()
  if (now.offer.version === offer_version) return
  throw offerChanged(now.before ? differencesBetween(now.before, now.offer.reply, now.quote.served) : [])
}

/** A statement has to be agreed to by the person who signs it. */
const statedIn = ({ surplus_lines, no_known_losses, fraud_statement }: SaveBind): boolean =>
  surplus_lines === true || no_known_losses === true || fraud_statement === true

function refuseUnknown(bindCase: BindCase, body: SaveBind): void {
  const { translate, flows, country } = bindCase.quote.served
  const states = mailingStates(flows.main, country)
  const plans = bindCase.terms?.payment_plans ?? []
  const options = requirementsNow(bindCase).find(({ kind }) => kind === 'uninsured_motorist')?.options ?? []
  const refusals = [
    ...(body.payment_plan !== undefined && plans.every(({ id }) => id !== body.payment_plan)
      ? [{ path: 'payment_plan', key: 'bind.refused.payment_plan' }]
      : []),
    ...(body.uninsured_motorist !== undefined && options.every(({ value }) => value !== body.uninsured_motorist)
      ? [{ path: 'uninsured_motorist', key: 'bind.refused.option' }]
      : []),
    ...(body.mailing_address && states.length > 0 && states.every(({ value }) => value !== body.mailing_address?.state)
      ? [{ path: 'mailing_address.state', key: 'bind.refused.option' }]
      : []),
    ...(body.start_date !== undefined && !isStart(body.start_date, bindCase.today)
      ? [{ path: 'start_date', key: 'bind.refused.start_date' }]
      : []),
    ...(body.tax_number !== undefined && !isMasked(body.tax_number) && !/\d/.test(body.tax_number)
      ? [{ path: 'tax_number', key: 'bind.refused.tax_number' }]
      : []),
  ]
  if (refusals.length > 0) throw refusedFields(fieldErrors(refusals, translate))
}

/** Insurance begins today at the earliest, and within a year. */
const isStart = (day: string, today: string): boolean =>
  calendarDay(day) !== undefined && day >= today && day <= yearsAfter(today, 1)

function addressOf({ street, unit, city, state, zip_code }: NonNullable<SaveBind['mailing_address']>): BindAddress {
  const [apartment, province] = [cleanText(unit ?? ''), cleanText(state ?? '')]
  return {
    street: cleanText(street),
    city: cleanText(city),
    zip_code: cleanText(zip_code),
    ...(apartment ? { unit: apartment } : {}),
    ...(province ? { state: province } : {}),
  }
}

const withoutUndefined = (values: Omit<SaveBind, 'tax_number' | 'mailing_address' | 'offer_version'>): GivenAnswers =>
  JSON.parse(JSON.stringify(values))
