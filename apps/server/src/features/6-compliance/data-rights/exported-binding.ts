import { maskAnswer } from '@coverwright/core/answers/masked'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import type { GivenAnswers } from '../../4-binding/bind-requests/bind-requests.tables.ts'
import { actorWords } from './actor-words.ts'
import type { listBindingRecords } from './personal-data.store.ts'

type Records = Awaited<ReturnType<typeof listBindingRecords>>
type OfOffer = { readonly offer_uuid: string }

/** Everything stored about an offer beyond what its page shows: versions, answers to its insurer, signatures and bills. */
export function exportedBinding(records: Records, encryptor: Pick<Encryptor, 'decrypt'>, person: Person) {
  const withoutSecrets = ({ tax_number, ...plain }: GivenAnswers, quoteId: string) => ({
    ...plain,
    ...(tax_number ? { tax_number: maskAnswer(encryptor.decrypt(tax_number, quoteId)) } : {}),
  })
  const of = <Row extends OfOffer>(rows: readonly Row[], uuid: string): Omit<Row, 'offer_uuid'>[] =>
    rows.filter(({ offer_uuid }) => offer_uuid === uuid).map(({ offer_uuid: _offer, ...row }) => row)
  return (uuid: string) => ({
    versions: of(records.versions, uuid),
    answers_to_the_insurer: of(records.answers, uuid),
    given_for_insurance: of(records.drafts, uuid).map(({ quote_id, answers, updated_at }) => ({
      updated_at,
      ...withoutSecrets(answers, quote_id),
    })),
    requests_to_insure: of(records.requests, uuid).map(({ quote_id, answers, requested_by, ...row }) => ({
      ...row,
      requested_by: actorWords(requested_by, person),
      answers: withoutSecrets(answers, quote_id),
    })),
    confirmations: of(records.confirmations, uuid),
    bills: of(records.bills, uuid).map(({ uuid: bill, amount, ...row }) => ({
      ...row,
      amount: Number(amount),
      payments: records.payments
        .filter(({ bill_uuid }) => bill_uuid === bill)
        .map(({ bill_uuid: _bill, amount: paidAmount, ...payment }) => ({ ...payment, amount: Number(paidAmount) })),
    })),
  })
}
