import { resume } from '@coverwright/core/navigation/navigate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { forecastQuery } from '../../../api/resources/forecasts.ts'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Schedule } from '../../../ui/insurance/schedule.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { TopBar } from '../../../ui/layout/top-bar.tsx'
import { textsOf } from '../../quote/texts.ts'
import { SiteShell } from '../../shell/site-shell.tsx'
import { QuoteSummary } from '../quote-summary.tsx'
import { useQuoteByUuid } from '../use-quote-by-uuid.ts'
import { forecastRow } from './forecast-row.ts'

/** Which carriers are likely to quote, by line, and why the others are not; after submission, which have refused. */
export function ForecastPage({ uuid }: { readonly uuid: string }) {
  const { application, quote, offers } = useQuoteByUuid(uuid)
  const { data } = useSuspenseQuery(forecastQuery(quote._id))
  const { site, flowState } = application
  const t = textsOf(site)
  const next = quote.completed ? `/${uuid}/quote-review` : resume(flowState)
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar back={{ href: next, label: t('ui.back') }} />
      <Page>
        <PageHead step="forecast" title={t('page.forecast.title')} lede={t('page.forecast.lede')} />
        {data.lines.length === 0 && (
          <EmptyState title={t('page.forecast.none.title')}>
            <p>{t('page.forecast.none.text')}</p>
          </EmptyState>
        )}
        {data.lines.map(({ line, name, insurers }) => (
          <Schedule
            key={line}
            title={name}
            rows={insurers.map((insurer) =>
              forecastRow(
                insurer,
                offers.filter((offer) => offer.line === line),
                t,
              ),
            )}
          />
        ))}
        <div className="actions">
          <ButtonLink href={next} arrow>
            {t(quote.completed ? 'page.toOffers' : 'page.toApplication')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
