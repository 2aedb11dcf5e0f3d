import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { outboxQuery } from '../../api/resources/outbox.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { Redirect } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { applicationOf } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { Authenticators } from './authenticators.tsx'
import { type MailView, OutboxEntry } from './outbox-entry.tsx'
import '../../styles/pages/outbox.css'

const views = ['html', 'text'] as const

/**
 * The mails of a local start, which are shown here instead of being sent. It reads no quote, so that staff who still have
 * to enter a code of their authenticator app find it here.
 */
export function OutboxPage() {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  const t = textsOf(site)
  const { data: outbox, isPending, isError } = useQuery(outboxQuery)
  const { data: mails, authenticators = [] } = outbox ?? {}
  const [view, setView] = useState<MailView>('html')
  // The newest is open at first, because it is usually the expected one.
  const [openId, setOpened] = useState<string | null>()
  if (outbox === null) return <Redirect to="/" />
  const open = openId === undefined ? mails?.[0]?.id : openId
  return (
    <SiteShell application={applicationOf(site, null, user)}>
      <TopBar back={{ href: '/', label: t('page.outbox.back') }} />
      <Page wide>
        <PageHead step="outbox" title={t('page.outbox.title')} lede={t('page.outbox.lede')} />
        {isError && (
          <Notice kind="caution" title={t('page.outbox.failed.title')} urgent>
            <p>{t('page.outbox.failed.text')}</p>
          </Notice>
        )}
        {isPending && <Skeleton words={t('page.outbox.loading')} />}
        {authenticators.length > 0 && <Authenticators authenticators={authenticators} t={t} />}
        {mails?.length === 0 && (
          <EmptyState title={t('page.outbox.none.title')}>
            <p>{t('page.outbox.none.text')}</p>
          </EmptyState>
        )}
        {mails && mails.length > 0 && (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form */}
            <div className="outbox__views" role="group" aria-label={t('page.outbox.view')}>
              {views.map((each) => (
                <Button key={each} kind="line" small pressed={view === each} onClick={() => setView(each)}>
                  {t(`page.outbox.${each}`)}
                </Button>
              ))}
            </div>
            <ul className="outbox" aria-label={t('page.outbox.list')}>
              {mails.map((mail) => (
                <OutboxEntry
                  key={mail.id}
                  mail={mail}
                  view={view}
                  isOpen={mail.id === open}
                  onToggle={() => setOpened(mail.id === open ? null : mail.id)}
                  locale={site.locale}
                  t={t}
                />
              ))}
            </ul>
          </>
        )}
      </Page>
    </SiteShell>
  )
}
