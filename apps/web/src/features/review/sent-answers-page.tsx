import type { QuoteReply } from '@coverwright/contract/quotes'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { reopenQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { QuoteSummary } from '../offers/quote-summary.tsx'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { SiteShell } from '../shell/site-shell.tsx'
import { useKeyboardNavigation } from '../shell/use-keyboard-navigation.ts'
import { Answers } from './answers.tsx'

/** The last step of a submitted application: its answers, and the button that opens it for changes. */
export function SentAnswersPage({ quote }: { readonly quote: QuoteReply }) {
  const application = useApplication()
  const navigate = useAreaNavigate()
  const { site, user } = application
  const t = textsOf(site)
  const editing = useSearchParams()[0].has('edit')
  const reopen = useMutation({ mutationFn: () => reopenQuote(quote) })
  const goOn = () => navigate('/resume')
  useKeyboardNavigation(site, { onContinue: goOn, back: undefined })
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar action={{ label: t('page.done.submit'), onClick: goOn, disabled: true }} />
      <Page>
        <PageHead step="/done" title={t('page.sentAnswers.title')} lede={t('page.sentAnswers.lede')} />
        {reopen.isError && <Notice kind="negative" title={t('page.editFailed')} urgent />}
        <div className="review__open">
          <Button
            kind={editing ? 'primary' : 'line'}
            busy={reopen.isPending}
            disabled={user.impersonated}
            onClick={() => reopen.mutate()}
          >
            {t('page.editQuote')}
          </Button>
          <DisabledWhileImpersonating user={user} t={t} />
        </div>
        <Answers application={application} />
        <div className="actions">
          <ButtonLink href="/resume" kind={editing ? 'quiet' : 'primary'} arrow={!editing}>
            {t('page.sentAnswers.onward')}
          </ButtonLink>
        </div>
      </Page>
    </SiteShell>
  )
}
