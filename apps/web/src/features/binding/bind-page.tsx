import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type BindPageOf, bindQuery } from '../../api/resources/binds.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { moneyText } from '../offers/money-text.ts'
import { insurerName } from '../offers/offer-text.ts'
import { yearTotal } from '../offers/price-text.ts'
import { QuoteSummary } from '../offers/quote-summary.tsx'
import { useQuoteByUuid } from '../offers/use-quote-by-uuid.ts'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { DisabledWhileImpersonating } from '../session/disabled-while-impersonating.tsx'
import { contactOf } from '../shell/contact-of.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { BillPart } from './bill-part.tsx'
import { BindForm } from './bind-form.tsx'
import { bindStatusText, followUpContact } from './bind-status-text.ts'
import { Changes } from './changes.tsx'
import { Differences } from './differences.tsx'
import { AfterConflict, conflictWords } from './request-problem.tsx'
import '../../styles/pages/binding.css'

type Props = { readonly uuid: string; readonly offer: string }

/** What the insurer of a chosen offer still needs, and the signature under it. */
export function BindPage({ uuid, offer }: Props) {
  const { application, quote } = useQuoteByUuid(uuid)
  const of = { quoteId: quote._id, uuid: quote.uuid, offer }
  const { data, error, refetch, isFetching } = useQuery(bindQuery(of))
  const t = textsOf(application.site)
  return (
    <SiteShell application={application} summary={<QuoteSummary application={application} />}>
      <TopBar back={{ href: `/${uuid}/quote-review`, label: t('page.toOffers') }} />
      <Page>
        {data ? (
          <Bind application={application} of={of} page={data} t={t} />
        ) : error ? (
          <NotOpened application={application} of={of} error={error} t={t}>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('page.tryAgain')}
            </Button>
          </NotOpened>
        ) : (
          <Skeleton words={t('page.attestation.loading')} />
        )}
      </Page>
    </SiteShell>
  )
}

type NotOpenedProps = Omit<BindProps, 'page'> & {
  readonly error: Error
  /** Tries again, where that may help. */
  readonly children: ReactNode
}

/** Why the page is empty, and what to do instead. */
function NotOpened({ application, of, error, t, children }: NotOpenedProps) {
  const { title, text, action = children } = notOpened({ application, of, error, t })
  return (
    <>
      <PageHead step="bind" title={title} lede={text} />
      <div className="actions">{action}</div>
    </>
  )
}

type Words = { readonly title: string; readonly text: string; readonly action?: ReactNode }

function notOpened({ application, of, error, t }: Omit<NotOpenedProps, 'children'>): Words {
  if (!(error instanceof ApiProblem)) return { title: t('bind.notOpened.title'), text: t('bind.notOpened.text') }
  if (error.code === 'bind.unlicensed') {
    return { title: t('appetite.unlicensed'), text: t('page.unlicensed.text', { name: contactOf(application).name }) }
  }
  if (error.code === 'bind.insurer_silent') return { title: t('bind.silent.title'), text: t('bind.silent.text') }
  if (error.status === 409) {
    return { ...conflictWords(error, t), action: <AfterConflict problem={error} of={of} t={t} /> }
  }
  if (error.status === 404) {
    return {
      title: t('bind.gone.title'),
      text: t('bind.gone.text'),
      action: <ButtonLink href={`/${of.uuid}/quote-review`}>{t('page.toOffers')}</ButtonLink>,
    }
  }
  return { title: t('bind.notOpened.title'), text: t('bind.notOpened.text') }
}

type BindProps = {
  readonly application: Application
  readonly of: BindPageOf
  readonly page: BindReply
  readonly t: Translate
}

function Bind({ application, of, page, t }: BindProps) {
  const { requirements, offer, minutes, mode } = page
  const insurer = insurerName(offer, t)
  const name = followUpContact(application)
  const open = requirements.filter((each) => each.open)
  const isAsked = requirements.length === 0
  const isEnded = offer.stage === 'refused' || offer.stage === 'withdrawn'
  return (
    <>
      <PageHead
        step="bind"
        kicker={
          offer.premium && [
            t('page.prices.exact', {
              price: moneyText(yearTotal(offer.premium), offer.premium.currency, application.site.locale),
            }),
          ]
        }
        title={isAsked ? t(`bind.stage.${offer.stage}`) : t('bind.title', { insurer })}
        lede={isAsked ? bindStatusText(page, application, t) : t('bind.lede', { count: open.length, minutes })}
      />
      {offer.stage !== 'bound' && (
        <Notice kind="caution" title={t(isEnded ? 'bind.notInsured.ended' : 'bind.notInsured', { insurer })}>
          {!isAsked && <p>{t(`bind.mode.${mode}`, { insurer, name })}</p>}
        </Notice>
      )}
      <BillPart application={application} of={of} offer={offer} t={t} />
      {isAsked ? (
        <div className="actions">
          <ButtonLink href={`/${of.uuid}/thank-you`}>{t('bind.toStatus')}</ButtonLink>
          {offer.stage !== 'bound' && (
            <ButtonLink href={`/${of.uuid}/quote-review`} kind="quiet">
              {t('page.toOffers')}
            </ButtonLink>
          )}
        </div>
      ) : (
        <>
          <ChangedNotice page={page} insurer={insurer} t={t} />
          <Differences offer={offer} answers={application.quote ?? {}} locale={application.site.locale} t={t} />
          <DisabledWhileImpersonating user={application.user} t={t} />
          <BindForm application={application} of={of} page={page} insurer={insurer} adviser={name} t={t} />
        </>
      )}
    </>
  )
}

type ChangedProps = { readonly page: BindReply; readonly insurer: string; readonly t: Translate }

/** What the insurer has changed since it was agreed to or last shown. */
function ChangedNotice({ page: { changes, offer }, insurer, t }: ChangedProps) {
  if (changes.length === 0) return null
  return (
    <Notice kind="caution" title={t('bind.changed.title')}>
      <Changes changes={changes} t={t} />
      <p>{t(offer.stage === 'contingent' ? 'bind.changed.agree' : 'bind.changed.text', { insurer })}</p>
    </Notice>
  )
}
