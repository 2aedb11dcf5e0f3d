import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { Paper } from './paper.tsx'

/** Questions and answers on paper. Only the quote's own ids open it; the server refuses any other. */
export function ApplicationPdfPage({ uuid }: { readonly uuid: string }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const t = textsOf(application.site)
  const href = quote.completed ? `/${uuid}/quote-review` : '/done'
  return <Paper application={application} title={t('page.pdf.title')} back={{ href, label: t('page.pdf.back') }} />
}
