import { states } from '@coverwright/catalogue/reference/states'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { expiringQuery } from '../../api/resources/renewals.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { todayOf } from '../quote/today.ts'
import { useApplication } from '../quote/use-application.ts'
import { contactOf } from '../shell/contact-of.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import type { ExpiringRow } from './expiring-rows.ts'
import { expiringRows, timeLeft } from './expiring-rows.ts'
import { renewalLink } from './renewal-paths.ts'
import '../../styles/pages/renewals.css'
import { useQuery } from '@tanstack/react-query'

/** The policies that expire soon, as far as this user may see them. */
export function ExpiringPoliciesPage() {
  const application = useApplication()
  const { site } = application
  const t = textsOf(site)
  return (
    <SiteShell application={application}>
      <TopBar back={{ href: { site: '/' }, label: t('page.renewals.home') }} />
      <Page wide>
        <PageHead step="renewals" title={t('page.renewals.title')} lede={t('page.renewals.lede')} />
        <Policies application={application} t={t} />
      </Page>
    </SiteShell>
  )
}

function Policies({ application, t }: { readonly application: Application; readonly t: Translate }) {
  const { site } = application
  const { data: policies, isError, refetch } = useQuery(expiringQuery)
  if (!policies && isError) {
    return (
      <Notice kind="caution" title={t('page.renewals.failed.title')} urgent>
        <p>{t('page.renewals.failed.text')}</p>
        <Button kind="line" onClick={() => refetch()}>
          {t('page.tryAgain')}
        </Button>
      </Notice>
    )
  }
  if (!policies) return <Skeleton words={t('page.renewals.loading')} />
  const rows = expiringRows(policies, todayOf(site))
  if (rows.length === 0) {
    return (
      <EmptyState title={t('page.renewals.none.title')}>
        <p>{t('page.renewals.none.text', { name: contactOf(application).name })}</p>
      </EmptyState>
    )
  }
  const columns = [
    ...['firm', 'state', 'ends', 'status'].map((id) => ({ id, label: t(`page.renewals.column.${id}`) })),
    { id: 'go', label: t('page.renewals.column.go'), isHidden: true },
  ]
  return (
    <>
      <ResponsiveTable caption={t('page.renewals.title')} columns={columns}>
        {rows.map((row) => (
          <PolicyRow key={row.policy.quote_submission_uuid} row={row} site={site} t={t} />
        ))}
      </ResponsiveTable>
      {policies.some(({ sample }) => sample) && <p className="hint">{t('page.renewals.sampleNote')}</p>}
    </>
  )
}

const stateName = (code: string): string => states.find((each) => each.code === code)?.name ?? code

type PolicyRowProps = { readonly row: ExpiringRow; readonly site: PublicSite; readonly t: Translate }

function PolicyRow({ row: { policy, daysLeft, state }, site, t }: PolicyRowProps) {
  const remaining = timeLeft(daysLeft)
  return (
    <TableRow>
      <RowHead>
        <bdi>{policy.company_name}</bdi>
        {policy.sample && (
          <div className="firm__sample">
            <Badge>{t('page.renewals.sample')}</Badge>
          </div>
        )}
      </RowHead>
      <Cell label={t('page.renewals.column.state')}>
        <div>{stateName(policy.state)}</div>
      </Cell>
      <Cell label={t('page.renewals.column.ends')}>
        <div>
          {dateText(policy.expiring_on, site.locale)}
          <small className="firm__left">{t(remaining.key, { count: remaining.count })}</small>
        </div>
      </Cell>
      <Cell label={t('page.renewals.column.status')}>
        <div>{t(`page.renewals.status.${state}`)}</div>
      </Cell>
      <Cell className="acts">
        <div className="firm__go">
          <Link className="btn btn--line btn--sm" href={renewalLink(policy)}>
            {t(`page.renewals.go.${state}`)}
            <VisuallyHidden> {policy.company_name}</VisuallyHidden>
          </Link>
        </div>
      </Cell>
    </TableRow>
  )
}
