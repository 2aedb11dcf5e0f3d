import { hasAccounts } from '@coverwright/catalogue/sites/site'
import { useQuery } from '@tanstack/react-query'
import { policiesQuery } from '../../api/resources/policies.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { PolicyCard } from './policy-card.tsx'
import { RenewalPart } from './renewal-part.tsx'
import '../../styles/pages/account.css'
import '../../styles/pages/policies.css'

/** The policies of an application: each policy, its renewal, and its customer's requests to the insurer. */
export function PoliciesPage({ uuid }: { readonly uuid: string }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const { site } = application
  const t = textsOf(site)
  const { data, isError, refetch } = useQuery(policiesQuery(quote._id))
  // Below policies in progress.
  const renewsLater = data?.renewal?.state === 'not_due'
  // Nobody thinks of the next year before this one.
  const hasBegun = data?.policies.some(({ state }) => state !== 'upcoming')
  const accounts = hasAccounts(site) && application.user.roles.includes('customer')
  return (
    <SiteShell application={application}>
      <TopBar back={accounts ? { href: '/account', label: t('policy.page.back') } : undefined} />
      <Page wide>
        <PageHead
          step="policies"
          kicker={[quoteNumber(quote.uuid)]}
          title={data?.company_name ?? t('policy.page.title')}
        />
        {data ? (
          <>
            {data.policies.length === 0 && (
              <EmptyState
                title={t('policy.page.none')}
                action={<ButtonLink href={`/${uuid}/quote-review`}>{t('page.toOffers')}</ButtonLink>}
              >
                <p>{t('policy.page.none.text')}</p>
              </EmptyState>
            )}
            {!renewsLater && <RenewalPart bound={data} site={site} t={t} />}
            {data.policies.map((policy) => (
              <PolicyCard key={policy.offer} policy={policy} of={{ id: quote._id, uuid }} site={site} t={t} />
            ))}
            {renewsLater && hasBegun && <RenewalPart bound={data} site={site} t={t} />}
          </>
        ) : isError ? (
          <Notice kind="caution" title={t('account.failed.title')} urgent>
            <Button kind="line" onClick={() => void refetch()}>
              {t('page.tryAgain')}
            </Button>
          </Notice>
        ) : (
          <Skeleton words={t('account.loading')} />
        )}
      </Page>
    </SiteShell>
  )
}
