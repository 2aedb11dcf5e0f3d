import { ButtonLink } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { contactOf } from '../shell/contact-of.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import type { FailedOpening } from './failed-opening.ts'

type Props = { readonly application: Application; readonly failedOpening: FailedOpening | undefined }

const causeOf = (failedOpening: FailedOpening | undefined): 'passing' | 'link' | 'none' => {
  if (!failedOpening) return 'none'
  return failedOpening.passing ? 'passing' : 'link'
}

/** Shown instead of a renewal that is not open: what happened, and what to do next. Source: seed 8. */
export function NoRenewalPage({ application, failedOpening }: Props) {
  const { site } = application
  const t = textsOf(site)
  const cause = causeOf(failedOpening)
  const { name, email = site.contact.email } = contactOf(application)
  return (
    <SiteShell application={application}>
      <TopBar />
      <Page>
        <PageHead
          step="no-renewal"
          title={t(`page.renewal.missing.${cause}.title`)}
          lede={t(`page.renewal.missing.${cause}.text`, { name })}
        />
        <div className="actions">
          {failedOpening && <ButtonLink href={failedOpening.link}>{t('page.tryAgain')}</ButtonLink>}
          <ButtonLink href="/" {...(failedOpening ? { kind: 'line' as const } : {})}>
            {t('page.renewal.toList')}
          </ButtonLink>
          <a className="btn btn--quiet" href={`mailto:${email}`}>
            {t('page.renewal.write', { name })}
          </a>
        </div>
      </Page>
    </SiteShell>
  )
}
