import type { QuoteReply } from '@coverwright/contract/quotes'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Place } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { insuranceTypesQuery } from '../../../api/resources/insurance-types.ts'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { Application } from '../../quote/application.ts'
import { coverageSections } from './coverage-sections.ts'

const asksFor = ({ form }: PageState): boolean => form.fields.some(({ type }) => type === 'coverage')

/** Prefetches the types of insurance if the page asks for them. */
export async function fetchCoverages(quote: QuoteReply | null, page: PageState | undefined): Promise<void> {
  if (quote && page && asksFor(page)) await queryClient.prefetchQuery(insuranceTypesQuery(quote))
}

/** The types of insurance on offer, on the page that asks for them; none until they are here. */
export function useCoverages({ quote }: Application, { entry }: Place, t: Translate) {
  const isEnabled = asksFor(entry)
  // A key of its own, so that other pages are not drawn again when it arrives.
  const { data, isError } = useQuery({ ...insuranceTypesQuery(isEnabled ? quote : null), enabled: isEnabled })
  const types = isEnabled ? data : undefined
  const coverages = useMemo(
    (): readonly CoverageSection[] | undefined => types && coverageSections(types, t),
    [types, t],
  )
  return { coverages, loading: isEnabled && !types && !isError }
}
