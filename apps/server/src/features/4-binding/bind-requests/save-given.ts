import type { SaveBind } from '@coverwright/contract/binding/binds'
import { isMasked } from '@coverwright/core/answers/masked'
import { cleanText } from '@coverwright/core/input/clean-text'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { missing } from '../../2-identity/roles/refusals.ts'
import { worksForClients } from '../../2-identity/roles/roles.ts'
import { lockQuoteToWrite, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { type BindCase, requirementsNow } from './bind-case.ts'
import { applicantSigns } from './bind-refusals.ts'
import { mergeGiven } from './bind-requests.store.ts'
import type { BindAddress, GivenAnswers } from './bind-requests.tables.ts'
import { type BindDependencies, findBindCase, openWithTerms } from './open-bind-page.ts'

/**
 * Keeps what was given of what an insurer needs, any part of it at a time. Tax numbers are encrypted; one that comes back
 * masked stays.
 * @throws 422 by field for what this insurer does not accept; 403 for a statement that somebody else than the applicant
 *   agrees to
 */
export async function saveGiven(
  dependencies: BindDependencies,
  access: QuoteAccess,
  offer: string,
  sent: SaveBind,
): Promise<BindCase> {
  const { db, encryptor, clock } = dependencies
  const opened = await openWithTerms(dependencies, access, offer)
  refuseUnknown(opened, sent)
  if (worksForClients(access.role) && statedIn(sent)) throw applicantSigns()
  const { tax_number, mailing_address, ...plain } = sent
  const given: GivenAnswers = {
    ...withoutUndefined(plain),
    ...(tax_number !== undefined && !isMasked(tax_number)
      ? { tax_number: encryptor.encrypt(cleanText(tax_number), opened.quote.row.id) }
      : {}),
    ...(mailing_address ? { mailing_address: addressOf(mailing_address) } : {}),
  }
  await db.transaction().execute(async (trx) => {
    if (!(await lockQuoteToWrite(trx, access, clock()))) throw missing(access, 'quote')
    await mergeGiven(trx, offer, given, clock())
  })
  return await findBindCase(dependencies, access, offer)
}

/** A statement is agreed to by who signs it. */
const statedIn = ({ surplus_lines, no_known_losses, fraud_statement }: SaveBind): boolean =>
  surplus_lines === true || no_known_losses === true || fraud_statement === true

function refuseUnknown(bindCase: BindCase, sent: SaveBind): void {
  const { translate } = bindCase.quote.served
  const plans = bindCase.terms?.payment_plans ?? []
  const options = requirementsNow(bindCase).find(({ kind }) => kind === 'uninsured_motorist')?.options ?? []
  const refusals = [
    ...(sent.payment_plan !== undefined && plans.every(({ id }) => id !== sent.payment_plan)
      ? [{ path: 'payment_plan', key: 'bind.refused.payment_plan' }]
      : []),
    ...(sent.uninsured_motorist !== undefined && options.every(({ value }) => value !== sent.uninsured_motorist)
      ? [{ path: 'uninsured_motorist', key: 'bind.refused.uninsured_motorist' }]
      : []),
    ...(sent.start_date !== undefined && !isStart(sent.start_date, bindCase.today)
      ? [{ path: 'start_date', key: 'bind.refused.start_date' }]
      : []),
    ...(sent.tax_number !== undefined && !isMasked(sent.tax_number) && !/\d/.test(sent.tax_number)
      ? [{ path: 'tax_number', key: 'bind.refused.tax_number' }]
      : []),
  ]
  if (refusals.length > 0) throw refusedFields(fieldErrors(refusals, translate))
}

/** Insurance begins today at the earliest, and within a year. */
export function isStart(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCFullYear(last.getUTCFullYear() + 1)
  return isDay && day >= today && date <= last
}

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

const withoutUndefined = (given: Omit<SaveBind, 'tax_number' | 'mailing_address'>): GivenAnswers =>
  JSON.parse(JSON.stringify(given))
