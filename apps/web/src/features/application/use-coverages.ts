import type { InsuranceTypeReply } from '@coverwright/contract/quotes'
import type { Place } from '@coverwright/core/flow/navigate'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { Translate } from '@coverwright/core/text/text'
import { useMemo } from 'react'
import { call } from '../../api/client.ts'
import { queryClient } from '../../api/store/page-queries.ts'
import { queryOptions } from '../../api/store/query.ts'
import { sharing } from '../../api/store/sharing.ts'
import { useQuery } from '../../api/store/use-query.ts'
import type { CoverageSection } from '../../form/coverage-section.ts'
import type { Application } from './application.ts'
import { coverageSections } from './coverage-sections.ts'

const asksFor = ({ form }: TrailEntry): boolean => form.fields.some(({ type }) => type === 'coverage')

type Quote = Application['quote']

const insuranceTypesQuery = (quoteId: string | undefined, version: number | undefined) =>
  queryOptions({
    queryKey: ['insurance-types', quoteId, version],
    queryFn: async () =>
      (await call<readonly InsuranceTypeReply[]>(`insurance-type${quoteId ? `?quote_id=${quoteId}` : ''}`)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Fetches what is on offer before the page that asks for it is opened. */
export async function fetchCoverages(quote: Quote, page: TrailEntry | undefined): Promise<void> {
  if (quote && page && asksFor(page)) await queryClient.prefetchQuery(insuranceTypesQuery(quote._id, quote.version))
}

/**
 * The types of insurance on offer, on the page that asks for them; undefined until they are here. What was on offer
 * before the last save stands in until it is known what that changed: mostly nothing.
 */
export function useCoverages({ quote }: Application, { entry }: Place, t: Translate) {
  const asked = asksFor(entry)
  const { data: now } = useQuery({ ...insuranceTypesQuery(quote?._id, quote?.version), enabled: asked })
  const before =
    asked && quote ? queryClient.getQueryData(insuranceTypesQuery(quote._id, quote.version - 1)) : undefined
  const types = useMemo(() => (now ? sharing(before, now) : before), [before, now])
  return useMemo((): readonly CoverageSection[] | undefined => types && coverageSections(types, t), [types, t])
}
