import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { isUnlicensed } from '../../3-quoting/quotes/facts/license-facts.ts'
import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { openQuote } from '../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { noLicenseHere } from '../submissions/offers/unlicensed.ts'
import { askTerms } from './ask-terms.ts'
import { type BindCase, isChangedSinceAsked, openBindCase } from './bind-case.ts'
import { bindPage } from './bind-page.ts'
import { keepTerms } from './bind-requests.store.ts'
import type { Statements } from './signing/fraud-statements-for.ts'

export type BindDependencies = {
  readonly db: Database
  readonly reader: QuoteReader
  readonly encryptor: Encryptor
  readonly carriers: Pick<CarrierClient, 'bindRequirements'>
  /** The reference lists, for the states' words on fraud. */
  readonly reference: Statements
  readonly clock: () => Date
}

/** The case of an offer that the actor may see. @throws 404 for a quote or offer that is not theirs */
export async function findBindCase(
  { db, reader, clock }: BindDependencies,
  access: QuoteAccess,
  offer: string,
): Promise<BindCase> {
  const now = clock()
  return await openBindCase(db, now, await openQuote({ db, reader, clock }, access, now), offer)
}

/**
 * The same with what its insurer needs, which is asked of it once for each version of the offer.
 * @throws 409 where nobody is licensed to sell it any more
 */
export async function openWithTerms(
  dependencies: BindDependencies,
  access: QuoteAccess,
  offer: string,
): Promise<BindCase> {
  const bindCase = await findBindCase(dependencies, access, offer)
  const isAgreedTo = bindCase.offer.stage !== 'contingent' || !isChangedSinceAsked(bindCase)
  const isOnItsWay = bindCase.requests.length > 0 && bindCase.offer.stage !== 'chosen' && isAgreedTo
  if (isOnItsWay) return bindCase
  // A license may have ended since the offer was made.
  if (isUnlicensed(bindCase.offer.line, bindCase.quote.facts)) throw noLicenseHere()
  if (bindCase.terms) return bindCase
  const terms = await askTerms(dependencies.carriers, bindCase.offer)
  await keepTerms(dependencies.db, {
    offer_uuid: bindCase.offer.uuid,
    quote_id: bindCase.quote.row.id,
    offer_version: bindCase.offer.version,
    terms,
    updated_at: dependencies.clock(),
  })
  return await findBindCase(dependencies, access, offer)
}

export const bindPageOf = ({ encryptor, reference, clock }: BindDependencies, bindCase: BindCase): BindReply =>
  bindPage({ encryptor, statements: reference, now: clock() }, bindCase)
