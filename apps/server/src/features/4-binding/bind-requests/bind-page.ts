import { minutesFor } from '@coverwright/catalogue/signing/bind-requirements'
import { mailingStates } from '@coverwright/catalogue/signing/mailing-states'
import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { maskAnswer } from '@coverwright/core/answers/masked'
import { actsForApplicant } from '../../2-identity/roles/roles.ts'
import { offerReply } from '../submissions/offers/offer-reply.ts'
import { type BindCase, isOpen, requirementsNow } from './bind-case.ts'
import { documentsToSign, type SigningContext } from './signing/documents-to-sign.ts'
import { differencesBetween } from './signing/version-differences.ts'

/** What the page of an offer shows: what its insurer still needs, or what became of the request. */
export function bindPage(context: SigningContext, bindCase: BindCase): BindReply {
  const { encryptor, now } = context
  const { quote, offer, offerHash, terms, given, lossRuns, requests, confirmation, before, today } = bindCase
  const states = mailingStates(quote.served.flows.main, quote.served.country)
  const requirements = requirementsNow(bindCase).map((each) => ({
    ...each,
    ...(each.kind === 'mailing_address' && states.length > 0 ? { options: states } : {}),
    open: isOpen(each, bindCase),
  }))
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
    earliest_start: today,
    changes: before ? [...differencesBetween(before, offer.reply, quote.served)] : [],
    payment_plans: [...(terms?.payment_plans ?? [])],
    given: {
      ...plain,
      ...(tax_number ? { tax_number: maskAnswer(encryptor.decrypt(tax_number, quote.row.id)) } : {}),
      loss_runs: lossRuns.map(({ id, name, size }) => ({ id, name, size })),
    },
    documents: requirements.length > 0 ? [...documentsToSign(bindCase, context)] : [],
    may_sign: !actsForApplicant(quote.viewer?.role ?? 'visitor'),
    waiting_on: waitingOn(bindCase),
    ...(last && !isBefore ? { asked_at: last.requested_at.toISOString() } : {}),
    ...troubleOf(bindCase),
    ...(confirmation ? { confirmation: confirmationReply(confirmation) } : {}),
    ...messageOf(confirmation?.message ?? reply?.message),
    reasons: refusalReasons(bindCase),
  }
}

/** What the insurer answered to the request, or what it told the desk, which becomes the offer's last version. */
function refusalReasons({ offer, requests }: BindCase): string[] {
  if (offer.stage !== 'refused') return []
  const reply = requests.at(-1)?.reply
  const reasons = reply?.status === 'refused' ? reply.reasons : offer.reply.reasons
  return reasons.map(({ text }) => text)
}

const confirmationReply = ({ reference, effective_from, effective_to, channel, confirmed_at }: ConfirmationOf) => ({
  ...{ reference, effective_from, effective_to, channel },
  confirmed_at: confirmed_at.toISOString(),
})

type ConfirmationOf = NonNullable<BindCase['confirmation']>

const troubleOf = ({ offer, requests }: BindCase): Pick<BindReply, 'trouble'> => {
  const trouble = requests.at(-1)?.trouble
  return offer.stage === 'no_reply' && trouble ? { trouble: trouble.kind } : {}
}

const messageOf = (message: string | undefined): Pick<BindReply, 'message'> => (message ? { message } : {})

/** Whose turn it is. */
function waitingOn({ offer: { stage }, requests }: BindCase): BindReply['waiting_on'] {
  if (stage === 'bound') return 'nobody'
  if (stage === 'no_reply') return 'host'
  if (stage !== 'bind_requested') return 'customer'
  return requests.at(-1)?.mode === 'desk' ? 'host' : 'insurer'
}
