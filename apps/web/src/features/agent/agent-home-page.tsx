import type { Translate } from '@coverwright/core/text/text'
import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { agencyQuotesQuery, agentViews, agentViewsQuery } from '../../api/resources/agent/agencies.ts'
import { createQuote } from '../../api/resources/quotes.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { isAgent } from '../session/roles.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { textOfEmptyHome, titleOfHome } from './agent-home-texts.ts'
import { NameView } from './lists/name-view.tsx'
import { NamedViews } from './lists/named-views.tsx'
import { Pagination } from './lists/pagination.tsx'
import { NoAccessRedirect } from './no-access-redirect.tsx'
import { QuoteFilter } from './quote-filter.tsx'
import type { QuoteSearch } from './quote-search.ts'
import { addressParams, callQuery, parseQuoteSearch } from './quote-search.ts'
import { QuoteTable } from './quote-table.tsx'
import { ColumnsMenu } from './table/columns-menu.tsx'
import '../../styles/components/staff-list.css'
import '../../styles/pages/agent-home.css'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'

/** All quotes that an agent may work on, to search, open, copy or send to the client. Source: seed 6. */
export function AgentHomePage() {
  const application = useApplication()
  return isAgent(application.user) ? (
    <Home application={application} />
  ) : (
    <NoAccessRedirect status={application.user.status} />
  )
}

function Home({ application }: { readonly application: Application }) {
  const { site, user } = application
  const t = textsOf(site)
  const navigate = useAreaNavigate()
  const [params, setParams] = useSearchParams()
  const search = parseQuoteSearch(params)
  const change = (next: Partial<QuoteSearch>) =>
    setParams(addressParams({ ...search, page: 1, ...next }), { replace: next.page === undefined })
  const query = addressParams({ ...search, page: 1 }).toString()
  const { data: views } = useQuery(agentViewsQuery)
  const create = useMutation({
    mutationFn: () => createQuote(crypto.randomUUID()),
    onSuccess: () => navigate('/'),
  })
  const start = { label: t('agent.home.new'), onClick: () => create.mutate(), disabled: create.isPending }
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar />
      <Page wide>
        <div className="stafflist agent-home">
          <div className="stafflist__head">
            <PageHead step="/roles/agent" title={t(...titleOfHome(user))} />
            <NameView query={query} views={views} add={agentViews.add} t={t} />
            <ColumnsMenu
              columns={search.columns}
              onChange={(columns) => change({ columns, page: search.page })}
              t={t}
            />
            <Button onClick={start.onClick} disabled={start.disabled}>
              {start.label}
            </Button>
          </div>
          <NotOpenedNotice application={application} />
          {create.isError && <Notice kind="negative" title={t('agent.home.notBegun')} urgent />}
          <NamedViews page="/roles/agent" query={query} views={views} remove={agentViews.remove} t={t} />
          <div>
            <QuoteFilter site={site} search={search} onChange={change} />
            <QuoteResults application={application} search={search} onChange={change} onStart={start} />
          </div>
        </div>
      </Page>
    </SiteShell>
  )
}

/** Shown once after a quote that the agent cannot open. */
function NotOpenedNotice({ application }: { readonly application: Application }) {
  const navigate = useAreaNavigate()
  const { state, search }: { state: unknown; search: string } = useLocation()
  const [isShown] = useState(() => typeof state === 'object' && state !== null && 'notOpened' in state)
  const t = textsOf(application.site)
  useEffect(() => {
    if (isShown) void navigate({ site: `/roles/agent${search}` }, { replace: true })
  }, [isShown, navigate, search])
  return (
    isShown && (
      <Notice kind="caution" title={t('agent.home.notOpened')} urgent>
        <p>{t('agent.home.notOpened.text')}</p>
      </Notice>
    )
  )
}

type QuoteResultsProps = Omit<ComponentProps<typeof QuoteFilter>, 'site'> & {
  readonly application: Application
  /** Begins a quote. */
  readonly onStart: { readonly label: string; readonly onClick: () => void; readonly disabled: boolean }
}

function QuoteResults({ application, search, onChange, onStart }: QuoteResultsProps) {
  const { site, user } = application
  const t = textsOf(site)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...agencyQuotesQuery(callQuery(search)),
    placeholderData: keepPreviousData,
  })
  // Signed out, or no longer an agent, since this page was opened.
  if (error instanceof ApiProblem && error.asksToSignIn) return <NoAccessRedirect status="not_authenticated" />
  if (error instanceof ApiProblem && error.status === 403) return <NoAccessRedirect status="authenticated" />
  if (error) {
    return (
      <Notice kind="negative" title={t('agent.home.failed')} urgent>
        <Button kind="line" onClick={() => void refetch()}>
          {t('page.tryAgain')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton words={t('agent.home.loading')} />
  if (data.total === 0)
    return <NoQuotes search={search} onChange={onChange} onStart={onStart} empty={t(textOfEmptyHome(user))} t={t} />
  return (
    <div className="agent-home__list" aria-busy={isPlaceholderData || undefined}>
      <QuoteTable quotes={data.quotes} columns={search.columns} site={site} />
      <Pagination reply={data} onPage={(page) => onChange({ page })} t={t} />
      <p className="listfoot">
        <span role="status">{t('agent.home.count', { count: data.total })}</span>
        <span className="listfoot__keys">{t('desk.keys.hint')}</span>
      </p>
    </div>
  )
}

const everything = { search: '', state: undefined, line: undefined, mine: false, next: undefined, due: false }

type NoQuotesProps = Omit<QuoteResultsProps, 'application'> & { readonly empty: string; readonly t: Translate }

/** Offers to start the first quote, or to clear a search that finds nothing. */
function NoQuotes({ search, onChange, onStart, empty, t }: NoQuotesProps) {
  const { label, onClick, disabled } = onStart
  const { page: _page, order: _order, ...filters } = callQuery(search)
  if (Object.keys(filters).length === 0) {
    return (
      <EmptyState
        title={t('agent.home.empty')}
        action={
          <Button onClick={onClick} busy={disabled}>
            {label}
          </Button>
        }
      >
        <p>{empty}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('agent.home.nothing')}
      action={
        <Button kind="line" onClick={() => onChange(everything)}>
          {t('agent.home.showAll')}
        </Button>
      }
    >
      <p>{t('agent.home.nothing.text')}</p>
    </EmptyState>
  )
}
