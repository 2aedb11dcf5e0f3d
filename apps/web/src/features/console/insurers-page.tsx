import { shownDate } from '@coverwright/core/text/shown-date'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { insurersQuery } from '../../api/resources/console/insurers.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ConsoleFilter } from './console-filter.tsx'
import { ConsoleFailed, ConsoleFrame, type ConsoleProps } from './console-frame.tsx'
import { InsurerCalls } from './insurer-calls.tsx'
import { InsurersTable } from './insurers-table.tsx'
import { useConsoleSearch } from './use-console-search.ts'

/** How insurers answer: how often, how fast, and what comes of it. */
export const InsurersPage = () => (
  <ConsoleFrame path="/console/insurers">{(props) => <Insurers {...props} />}</ConsoleFrame>
)

function Insurers({ application: { site }, t }: ConsoleProps) {
  const { search, query, change } = useConsoleSearch(site)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...insurersQuery(query),
    placeholderData: keepPreviousData,
  })
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  const dateText = (day: string) => shownDate(day, site.locale)
  return (
    <>
      <ConsoleFilter search={search} choices={data} onChange={change} t={t} />
      {!data && <Skeleton words={t('console.loading')} />}
      {data?.insurers.length === 0 && (
        <EmptyState title={t('console.insurers.none')}>
          <p>{t('console.insurers.none.text')}</p>
        </EmptyState>
      )}
      {data && data.insurers.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <p className="hint">{t('console.insurers.hint', { from: dateText(data.from), to: dateText(data.to) })}</p>
          <InsurersTable insurers={data.insurers} locale={site.locale} t={t} />
          <InsurerCalls insurers={data.insurers} t={t} />
        </div>
      )}
    </>
  )
}
