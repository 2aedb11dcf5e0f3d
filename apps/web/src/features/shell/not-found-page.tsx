import { resume } from '@coverwright/core/flow/navigate'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { textsOf } from '../application/texts.ts'
import { useApplication } from '../application/use-application.ts'
import { SiteShell } from './site-shell.tsx'

/** An address that is none of ours: the open application first, then a fresh start. */
export function NotFoundPage() {
  const application = useApplication()
  const { site, quote, trail } = application
  const t = textsOf(site)
  const mailto = `mailto:${site.contact.email}`
  return (
    <SiteShell application={application}>
      <Page>
        <PageHead step="not-found" title={t('page.notFound.title')} lede={t('page.notFound.lede')} />
        <div className="actions">
          <ButtonLink href={quote?.completed ? '/resume' : resume(trail)} arrow>
            {t(quote ? 'page.notFound.continue' : 'page.notFound.start')}
          </ButtonLink>
          <a className="btn btn--line" href={mailto}>
            {t('ui.contact.email', { name: site.contact.name.split(' ')[0] ?? site.contact.name })}
          </a>
        </div>
      </Page>
    </SiteShell>
  )
}
