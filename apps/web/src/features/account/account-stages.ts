import type { AccountApplication } from '@coverwright/contract/accounts'
import { applicationState } from '@coverwright/core/lifecycle/application'

const names = ['begun', 'sent', 'priced', 'chosen', 'bound'] as const

export type AccountStage = {
  readonly name: (typeof names)[number]
  readonly isReached: boolean
  /** When, where it is known. */
  readonly at?: string
}

/** How far an application has come. Only an insurer's confirmation makes it bound; answers that are changed are not sent. */
export function accountStages({ completed, created_at, submissions }: AccountApplication): readonly AccountStage[] {
  const [last] = submissions
  const offers = last?.offers ?? []
  const state = applicationState({
    isSubmitted: completed,
    isClosed: false,
    stages: offers.map(({ stage }) => stage),
  })
  const [pricedOffer] = offers
    .filter((offer) => offer.state === 'quoted')
    .flatMap(({ answered_at }) => answered_at ?? [])
    .toSorted()
  const isReached: Readonly<Record<AccountStage['name'], boolean>> = {
    begun: true,
    sent: state !== 'draft',
    priced: state !== 'draft' && offers.some((offer) => offer.state === 'quoted'),
    chosen: state === 'chosen' || state === 'bound',
    bound: state === 'bound',
  }
  const times: Readonly<Partial<Record<AccountStage['name'], string | undefined>>> = {
    begun: created_at,
    sent: last?.submitted_at,
    priced: pricedOffer,
  }
  return names.map((name) => {
    const at = isReached[name] ? times[name] : undefined
    return { name, isReached: isReached[name], ...(at === undefined ? {} : { at }) }
  })
}
