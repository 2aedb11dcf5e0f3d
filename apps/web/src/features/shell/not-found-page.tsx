import { canVisit, resume } from '@coverwright/core/navigation/navigate'
import { useState } from 'react'
import { Link } from '../../navigation/area.tsx'
import { BrokenRule } from '../../ui/feedback/broken-rule.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { previousPage } from '../attribution/step-history.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { SiteShell } from './site-shell.tsx'
import '../../styles/pages/not-found.css'

/** Shown for an unknown address: offers to go on with the application, or to write to the site's contact. */
export function NotFoundPage() {
  const application = useApplication()
  const { site, quote, flowState } = application
  const t = textsOf(site)
  // Back to the page before, rather than to the furthest one.
  const [before = '/'] = useState(previousPage)
  const open = before !== '/' && canVisit(flowState, before) ? before : resume(flowState)
  const next = quote?.completed ? '/resume' : open
  return (
    <SiteShell application={application}>
      <Page>
        <div className="nf">
          <BrokenRule />
          <PageHead step="not-found" title={t('page.notFound.title')} lede={t('page.notFound.lede')} />
          <ul>
            <li>
              <Link href={next}>
                <span>
                  {t(quote ? 'page.notFound.continue' : 'page.notFound.start')}
                  <small>{t(quote ? 'page.notFound.continue.text' : 'page.notFound.start.text')}</small>
                </span>
                <Icon name="arrow-right" flips />
              </Link>
            </li>
            <li>
              <a href={`mailto:${site.contact.email}`}>
                <span>
                  {t('page.notFound.ask', { name: site.contact.name })}
                  <small>{site.contact.hours}</small>
                </span>
                <Icon name="arrow-right" flips />
              </a>
            </li>
          </ul>
        </div>
      </Page>
    </SiteShell>
  )
}
