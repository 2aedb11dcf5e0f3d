import type { Country } from '@coverwright/catalogue/countries/country'
import { type FraudStatement, fraudStatementFor } from '@coverwright/catalogue/reference/fraud-statements'
import {
  agreementToSign,
  generalStatementKey,
  type StatementWanted,
  statementKey,
  statementsToSign,
  statementsWanted,
} from '@coverwright/catalogue/signing/statements-to-sign'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { View } from '@coverwright/core/rules/rule'
import type { Translate } from '@coverwright/core/text/text'
import { refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import type { Disclosure } from '../snapshot/snapshot.ts'

export type Statements = { readonly lists: { readonly fraudStatements: readonly FraudStatement[] } }

/** The application that is signed, and the language of the page. */
type DisclosureContext = {
  readonly view: View
  readonly translate: Translate
  readonly country: Pick<Country, 'statements'>
  readonly site: Pick<Site, 'customerFacing'>
}

const day = (now: Date): string => now.toISOString().slice(0, 10)

/**
 * The words the person agreed to, in the order of the page; none when nobody was asked to agree, as over the API, unless
 * the site demands it. Only keys come from outside: a key of another quote's
 * statement is refused, and so is a list that leaves one out without our general words in its place, which the page
 * shows for a statement that it could not look up.
 */
export function disclosuresOf(
  signing: DisclosureContext,
  statements: Statements,
  shownKeys: readonly string[] | undefined,
  now: Date,
): readonly Disclosure[] {
  const { site, translate } = signing
  if (shownKeys === undefined) return agreedToNothing(signing)
  const agreement = agreementToSign(site, translate).map(({ key, heading, text }) => ({ key, heading, text }))
  if (agreement.some(({ key }) => !shownKeys.includes(key))) throw unknownAttestation(translate)
  const others = shownKeys.filter((shownKey) => agreement.every(({ key }) => key !== shownKey))
  return [...agreement, ...statementsAgreedTo(signing, statements, others, now)]
}

function agreedToNothing({ site: { customerFacing }, translate }: DisclosureContext): readonly Disclosure[] {
  if (!customerFacing?.attestationRequired && !customerFacing?.isRetailAgreement) return []
  throw refusedFields(fieldErrors([{ path: 'attestation', key: 'validationError.unknownAttestation' }], translate))
}

function statementsAgreedTo(
  { view, translate, country }: DisclosureContext,
  { lists }: Statements,
  shownKeys: readonly string[],
  now: Date,
): readonly Disclosure[] {
  const find = ({ state, kind }: StatementWanted) => fraudStatementFor(lists.fraudStatements, state, kind, day(now))
  if (country.statements === 'one') return agreedTo(shownKeys, translate)
  const lookUps = statementsWanted(view, country).map(find)
  const statements = [...lookUps, find({ kind: 'application' })]
  const texts = new Set(statements.filter((each) => shownKeys.includes(statementKey(each))).map(({ text }) => text))
  const statementsShown = statementsToSign(statements.filter(({ text }) => texts.has(text)))
  const isWhole = shownKeys.includes(generalStatementKey) || statementsShown.length === statementsToSign(lookUps).length
  if (!isWhole || statementsShown.length !== shownKeys.length) {
    throw unknownAttestation(translate)
  }
  const agreementKey = 'page.attestation.agree'
  return [
    ...statementsShown.map(({ citation, ...statement }) => ({
      ...statement,
      ...(citation === '' ? {} : { citation }),
    })),
    { key: agreementKey, text: translate(agreementKey) },
  ]
}

const unknownAttestation = (translate: Translate) =>
  refusedFields(fieldErrors([{ path: 'attestation.text_keys', key: 'validationError.unknownAttestation' }], translate))

/** A text for the whole country is among the messages. */
function agreedTo(shownKeys: readonly string[], translate: Translate): readonly Disclosure[] {
  if (shownKeys.length !== 1 || shownKeys[0] !== generalStatementKey) throw unknownAttestation(translate)
  const heading = translate('page.attestation.heading')
  const agreementKey = 'page.attestation.agree'
  return [
    { key: generalStatementKey, heading, text: translate(generalStatementKey) },
    { key: agreementKey, text: translate(agreementKey) },
  ]
}
