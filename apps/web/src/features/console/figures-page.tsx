import type { Figures, FiguresGroup } from '@coverwright/contract/console/figures'
import { channels } from '@coverwright/contract/values'
import { shownDate } from '@coverwright/core/text/shown-date'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { figuresQuery } from '../../api/resources/console/figures.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Columns } from '../../ui/figures/columns.tsx'
import { ConsoleFilter } from './console-filter.tsx'
import { ConsoleFailed, ConsoleFrame, type ConsoleProps } from './console-frame.tsx'
import { consoleParams } from './console-search.ts'
import { GroupTable } from './group-table.tsx'
import { StageBars } from './stage-bars.tsx'
import { useConsoleSearch } from './use-console-search.ts'

/** How far the applications of a period have come. */
export const FiguresPage = () => <ConsoleFrame path="/console">{(props) => <FiguresOf {...props} />}</ConsoleFrame>

function FiguresOf({ application: { site }, t }: ConsoleProps) {
  const { search, query, change } = useConsoleSearch(site)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...figuresQuery(query),
    placeholderData: keepPreviousData,
  })
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  const dateText = (day: string) => shownDate(day, site.locale)
  return (
    <>
      <ConsoleFilter search={search} choices={data} onChange={change} t={t} />
      {!data && <Skeleton words={t('console.loading')} />}
      {data?.total.begun === 0 && (
        <EmptyState title={t('console.none')}>
          <p>{t('console.none.text')}</p>
        </EmptyState>
      )}
      {data && data.total.begun > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <p className="hint">{t('console.figures.hint', { from: dateText(data.from), to: dateText(data.to) })}</p>
          <div className="console-pair">
            <section>
              <h2>{t('console.figures.stages')}</h2>
              <StageBars counts={data.total} locale={site.locale} t={t} />
            </section>
            <section>
              <h2>{t('console.figures.over')}</h2>
              <Columns
                label={t('console.figures.over')}
                columns={data.by_time.map(({ key, begun }) => ({ key, value: begun }))}
                nameOf={dateText}
              />
            </section>
          </div>
          {groupings.map(({ filter, groupsOf }) => (
            <GroupTable
              key={filter}
              title={t(`console.by.${filter}`)}
              groups={groupsOf(data).map((each) => ({
                ...each,
                name: nameOf(each, filter, t),
                href: `/console?${consoleParams({ ...search, [filter]: each.key })}`,
              }))}
              t={t}
            />
          ))}
        </div>
      )}
    </>
  )
}

const groupings = [
  { filter: 'site', groupsOf: (figures: Figures) => figures.by_site },
  { filter: 'line', groupsOf: (figures: Figures) => figures.by_line },
  { filter: 'channel', groupsOf: (figures: Figures) => figures.by_channel },
] as const

function nameOf({ key, name }: FiguresGroup, filter: string, t: ConsoleProps['t']): string {
  const channel = filter === 'channel' ? channels.find((each) => each === key) : undefined
  return channel ? t(`console.channel.${channel}`) : name
}
