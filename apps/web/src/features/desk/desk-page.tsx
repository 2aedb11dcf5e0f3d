import type { DeskCounts } from '@coverwright/contract/desk/queue'
import { foldText } from '@coverwright/core/input/fold-text'
import { nextStepNames, openSteps } from '@coverwright/core/lifecycle/next-step'
import type { Translate } from '@coverwright/core/text/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  deskCountsQuery,
  deskCsvAddress,
  deskPageQuery,
  deskViews,
  deskViewsQuery,
} from '../../api/resources/desk/applications.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { NameView } from '../agent/lists/name-view.tsx'
import { NamedViews } from '../agent/lists/named-views.tsx'
import { NoAccessRedirect } from '../agent/no-access-redirect.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { isDesk } from '../session/roles.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { DeskFilter } from './desk-filter.tsx'
import { type DeskSearch, deskParams, filtersOf, parseDeskSearch } from './desk-search.ts'
import { DeskTable } from './desk-table.tsx'
import '../../styles/components/staff-list.css'
import '../../styles/pages/desk.css'

/** Everything that waits for somebody at this site, in queues. */
export function DeskPage() {
  const application = useApplication()
  return isDesk(application.user) ? (
    <Desk application={application} />
  ) : (
    <NoAccessRedirect status={application.user.status} />
  )
}

function Desk({ application }: { readonly application: Application }) {
  const t = textsOf(application.site)
  const [params, setParams] = useSearchParams()
  const search = parseDeskSearch(params)
  const change = (next: Partial<Record<keyof DeskSearch, string | undefined>>) => {
    const { cursor: _first, ...otherParams } = search
    setParams(deskParams(parseDeskSearch(new URLSearchParams(filtersIn({ ...otherParams, ...next })))), {
      replace: !('cursor' in next),
    })
  }
  const filters = filtersOf(search)
  const { cursor: _cursor, ...otherParams } = search
  const query = deskParams(otherParams).toString()
  const { data: views } = useQuery(deskViewsQuery)
  const { queue: _queue, ...others } = filters
  const { data: counts } = useQuery({ ...deskCountsQuery(others), placeholderData: keepPreviousData })
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar />
      <Page wide>
        <div className="stafflist desk">
          <div className="stafflist__head">
            <PageHead step="/desk" title={t('desk.title')} />
            <NameView query={query} views={views} add={deskViews.add} t={t} />
          </div>
          <div className="desk-side">
            <Queues search={search} counts={counts} t={t} />
            <NamedViews page="/desk" query={query} views={views} remove={deskViews.remove} t={t} />
          </div>
          <div className="desk-main">
            <DeskFilter search={search} onChange={change} t={t} />
            <Results application={application} search={search} onChange={change} t={t} />
            <p className="listfoot">
              <a href={deskCsvAddress(filters)} download>
                {t('desk.export')}
              </a>
              <Link href="/desk/webhooks">{t('desk.webhooks')}</Link>
              <span className="listfoot__keys">{t('desk.keys.hint')}</span>
            </p>
          </div>
        </div>
      </Page>
    </SiteShell>
  )
}

const filtersIn = (search: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])))

type QueuesProps = {
  readonly search: DeskSearch
  readonly counts: DeskCounts | undefined
  readonly t: Translate
}

/** The queues with their counts, as links: each is an address. */
function Queues({ search, counts, t }: QueuesProps) {
  const { cursor: _cursor, queue: shownQueue, ...others } = search
  const isSearch = foldText(others.search ?? '') !== ''
  const all = counts && (isSearch ? nextStepNames : openSteps).reduce((sum, step) => sum + (counts[step] ?? 0), 0)
  const tabs = [undefined, ...nextStepNames.filter((step) => step === shownQueue || (counts?.[step] ?? 0) > 0)]
  return (
    <nav className="desk-queues" aria-label={t('desk.queues')}>
      <ul>
        {tabs.map((queue) => (
          <li key={queue ?? 'all'}>
            <Link
              href={`/desk?${deskParams({ ...others, ...(queue ? { queue } : {}) })}`}
              aria-current={queue === shownQueue ? 'page' : undefined}
            >
              {t(queue ? `desk.step.${queue}` : isSearch ? 'desk.found' : 'desk.all')}
              <b className="num">{(queue ? counts?.[queue] : all) ?? ''}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ResultsProps = {
  readonly application: Application
  readonly search: DeskSearch
  readonly onChange: (next: Partial<Record<keyof DeskSearch, string | undefined>>) => void
  readonly t: Translate
}

function Results({ application, search, onChange, t }: ResultsProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...deskPageQuery(search),
    placeholderData: keepPreviousData,
  })
  if (error instanceof ApiProblem && error.asksToSignIn) return <NoAccessRedirect status="not_authenticated" />
  if (error instanceof ApiProblem && error.status === 403) return <NoAccessRedirect status="authenticated" />
  if (error) {
    return (
      <Notice kind="negative" title={t('desk.failed')} urgent>
        <Button kind="line" onClick={() => void refetch()}>
          {t('page.tryAgain')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton words={t('desk.loading')} />
  if (data.applications.length === 0) {
    const empty = search.search ? 'desk.found.none' : 'desk.empty'
    return (
      <EmptyState title={t(empty)}>
        <p>{t(`${empty}.text`)}</p>
      </EmptyState>
    )
  }
  const { next } = data
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <DeskTable applications={data.applications} site={application.site} />
      {(next || search.cursor) && (
        <nav className="turn" aria-label={t('agent.home.pages')}>
          <Button kind="line" small disabled={!search.cursor} onClick={() => onChange({})}>
            {t('desk.first')}
          </Button>
          <Button kind="line" small disabled={!next} onClick={() => onChange({ cursor: next })}>
            {t('desk.next')}
          </Button>
        </nav>
      )}
    </div>
  )
}
