import { apiUrl } from '../../api/base.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { textOf } from '../application/application.ts'
import { answerWords } from '../application/texts.ts'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { Answers } from '../review/answers.tsx'
import '../../styles/print-page.css'

/** Questions and answers on paper. Only the quote's own ids open it; the server refuses any other. */
export function ApplicationPdfPage({ uuid }: { readonly uuid: string }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const { site } = application
  const { t } = answerWords(site, quote)
  const company = textOf(quote, 'company_name') ?? ''
  return (
    <main className="paper" id="main">
      <div className="paper__bar">
        <ButtonLink href={quote.completed ? `/${uuid}/quote-review` : '/done'} kind="quiet">
          {t('page.pdf.back')}
        </ButtonLink>
        <a className="btn btn--line" href={apiUrl(`quote/${quote._id}/application.pdf`)} download>
          {t('page.pdf.download')}
        </a>
        <Button onClick={() => print()}>{t('page.pdf.print')}</Button>
      </div>
      <header className="paper__head">
        <p>{site.name}</p>
        <h1>{t('page.pdf.title', { company })}</h1>
        <p>{t(quote.completed ? 'page.pdf.sent' : 'page.pdf.draft', { number: quoteNumber(quote.uuid) })}</p>
      </header>
      <Answers application={application} />
      <p className="paper__legal">{t('page.attestation.general')}</p>
    </main>
  )
}
