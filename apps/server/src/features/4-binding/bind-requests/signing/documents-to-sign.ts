import { hash } from 'node:crypto'
import { noticeFor } from '@coverwright/catalogue/reference/state-notices'
import { statementKey } from '@coverwright/catalogue/signing/statements-to-sign'
import type { BindDocument } from '@coverwright/contract/binding/bind-requests'
import type { BindRequirement } from '@coverwright/contract/carrier-contract/binds'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { insurerName } from '../../../1-foundation/carriers/insurer-name.ts'
import { amountText } from '../../bills/amount-text.ts'
import { type BindCase, requirementsNow, selectionToSign } from '../bind-case.ts'
import { fraudStatementsFor, type Statements } from './fraud-statements-for.ts'
import { requestWords } from './request-words.ts'

export type SigningContext = {
  readonly encryptor: Pick<Encryptor, 'decrypt'>
  readonly statements: Statements
  readonly now: Date
}

/**
 * The texts above a signature, in their order: everything requested and from whom, that the application is true, each
 * statement and choice, and the consent to sign electronically. The signer names their hashes.
 */
export function documentsToSign(bindCase: BindCase, context: SigningContext): readonly BindDocument[] {
  const { quote, offer, submission } = bindCase
  const { translate, site } = quote.served
  const insurer = insurerName(offer.carrier)
  const document = (key: string, text: string, more: More = {}): BindDocument => ({
    key,
    heading: more.heading ?? translate(`bind.document.${key}`, { insurer }),
    text,
    ...(more.citation ? { citation: more.citation } : {}),
    sha256: hash('sha256', text),
  })
  const selection = selectionToSign(bindCase)
  const sentOn = dateText(quote.served.today(submission.created_at), site.locale)
  return [
    document('offer', requestWords(bindCase, insurer, context)),
    document('application', translate('bind.document.application.text', { date: sentOn, hash: submission.hash })),
    ...requirementsNow(bindCase).flatMap((each) => statementOf(each, bindCase, context, document)),
    ...(selection ? [document('uninsured_motorist', selectionWords(selection, translate), selection)] : []),
    document('consent', translate('bind.document.consent.text')),
  ]
}

const selectionWords = ({ answer }: { readonly answer: string }, translate: Translate): string =>
  [translate('bind.document.uninsured_motorist.text'), translate(`bind.uninsured.${answer}`)].join('\n\n')

type More = { readonly heading?: string; readonly citation?: string | undefined }
type Document = (key: string, text: string, more?: More) => BindDocument

function statementOf(
  { kind, text, options, premium }: BindRequirement,
  { quote, offer, submission, given, today }: BindCase,
  context: SigningContext,
  document: Document,
): readonly BindDocument[] {
  const { translate } = quote.served
  // An insurer's own words are not the law's.
  const notice = (of: 'surplus_lines' | 'uninsured_motorist') => {
    const { state } = submission.snapshot.answers
    return text === undefined ? noticeFor(typeof state === 'string' ? state : undefined, of, today) : undefined
  }
  switch (kind) {
    case 'surplus_lines': {
      const { text: ofState, citation } = notice(kind) ?? {}
      return [document(kind, text ?? ofState ?? translate('bind.document.surplus_lines.text'), { citation })]
    }
    case 'no_known_losses':
      return [document(kind, text ?? translate('bind.document.no_known_losses.text'))]
    case 'terrorism': {
      const currency = offer.reply.premium?.currency ?? quote.served.site.currency
      const price =
        premium === undefined
          ? []
          : [translate('bind.terrorism.price', { price: amountText(premium, currency, quote.served.site.locale) })]
      const choice = given.terrorism ? [translate(`bind.terrorism.${given.terrorism}`)] : []
      return [document(kind, [text ?? translate('bind.document.terrorism.text'), ...price, ...choice].join('\n\n'))]
    }
    case 'uninsured_motorist': {
      const choice = (options ?? []).filter(({ value }) => value === given.uninsured_motorist).map(({ label }) => label)
      const { text: ofState, citation } = notice(kind) ?? {}
      const words = text ?? ofState ?? translate('bind.document.uninsured_motorist.text')
      return [document(kind, [words, ...choice].join('\n\n'), { citation })]
    }
    case 'fraud_statement': {
      const statements = fraudStatementsFor(submission.snapshot, offer.line, quote.served, context)
      return statements.map((each) => document(statementKey(each), each.text, each))
    }
    default:
      return []
  }
}
