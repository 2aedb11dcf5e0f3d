import type { AgencyPolicies } from '@coverwright/contract/agencies/expiring-policies'
import { type ExpiringDays, expiringDays } from '@coverwright/contract/values'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { expiringPoliciesQuery } from '../../../api/resources/agent/agencies.ts'
import { openRenewal } from '../../../api/resources/renewals.ts'
import { ApiProblem } from '../../../api/server/problem.ts'
import { Link, useAreaNavigate } from '../../../navigation/area.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../../ui/layout/responsive-table.tsx'
import { TopBar } from '../../../ui/layout/top-bar.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { moneyText } from '../../offers/money-text.ts'
import type { Application } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import { todayOf } from '../../quote/today.ts'
import { useApplication } from '../../quote/use-application.ts'
import { daysBetween } from '../../renewals/expiring-rows.ts'
import { isAgent } from '../../session/roles.ts'
import { SiteShell } from '../../shell/site-shell.tsx'
import { agentQuotePath } from '../agent-paths.ts'
import { NoAccessRedirect } from '../no-access-redirect.tsx'
import '../../../styles/components/staff-list.css'
import '../../../styles/pages/agent-home.css'

/** The policies of an agent's clients that expire soon, with what each renewal needs next. */
export function AgentRenewalsPage() {
  const application = useApplication()
  return isAgent(application.user) ? (
    <Renewals application={application} />
  ) : (
    <NoAccessRedirect status={application.user.status} />
  )
}

function Renewals({ application }: { readonly application: Application }) {
  const t = textsOf(application.site)
  const [params] = useSearchParams()
  const days = expiringDays.find((each) => String(each) === params.get('days')) ?? 90
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar />
      <Page wide>
        <div className="stafflist agent-home">
          <div className="stafflist__head">
            <PageHead step="/roles/agent/renewals" title={t('agent.renewals')} />
            <nav className="named-views" aria-label={t('agent.renewals.within')}>
              <ul>
                {expiringDays.map((each) => (
                  <li key={each}>
                    <Link
                      href={{ site: `/roles/agent/renewals?days=${each}` }}
                      aria-current={each === days ? 'page' : undefined}
                    >
                      {t('agent.renewals.days', { count: each })}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <Policies application={application} days={days} t={t} />
        </div>
      </Page>
    </SiteShell>
  )
}

type PoliciesProps = {
  readonly application: Application
  readonly days: ExpiringDays
  readonly t: Translate
}

const columns = ['business', 'policy', 'premium', 'expires', 'renewal'] as const

function Policies({ application: { site }, days, t }: PoliciesProps) {
  const { data, error, refetch } = useQuery(expiringPoliciesQuery(days))
  if (error instanceof ApiProblem && error.asksToSignIn) return <NoAccessRedirect status="not_authenticated" />
  if (error && !data) {
    return (
      <Notice kind="negative" title={t('agent.renewals.failed')} urgent>
        <Button kind="line" onClick={() => void refetch()}>
          {t('page.tryAgain')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton words={t('ui.loading')} />
  if (data.length === 0) {
    return (
      <EmptyState title={t('agent.renewals.none', { count: days })}>
        <p>{t('agent.renewals.none.text')}</p>
      </EmptyState>
    )
  }
  return (
    <ResponsiveTable
      className="qtable agent-renewals"
      caption={t('agent.renewals')}
      columns={[
        ...columns.map((id) => ({ id, label: t(`agent.renewals.column.${id}`) })),
        { id: 'go', label: t('agent.renewals.column.go'), isHidden: true },
      ]}
    >
      {data.map((entry) => (
        <Row key={entry.submission} entry={entry} site={site} t={t} />
      ))}
    </ResponsiveTable>
  )
}

type RowProps = {
  readonly entry: AgencyPolicies
  readonly site: Application['site']
  readonly t: Translate
}

function Row({ entry, site, t }: RowProps) {
  const { application, company_name, expires, policies, renewal } = entry
  const cell = (column: (typeof columns)[number]) => ({ label: t(`agent.renewals.column.${column}`) })
  const name = company_name ?? t('agent.bar.unnamed')
  const state = renewal.state === 'started' && renewal.quote?.completed ? 'submitted' : renewal.state
  return (
    <TableRow>
      <RowHead>
        <Link href={agentQuotePath(application)}>
          <bdi>{name}</bdi>
        </Link>
      </RowHead>
      <Cell {...cell('policy')}>
        <div>
          {policies.map(({ line_name, insurer, reference }) => (
            <span key={reference} className="agent-renewals__policy">
              {line_name}, <bdi>{insurer}</bdi> <small className="id">{reference}</small>
            </span>
          ))}
        </div>
      </Cell>
      <Cell {...cell('premium')}>
        <div>
          {policies.map(({ reference, premium }) => (
            <span key={reference} className="agent-renewals__policy">
              {premium ? moneyText(premium.amount, premium.currency, site.locale) : blank}
            </span>
          ))}
        </div>
      </Cell>
      <Cell {...cell('expires')}>
        <div>
          {dateText(expires, site.locale)} <small>{daysText(daysBetween(todayOf(site), expires), site.locale)}</small>
        </div>
      </Cell>
      <Cell {...cell('renewal')}>{t(`agent.renewals.state.${state}`)}</Cell>
      <Cell className="acts">
        <NextStep entry={entry} name={name} t={t} />
      </Cell>
    </TableRow>
  )
}

/** “in 8 days”, “tomorrow” */
const daysText = (days: number, locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')

type NextStepProps = Pick<RowProps, 'entry' | 't'> & { readonly name: string }

/** Starts the renewal, or goes on where it is; nothing where it is done. */
function NextStep({ entry: { uuid, submission, renewal }, name, t }: NextStepProps) {
  const navigate = useAreaNavigate()
  const begin = useMutation({
    mutationFn: () => openRenewal(uuid, submission),
    onSuccess: ({ _id }) => navigate(agentQuotePath(_id)),
  })
  const hiddenName = <VisuallyHidden> {name}</VisuallyHidden>
  if (renewal.quote) {
    return (
      <ButtonLink kind="line" small href={agentQuotePath(renewal.quote.id)}>
        {t(renewal.quote.completed ? 'policy.renew.offers' : 'policy.renew.go_on')}
        {hiddenName}
      </ButtonLink>
    )
  }
  if (!renewal.may_begin) return null
  return (
    <>
      <Button
        kind={renewal.state === 'due' ? 'primary' : 'line'}
        small
        busy={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {t('policy.renew.begin')}
        {hiddenName}
      </Button>
      {begin.isError && (
        <small className="links__failed" role="alert">
          {t('agent.renewals.notBegun')}
        </small>
      )}
    </>
  )
}
