import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { AccountReply } from '@coverwright/contract/accounts'
import type { UserReply } from '@coverwright/contract/people'
import { useEffect } from 'react'
import { sitePath } from '../../api/page/base.ts'
import { accountQuery } from '../../api/resources/accounts.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Redirect } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { SiteShell } from '../shell/site-shell.tsx'
import { greeting } from './account-text.ts'
import { Applications } from './applications.tsx'
import { binderAddress } from './binder-address.ts'
import { Businesses } from './businesses.tsx'
import { DataSection } from './data-section.tsx'
import { Policies } from './policies.tsx'
import '../../styles/pages/account.css'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

type Props = {
  /** The account; the user's own without. */
  readonly uuid?: string
}

/** An account's applications, submissions, offers and personal data. Source: seed 2.6, S9. */
export function AccountPage({ uuid }: Props) {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  if (!hasAccounts(site)) return <NotFoundPage />
  const path = uuid === undefined ? '/account' : `/accounts/${uuid}`
  const address = binderAddress(site, location, sitePath() + path)
  if (address !== undefined) return <HostRedirect address={address} />
  if (user.status !== 'authenticated') return <Redirect to={`/sign-in?${new URLSearchParams({ to: path })}`} />
  if (!user.impersonated && user.roles.includes('support')) return <Redirect to="/roles/support" />
  if (user.roles.includes('desk')) return <Redirect to="/desk" />
  if (user.roles.includes('operator')) return <Redirect to="/console" />
  if (!user.roles.includes('customer')) return <Redirect to="/roles/agent" />
  return <Account uuid={uuid} user={user} />
}

function HostRedirect({ address }: { readonly address: string }) {
  useEffect(() => location.replace(address), [address])
  return <LoadingPage />
}

type AccountProps = { readonly uuid: string | undefined; readonly user: UserReply }

function Account({ uuid, user }: AccountProps) {
  const application = useApplication()
  const t = textsOf(application.site)
  const account = useQuery({ ...accountQuery(uuid), throwOnError: isFinal })
  return (
    <SiteShell application={application}>
      <TopBar />
      <Page wide>
        <PageHead
          step="account"
          title={greeting(account.data ?? user, t)}
          lede={t('account.lede', { email: user.email ?? '' })}
        />
        {account.isError && !account.data ? (
          <Notice kind="caution" title={t('account.failed.title')} urgent>
            <p>{t('account.failed.text')}</p>
            <Button kind="line" onClick={() => account.refetch()}>
              {t('page.tryAgain')}
            </Button>
          </Notice>
        ) : (
          <AccountContent account={account.data} user={user} />
        )}
      </Page>
    </SiteShell>
  )
}

/** The account is somebody else's or does not exist: the error boundary leads home. Other failures may be retried here. */
const isFinal = (error: Error): boolean => !(error instanceof ApiProblem && error.isTransient)

function AccountContent({ account, user }: { readonly account: AccountReply | undefined; readonly user: UserReply }) {
  const { site } = useApplication()
  const t = textsOf(site)
  if (!account) return <Skeleton words={t('account.loading')} />
  return (
    <>
      <Policies applications={account.applications} site={site} />
      <Applications applications={account.applications} site={site} />
      <Businesses businesses={account.businesses} site={site} />
      <DataSection email={account.email} user={user} site={site} />
    </>
  )
}
