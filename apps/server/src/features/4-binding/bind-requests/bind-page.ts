import { minutesFor } from '@coverwright/catalogue/signing/bind-requirements'
import type { BindReply } from '@coverwright/contract/binding/binds'
import { masked } from '@coverwright/core/answers/masked'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { worksForClients } from '../../2-identity/roles/roles.ts'
import { offerReply } from '../submissions/offers/offer-reply.ts'
import { type BindCase, isOpen, requirementsNow } from './bind-case.ts'
import { documentsToSign } from './documents-to-sign.ts'
import type { Statements } from './fraud-statements-for.ts'

type Dependencies = {
  readonly encryptor: Pick<Encryptor, 'decrypt'>
  readonly statements: Statements
  readonly now: Date
}

/** What the page of an offer shows: what its insurer still needs, or what became of the request. */
export function bindPage({ encryptor, statements, now }: Dependencies, bindCase: BindCase): BindReply {
  const { quote, offer, offerHash, terms, given, lossRuns, requests, confirmation } = bindCase
  const requirements = requirementsNow(bindCase).map((each) => ({ ...each, open: isOpen(each, bindCase, now) }))
  const { tax_number, ...plain } = given
  const last = requests.at(-1)
  const isBefore = offer.stage === 'chosen' || offer.stage === 'open'
  const reply = isBefore ? undefined : last?.reply
  return {
    offer: offerReply(offer, quote.served.today(now)),
    offer_hash: offerHash,
    mode: (isBefore ? terms?.mode : last?.mode) ?? terms?.mode ?? 'desk',
    requirements,
    minutes: minutesFor(requirements.filter(({ open }) => open).map(({ kind }) => kind)),
    payment_plans: [...(terms?.payment_plans ?? [])],
    given: {
      ...plain,
      ...(tax_number ? { tax_number: masked(encryptor.decrypt(tax_number, quote.row.id)) } : {}),
      loss_runs: lossRuns.map(({ id, name, size }) => ({ id, name, size })),
    },
    documents: requirements.length > 0 ? [...documentsToSign(bindCase, { statements, now })] : [],
    may_sign: !worksForClients(quote.viewer?.role ?? 'visitor'),
    waiting_on: waitingOn(bindCase),
    ...(last && !isBefore ? { asked_at: last.requested_at.toISOString() } : {}),
    ...(confirmation ? { confirmation: confirmationReply(confirmation) } : {}),
    ...messageOf(confirmation?.message ?? reply?.message),
    reasons: reply?.status === 'refused' ? reply.reasons.map(({ text }) => text) : [],
  }
}

const confirmationReply = ({ reference, effective_from, effective_to, channel, confirmed_at }: ConfirmationOf) => ({
  ...{ reference, effective_from, effective_to, channel },
  confirmed_at: confirmed_at.toISOString(),
})

type ConfirmationOf = NonNullable<BindCase['confirmation']>

const messageOf = (message: string | undefined): Pick<BindReply, 'message'> => (message ? { message } : {})

/** Whose turn it is. */
function waitingOn({ offer: { stage }, requests }: BindCase): BindReply['waiting_on'] {
  if (stage === 'bound') return 'nobody'
  if (stage !== 'bind_requested') return 'customer'
  return requests.at(-1)?.mode === 'desk' ? 'host' : 'insurer'
}
