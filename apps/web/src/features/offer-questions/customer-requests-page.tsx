import type { CustomerRequest } from '@coverwright/contract/desk/requests'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerCustomerRequest, customerRequestsQuery } from '../../api/resources/customer-requests.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { QuoteSummary } from '../offers/quote-summary.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import { textsOf } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'

/** What the host asks the customer, and the answers. */
export function CustomerRequestsPage({ uuid }: { readonly uuid: string }) {
  const { application, quote } = useQuoteByUuid(uuid)
  const t = textsOf(application.site)
  const { data: requests, error } = useQuery(customerRequestsQuery(quote._id))
  const toOffers = `/${uuid}/quote-review`
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar back={{ href: toOffers, label: t('page.insurerQuestions.back') }} />
      <Page>
        <PageHead step="questions" title={t('page.questions.title')} lede={t('page.questions.lede')} />
        {error && <Notice kind="negative" title={t('page.questions.failed')} urgent />}
        {!(requests || error) && <Skeleton words={t('page.questions.loading')} />}
        {requests?.length === 0 && <p>{t('page.questions.none')}</p>}
        {requests?.map((request) => (
          <RequestItem
            key={request.id}
            quote={quote._id}
            request={request}
            closed={application.user.impersonated}
            t={t}
          />
        ))}
        <div className="actions">
          <ButtonLink kind="line" href={toOffers}>
            {t('page.insurerQuestions.back')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}

type AskedProps = {
  readonly quote: string
  readonly request: CustomerRequest
  /** The viewer may not answer. */
  readonly closed: boolean | undefined
  readonly t: Translate
}

function RequestItem({ quote, request: { id, text, answer, answered_at }, closed, t }: AskedProps) {
  const [input, setInput] = useState('')
  const send = useMutation({ mutationFn: () => answerCustomerRequest(quote, id, input.trim()) })
  if (answered_at) {
    return (
      <Notice kind="positive" title={t('page.questions.answered')}>
        <p>{text}</p>
        <p>{answer}</p>
      </Notice>
    )
  }
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault()
        if (input.trim()) send.mutate()
      }}
    >
      {send.isError && <Notice kind="negative" title={t('page.questions.notSent')} urgent />}
      <LabelledControl label={text} t={t}>
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            required
            maxLength={4000}
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
        )}
      </LabelledControl>
      <div>
        <Button type="submit" busy={send.isPending} disabled={closed === true}>
          {t('page.questions.send')}
        </Button>
      </div>
    </form>
  )
}
