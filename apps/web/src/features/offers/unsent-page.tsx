import type { QuoteReply } from '@coverwright/contract/quotes'
import { resume } from '@coverwright/core/navigation/navigate'
import { useMemo } from 'react'
import { openQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { QuoteSummary } from './quote-summary.tsx'

type Props = { readonly application: Application; readonly quote: QuoteReply }

/** In place of the offers for a quote that was never submitted: the parts that are still open, and the way back to them. */
export function UnsentPage({ application, quote }: Props) {
  const navigate = useAreaNavigate()
  const { site, flowState } = application
  const t = textsOf(site)
  const open = useMemo(() => flowState.pages.filter(({ status }) => status !== 'complete'), [flowState])
  const parts = new Map(open.map(({ section }) => [section.id, section.label]))
  const goOn = () => {
    openQuote(quote)
    navigate(resume(flowState))
  }
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar action={{ label: t('page.editQuote'), onClick: goOn }} />
      <Page>
        <PageHead
          step="quote-review"
          title={t('page.offers.none.title')}
          lede={open.length > 0 ? t('page.done.open.title', { count: open.length }) : t('page.unsent.ready')}
        />
        {open.length > 0 && (
          <ul>
            {[...parts].map(([id, label]) => (
              <li key={id}>{t(label)}</li>
            ))}
          </ul>
        )}
        <div className="actions">
          <Button onClick={goOn} arrow>
            {t('page.toApplication')}
          </Button>
        </div>
      </Page>
    </SiteShell>
  )
}
