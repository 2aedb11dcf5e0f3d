import type { OfferReply } from '@coverwright/contract/offers'
import { useAnswerInsurer } from '../../api/resources/offers.ts'
import { FormFields } from '../../forms/layout/form-fields.tsx'
import { problemLinks, problemTitle } from '../../forms/layout/problem-links.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { insurerName } from '../offers/offer-text.ts'
import { QuoteSummary } from '../offers/quote-summary.tsx'
import { type QuoteWithApplication, useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { useInsurerQuestions } from './use-insurer-questions.ts'

type Props = { readonly uuid: string; readonly offer: string }

/** What an insurer asks before it decides about an offer. */
export function InsurerQuestionsPage({ uuid, offer: id }: Props) {
  const quoteOfUuid = useQuoteByUuid(uuid)
  const { application, offers } = quoteOfUuid
  const t = textsOf(application.site)
  const offer = offers.find((each) => each.uuid === id)
  const toOffers = `/${uuid}/quote-review`
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar back={{ href: toOffers, label: t('page.insurerQuestions.back') }} />
      <Page>
        {offer?.state === 'needs_information' ? (
          <Questions {...quoteOfUuid} offer={offer} toOffers={toOffers} key={offer.version} />
        ) : (
          <>
            <PageHead
              step="insurer-questions"
              title={t('page.insurerQuestions.gone.title')}
              lede={t('page.insurerQuestions.gone.text')}
            />
            <div className="actions">
              <ButtonLink href={toOffers}>{t('page.insurerQuestions.back')}</ButtonLink>
            </div>
          </>
        )}
      </Page>
    </SiteShell>
  )
}

type QuestionsProps = Pick<QuoteWithApplication, 'application' | 'quote'> & {
  readonly offer: OfferReply
  readonly toOffers: string
}

const noSources = {}

function Questions({ application, quote, offer, toOffers }: QuestionsProps) {
  const { site } = application
  const t = textsOf(site)
  const navigate = useAreaNavigate()
  const send = useAnswerInsurer(quote)
  const form = useInsurerQuestions(offer, site)
  const submit = async () => {
    const answers = form.submit()
    if (!answers || send.isPending) return
    // The offer has its new state before this continues, so that this form is gone by then.
    await send.mutateAsync({ offer, answers })
    form.forget()
    await navigate(toOffers)
  }
  return (
    <>
      {form.problems.length > 0 && (
        <ErrorSummary
          title={problemTitle(form.problems.length, t)}
          errors={problemLinks(form.problems, form.visible, t)}
          attempt={form.attempt}
          mark={t('ui.error')}
        />
      )}
      <PageHead
        step="insurer-questions"
        title={t('page.insurerQuestions.title', { insurer: insurerName(offer, t) })}
        lede={t('page.insurerQuestions.lede')}
      />
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // What went wrong is shown above.
          submit().catch(() => undefined)
        }}
      >
        {send.isError && (
          <Notice kind="negative" title={t('page.insurerQuestions.failed.title')} urgent>
            <p>{t('page.insurerQuestions.failed.text')}</p>
          </Notice>
        )}
        <FormFields
          fields={form.visible}
          answer={form.entered}
          entered={form.entered}
          subscribe={form.subscribe}
          problems={form.problems}
          onChange={form.change}
          onBlur={form.recheck}
          view={form.view}
          t={t}
          locale={site.locale}
          currency={site.currency}
          sources={noSources}
        />
        <div className="actions">
          <Button type="submit" busy={send.isPending} disabled={application.user.impersonated}>
            {t(send.isPending ? 'page.insurerQuestions.sending' : 'page.insurerQuestions.send')}
          </Button>
        </div>
      </form>
    </>
  )
}
