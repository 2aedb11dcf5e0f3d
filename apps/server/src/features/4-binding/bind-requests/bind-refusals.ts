import { AppError } from '../../../platform/errors/app-error.ts'

export const applicantSigns = (): AppError =>
  new AppError(403, 'bind.applicant_signs', 'The applicant signs this. Send them the link to their application.')

export const noPrice = (): AppError =>
  new AppError(409, 'bind.no_price', 'The insurer has not given a price that can be bound.')

export const offerChanged = (differences: readonly object[]): AppError =>
  new AppError(409, 'bind.offer_changed', 'The insurer has changed this offer. Read it again, then sign.', {
    details: { differences },
  })

export const noLongerHeld = (): AppError =>
  new AppError(409, 'offers.expired', 'The insurer no longer holds this price. Submit again for a new one.')

export const outdatedOffer = (): AppError =>
  new AppError(
    409,
    'offers.outdated',
    'Your answers have changed since this offer was made. Submit again for new prices.',
  )

/** What an insurer needs is asked when the page is opened, once for each version of its offer. */
export const notOpened = (): AppError =>
  new AppError(409, 'bind.not_opened', 'Read this insurer’s requirements first: its offer may have changed.')

/** @param chosenOffer the offer that was chosen instead */
export const notChosen = (chosenOffer: { readonly uuid: string; readonly insurer: string } | undefined): AppError =>
  new AppError(
    409,
    'bind.not_chosen',
    chosenOffer ? `The offer of ${chosenOffer.insurer} was chosen instead.` : 'This offer is no longer chosen.',
    { details: chosenOffer ? { chosen: { offer_uuid: chosenOffer.uuid, carrier_name: chosenOffer.insurer } } : {} },
  )

/** Of an offer whose insurer was asked for another price before it was asked to bind this one. */
export const askedAgain = (): AppError =>
  new AppError(409, 'bind.asked_again', 'New prices have been requested since. Look at the offers again.')

/** The refusal of anything given for an offer that needs nothing any more. */
export const movedOn = (): AppError =>
  new AppError(409, 'bind.moved_on', 'The insurer has already been asked. Check the status.')

/** The refusal of a confirmation whose offer has changed since the customer agreed to it. */
export const notAgreedTo = (): AppError =>
  new AppError(
    409,
    'bind.not_agreed',
    'The insurer changed this offer since the customer agreed to it. The customer has to agree to the new one first.',
  )
