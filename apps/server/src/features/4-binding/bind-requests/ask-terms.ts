import { deskRequirements } from '@coverwright/catalogue/signing/bind-requirements'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import type { BindTerms } from './bind-requests.tables.ts'

const byDesk: BindTerms = { mode: 'desk', requirements: deskRequirements, payment_plans: [] }

/**
 * What the insurer of an offer needs before it insures. Somebody at the desk asks an insurer that has no call for it.
 * @throws 503 while the insurer does not answer
 */
export async function askTerms(
  carriers: Pick<CarrierClient, 'bindRequirements'>,
  { carrier, carrier_quote_id }: OfferRow,
): Promise<BindTerms> {
  if (carrier_quote_id === null) return byDesk
  const answer = await carriers.bindRequirements(carrier, carrier_quote_id)
  if (answer.ok) {
    const { mode, requirements, payment_plans } = answer.reply
    return { mode, requirements, payment_plans }
  }
  if (answer.failure.reason === 'refused') return byDesk
  throw new AppError(503, 'bind.insurer_silent', 'The insurer’s requirements are not available at the moment.', {
    retryAfterSeconds: 20,
  })
}
