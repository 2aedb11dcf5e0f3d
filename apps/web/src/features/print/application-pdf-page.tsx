import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { PrintPage } from './print-page.tsx'

/** The print view of an application. The server refuses other quotes' ids. */
export function ApplicationPdfPage({ uuid }: { readonly uuid: string }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const t = textsOf(application.site)
  const href = quote.completed ? `/${uuid}/quote-review` : '/done'
  return <PrintPage application={application} title={t('page.pdf.title')} back={{ href, label: t('page.pdf.back') }} />
}
