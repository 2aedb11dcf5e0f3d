import type { FunnelPage as FunnelPageEntry } from '@coverwright/contract/console/funnel'
import { shownDate } from '@coverwright/core/text/shown-date'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { funnelQuery } from '../../api/resources/console/funnel.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ConsoleFilter } from './console-filter.tsx'
import { ConsoleFailed, ConsoleFrame, type ConsoleProps } from './console-frame.tsx'
import { FunnelMap } from './funnel-map.tsx'
import { FunnelTable } from './funnel-table.tsx'
import { PageDialog } from './preview/page-dialog.tsx'
import { useConsoleSearch } from './use-console-search.ts'

/** The flow of a site as a map: how many came, went on, left and returned at each page. */
export const FunnelPage = () => <ConsoleFrame path="/console/funnel">{(props) => <FunnelOf {...props} />}</ConsoleFrame>

function FunnelOf({ application: { site }, t }: ConsoleProps) {
  const { search, query, change } = useConsoleSearch(site)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...funnelQuery({ ...query, ...(search.device ? { device: search.device } : {}) }),
    placeholderData: keepPreviousData,
  })
  const [openEntry, setOpenEntry] = useState<FunnelPageEntry>()
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  const dateText = (day: string) => shownDate(day, site.locale)
  const name = data?.sites.find(({ id }) => id === data.site)?.name ?? data?.site ?? ''
  return (
    <>
      <ConsoleFilter
        search={search}
        choices={data}
        anySite={t('console.site.here')}
        onChange={change}
        t={t}
        withDevices
      />
      {!data && <Skeleton words={t('console.loading')} />}
      {data?.applications === 0 && (
        <EmptyState title={t('console.none')}>
          <p>{t('console.none.text')}</p>
        </EmptyState>
      )}
      {data && data.applications > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <p className="hint">
            {t('console.funnel.hint', {
              site: name,
              applications: data.applications.toLocaleString(site.locale),
              from: dateText(data.from),
              to: dateText(data.to),
            })}{' '}
            {data.is_sample && t('console.funnel.sample')}
          </p>
          <div className="console-pair">
            <section>
              <h2>{t('console.funnel.map')}</h2>
              <FunnelMap funnel={data} t={t} />
            </section>
            <section>
              <h2>{t('console.funnel.corrected')}</h2>
              {data.corrected.length === 0 && <p className="hint">{t('console.funnel.corrected.none')}</p>}
              <ol className="funnel-corrected">
                {data.corrected.map(({ path, question, applications }) => (
                  <li key={path}>
                    {question} <b className="num">{applications.toLocaleString(site.locale)}</b>
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <FunnelTable pages={data.pages} locale={site.locale} onLook={setOpenEntry} t={t} />
          {openEntry && (
            <PageDialog page={openEntry} preview={data.preview} onClose={() => setOpenEntry(undefined)} t={t} />
          )}
        </div>
      )}
    </>
  )
}
