import { sentAnswers } from '@coverwright/catalogue/lines/sent-answers'
import { BindRequest } from '@coverwright/contract/carrier-contract/binds'
import { Value } from 'typebox/value'
import { type Encryptor, isEncrypted } from '../../../platform/encryption/encryptor.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { type Secret, secretsIn, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import type { Snapshot } from '../submissions/snapshot/snapshot.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import type { RequestRow } from './bind-requests.store.ts'

type Flows = Pick<ServedSite, 'flows'>

/** The encrypted answers of the pages that this line's insurers are sent. */
const sealedFor = ({ answers }: Pick<Snapshot, 'answers'>, line: string, flows: Flows): readonly Secret[] => {
  const sentPaths = sentAnswers(line)
  const paths = sensitiveOf(flows).filter((path) =>
    sentPaths.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[]`)),
  )
  return secretsIn(answers, paths).filter(({ answer }) => isEncrypted(answer))
}

/** The names of what is opened for the insurer of a request: the tax number, licenses, birth dates. */
export const opensSealed = (
  { answers }: Pick<RequestRow, 'answers'>,
  snapshot: Pick<Snapshot, 'answers'>,
  line: string,
  flows: Flows,
): readonly string[] => [
  ...(answers.tax_number ? ['tax_number'] : []),
  ...sealedFor(snapshot, line, flows).map(({ key }) => key),
]

type BindContent = {
  readonly offer: Pick<OfferRow, 'line' | 'carrier_quote_id'>
  /** Of the version that was signed. */
  readonly premium: OfferRow['reply']['premium']
  readonly snapshot: Pick<Snapshot, 'answers'>
  readonly served: Flows
  readonly encryptor: Pick<Encryptor, 'decrypt'>
  /** The insurer's name for the request that asked for more. */
  readonly follows: string | undefined
}

/** A request in the terms of the carrier contract, the same however often it is made. */
export function bindRequestFor(
  { uuid, quote_id, offer_version, answers, signature }: RequestRow,
  { offer, premium, snapshot, served, encryptor, follows }: BindContent,
): BindRequest {
  const { start_date, payment_plan, tax_number, loss_runs, surplus_lines, no_known_losses, fraud_statement, ...plain } =
    answers
  const open = (answer: unknown): unknown => (isEncrypted(answer) ? encryptor.decrypt(answer, quote_id) : answer)
  const openAnswers = sealedFor(snapshot, offer.line, served).map(({ key, answer }) => {
    const [field = key, item] = key.split(' ')
    return { field, ...(item ? { item } : {}), answer: open(answer) }
  })
  const request: unknown = JSON.parse(
    JSON.stringify({
      request_id: uuid,
      quote_id: offer.carrier_quote_id,
      follows,
      version: offer_version,
      premium: premium && { amount: premium.amount, currency: premium.currency },
      effective_date: start_date,
      payment_plan,
      answers: {
        ...plain,
        tax_number: tax_number && open(tax_number),
        loss_runs: loss_runs?.map(({ name, kind, size, sha256 }) => ({ name, kind, size, sha256 })),
        ...(surplus_lines ? { surplus_lines: 'acknowledged' } : {}),
        ...(no_known_losses ? { no_known_losses: 'stated' } : {}),
        ...(fraud_statement ? { fraud_statement: 'read' } : {}),
      },
      signature: signature && {
        name: signature.name,
        capacity: signature.capacity,
        signed_at: signature.signed_at,
        documents: signature.documents.map(({ key, sha256 }) => ({ key, sha256 })),
      },
      unsealed: openAnswers.length > 0 ? openAnswers : undefined,
    }),
    // JSON has no undefined; null would be against the contract.
    (_name, value: unknown) => (value === null ? undefined : value),
  )
  return Value.Parse(BindRequest, request)
}
