import { useSuspenseQuery } from '@tanstack/react-query'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { applicationOf } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'

/** Shown for a link that was cut short. A code to the address that it was sent to opens the application too. */
export function BrokenLinkPage() {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: user } = useSuspenseQuery(userQuery)
  countries.pages(site).read()
  const t = textsOf(site)
  return (
    <SiteShell application={applicationOf(site, null, user)}>
      <TopBar />
      <Page>
        <PageHead step="broken-link" title={t('page.brokenLink.title')} lede={t('page.brokenLink.lede')} />
        <p>{t('page.brokenLink.text')}</p>
        <div className="actions">
          <ButtonLink href="/sign-in" arrow>
            {t('page.brokenLink.send')}
          </ButtonLink>
          <ButtonLink href="/" kind="quiet">
            {t('page.notFound.start')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
