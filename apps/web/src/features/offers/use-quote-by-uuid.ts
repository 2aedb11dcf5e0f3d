import type { QuoteByUuidReply } from '@coverwright/contract/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { offersQuery } from '../../api/queries.ts'
import type { Application } from '../application/application.ts'
import { applicationOf } from '../application/application.ts'
import { useApplication } from '../application/use-application.ts'

/** A quote with its offers by the uuid of its links; new answers of insurers appear by themselves. */
export function useQuoteByUuid(uuid: string): QuoteByUuidReply & { readonly application: Application } {
  const { site } = useApplication()
  const { data } = useSuspenseQuery(offersQuery(uuid))
  return { ...data, application: applicationOf(site, data.quote) }
}
