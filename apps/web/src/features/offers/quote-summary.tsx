import { dateText } from '@coverwright/core/model/answer-text'
import { RailSummary } from '../../ui/layout/rail-summary.tsx'
import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'

/** A number short enough to read out on the phone: the first part of the quote's uuid. */
export const quoteNumber = (uuid: string): string => `CW-${uuid.slice(0, 8).toUpperCase()}`

/** A summary of the quote, in the side column of pages without steps. */
export function QuoteSummary({ application: { site, quote } }: { readonly application: Application }) {
  if (!quote) return null
  const t = textsOf(site)
  const start = textAnswer(quote, 'coverage.effective_date')
  return (
    <RailSummary
      label={t('page.summary')}
      title={textAnswer(quote, 'company_name') ?? t('page.summary')}
      rows={[
        { label: t('page.summary.quote'), value: quoteNumber(quote.uuid), isId: true },
        ...(start ? [{ label: t('page.summary.starts'), value: dateText(start, site.locale) }] : []),
        { label: t('page.summary.saved'), value: dateText(quote.updated_at.slice(0, 10), site.locale) },
      ]}
    />
  )
}
