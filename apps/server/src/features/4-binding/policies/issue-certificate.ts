import { randomUUID } from 'node:crypto'
import type { CertificateHolder, NewCertificate } from '@coverwright/contract/binding/offer-documents'
import type { PoliciesReply, Policy } from '@coverwright/contract/binding/policies'
import { cleanText } from '@coverwright/core/input/clean-text'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, refusedFields } from '../../../platform/errors/app-error.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { companyOf } from '../../3-quoting/links/company-of.ts'
import type { QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { openQuote, requireQuoteToWrite } from '../../3-quoting/quotes/require-quote.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { printedCertificate } from '../documents/papers/printed-certificate.ts'
import { insurerText } from '../documents/papers/printed-proposal.ts'
import type { PdfPrinter } from '../documents/pdf-printer.ts'
import { type KeepDependencies, keepDocument } from '../offer-documents/keep-document.ts'
import { causeOf } from '../submissions/offers/cause-of.ts'
import { offerReply } from '../submissions/offers/offer-reply.ts'
import { listOffers } from '../submissions/submissions.store.ts'
import { type PolicyDependencies, readPolicies } from './hold-policy.ts'
import { findPolicies, policiesOf } from './policies-of.ts'

type Dependencies = PolicyDependencies & KeepDependencies & { readonly printer: Pick<PdfPrinter, 'print'> }

/**
 * Issues a certificate of a policy to the given holder, and keeps it for good: the file, and in the chain of events
 * that it was issued and by whom. The same uuid again issues nothing.
 * @throws 404 for another application; 409 before an insurer confirmed, after the end, or if the insurer lets nobody
 * else issue them; 422
 */
export async function issueCertificate(
  dependencies: Dependencies,
  access: QuoteAccess,
  offer: string,
  { uuid = randomUUID(), holder: givenHolder }: NewCertificate,
): Promise<PoliciesReply> {
  const { db, reader, clock, printer } = dependencies
  const now = clock()
  const quote = await openQuote(dependencies, access, now)
  const policy = await certifiable(db, quote, access, offer)
  const holder = cleanHolder(givenHolder)
  const own = (await listOffers(db, [quote.row.id])).find((each) => each.uuid === offer)
  const { served } = quote
  const ownReply = own && offerReply(own, quote.context.today)
  const number = `C-${uuid.slice(0, 8).toUpperCase()}`
  const paper = printedCertificate({
    ...{ number, holder, served, now },
    policy: { ...policy, ...(ownReply ? { insurer: insurerText(ownReply, served) } : {}) },
    insured: companyOf(quote) ?? '',
    coverages: ownReply?.coverages ?? [],
  })
  const bytes = Buffer.from(await printer.print(paper, served.country.paperSize))
  const name = encodeURIComponent(`${served.translate('certificate.title')} ${number}.pdf`)
  await keepDocument(
    dependencies,
    async (trx) => {
      const quoteToWrite = await requireQuoteToWrite(trx, access, now)
      await certifiable(trx, reader.open(quoteToWrite, now, access), access, offer)
      const lockedOffer = (await listOffers(trx, [quoteToWrite.id])).find((each) => each.uuid === offer)
      return lockedOffer && { quote: quoteToWrite, offer: lockedOffer }
    },
    { name, kind: 'pdf', bytes },
    { kind: 'certificate', source: 'issued', carrierId: uuid, actor: actorPseudonym(access), holder },
  )
  return await readPolicies(dependencies, access)
}

/** The policy, if a certificate of it may be issued now. */
async function certifiable(db: Database, quote: QuoteSnapshot, access: QuoteAccess, offer: string): Promise<Policy> {
  const { policies } = policiesOf(quote, await findPolicies(db, [quote]), causeOf(access))
  const policy = policies.find((each) => each.offer === offer)
  if (!policy) throw notConfirmed()
  if (policy.state === 'ended' || policy.state === 'cancelled') throw over()
  if (!policy.certificates) throw notAllowed()
  return policy
}

const lines = ['name', 'street', 'unit', 'city', 'state', 'zip_code'] as const

function cleanHolder(input: CertificateHolder): CertificateHolder {
  const holder = Object.fromEntries(lines.map((line) => [line, cleanText(input[line] ?? '')])) as Record<
    (typeof lines)[number],
    string
  >
  const errors = (['name', 'street', 'city', 'zip_code'] as const)
    .filter((line) => holder[line] === '')
    .map((line) => ({ field: `holder.${line}`, message: 'is empty' }))
  if (errors.length > 0) throw refusedFields(errors)
  const { unit, state, ...always } = holder
  return { ...always, ...(unit ? { unit } : {}), ...(state ? { state } : {}) }
}

const notConfirmed = (): AppError =>
  new AppError(409, 'certificate.not_bound', 'No insurer has confirmed this insurance, so nothing can be certified.')

const over = (): AppError => new AppError(409, 'policy.over', 'This policy has ended, so nothing can be certified.')

const notAllowed = (): AppError =>
  new AppError(409, 'certificate.not_allowed', 'This insurer issues its certificates itself: ask your advisor.')
