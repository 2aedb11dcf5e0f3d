import type { DeskConfirmation } from '@coverwright/contract/desk/record'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import { askInsurerAgain } from '../../4-binding/bind-requests/ask-again.ts'
import type { BindingNoticeDependencies } from '../../4-binding/bind-requests/notify-of-binding.ts'
import { recordConfirmation } from '../../4-binding/bind-requests/record-confirmation.ts'
import type { OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import { addNote, isDay, type LockedApplication, offersOf } from './change-application.ts'

/**
 * Stores that an insurer has confirmed an offer to the desk, which makes it bound; how it was told becomes a note.
 * @throws 409 when the insurer was not asked to bind; 422 naming the field, also for an offer of another application
 */
export async function confirmOffer(
  application: LockedApplication,
  dependencies: BindingNoticeDependencies,
  uuid: string,
  { reference, effective_from: from, effective_to: to, source }: DeskConfirmation,
): Promise<void> {
  const { trx, row, by, at } = application
  const offer = await ownOffer(application, uuid)
  for (const [field, day] of Object.entries({ effective_from: from, effective_to: to })) {
    if (!isDay(day)) throw refusedFields([{ field, message: 'is not a day' }])
  }
  if (to <= from) throw refusedFields([{ field: 'effective_to', message: 'is not after the first day' }])
  const confirmation = { reference: reference.trim(), from, to, channel: 'desk', by: 'desk', actor: by, at } as const
  const { quote } = await recordConfirmation(trx, dependencies, { quote: row, offer }, confirmation)
  await addNote({ ...application, row: quote }, { text: `${insurerName(offer.carrier)}: ${source}` })
}

/**
 * Has the insurer of an offer asked again.
 * @throws 409 when it was not asked, or still answers; 422 for no offer of this application
 */
export async function askOfferAgain(application: LockedApplication, uuid: string): Promise<void> {
  const { trx, row, by, at, recordEvent } = application
  const offer = await ownOffer(application, uuid)
  // A second click comes too late: it is on its way.
  if (offer.stage === 'bind_requested') return
  await askInsurerAgain(trx, { quote: row, offer }, { actor: by, at, recordEvent })
}

async function ownOffer({ trx, row }: LockedApplication, uuid: string): Promise<OfferRow> {
  const offer = (await offersOf(trx, row)).find((each) => each.uuid === uuid)
  if (!offer) throw refusedFields([{ field: 'offer', message: 'does not belong to this application' }])
  return offer
}
