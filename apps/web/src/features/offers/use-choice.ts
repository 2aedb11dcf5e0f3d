import type { OfferReply } from '@coverwright/contract/quotes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { chooseOffers } from '../../api/server/quote-calls.ts'
import { offersQuery } from './offers-query.ts'

/**
 * Chooses an offer by its id. Whoever chooses for two lines in quick succession gets both: each choice waits for the one
 * before and goes by what that came to.
 */
export function useChoice({ _id, uuid }: { readonly _id: string; readonly uuid: string }) {
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return useMutation({
    mutationFn: (id: string) => {
      const choice = before.current.then(async () => {
        const { offers = [] } = queryClient.getQueryData(offersQuery(uuid).queryKey) ?? {}
        try {
          await chooseOffers(_id, chosenAfter(offers, id))
        } finally {
          await queryClient.invalidateQueries({ queryKey: offersQuery(uuid).queryKey })
        }
      })
      before.current = choice.catch(() => undefined)
      return choice
    },
  })
}

/** One offer a line: choosing another lets the first one go, choosing it again lets it go altogether. */
function chosenAfter(offers: readonly OfferReply[], id: string): readonly string[] {
  const picked = offers.find((offer) => offer.uuid === id)
  const others = offers.filter((offer) => offer.chosen && offer.line !== picked?.line).map((offer) => offer.uuid)
  return picked?.chosen ? others : [...others, id]
}
