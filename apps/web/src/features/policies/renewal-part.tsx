import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { PoliciesReply } from '@coverwright/contract/binding/policies'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { type DeclineReason, declineReasons } from '@coverwright/core/lifecycle/policy-renewal'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeclineRenewal } from '../../api/resources/policies.ts'
import { hasRenewalFlow } from '../../api/resources/quotes.ts'
import { openRenewal } from '../../api/resources/renewals.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { renewalWords } from './policy-words.ts'

type Props = { readonly bound: PoliciesReply; readonly site: PublicSite; readonly t: Translate }

/** How far the renewal has come, what it needs, and the choice to renew or not. */
export function RenewalPart({ bound, site, t }: Props) {
  const { renewal, submission } = bound
  if (!renewal || !submission) return null
  const { state, quote, may } = renewal
  const date = dateText(renewal.ends, site.locale)
  const words = renewalWords(renewal, site, t)
  const isDue = state === 'due' || state === 'lapsed' || state === 'declined'
  return (
    <section className="policy" aria-label={t('policy.renew.title')}>
      <h2>{t('policy.renew.title')}</h2>
      {words && <p>{words}</p>}
      {isDue && (
        <ol className="policy__steps">
          {(['step1', 'step2', 'step3'] as const).map((step) => (
            <li key={step}>
              <b>{t(`policy.renew.${step}`)}</b> {t(`policy.renew.${step}.text`)}
            </li>
          ))}
        </ol>
      )}
      {state === 'due' && <Notice kind="caution" title={t('policy.renew.notYet')} />}
      <WayOn bound={bound} renewal={renewal} isDue={isDue} t={t} />
      {may.includes('decline') && !quote?.completed && <Decline id={bound.application} date={date} t={t} />}
    </section>
  )
}

type WayOnProps = {
  readonly bound: PoliciesReply
  readonly renewal: NonNullable<PoliciesReply['renewal']>
  readonly isDue: boolean
  readonly t: Translate
}

/** To its offers once it is sent; until then to where it was left, or to its beginning. */
function WayOn({ bound: { uuid, submission }, renewal: { quote, may }, isDue, t }: WayOnProps) {
  const navigate = useAreaNavigate()
  const open = useMutation({
    mutationFn: () => openRenewal(uuid, submission),
    onSuccess: (renewal) => navigate(pageOf(renewal)),
  })
  if (quote?.completed) {
    return (
      <div className="actions">
        <ButtonLink href={`/${quote.uuid}/quote-review`} arrow>
          {t('policy.renew.offers')}
        </ButtonLink>
      </div>
    )
  }
  if (!quote && !may.includes('begin')) return null
  return (
    <>
      {open.isError && <Notice kind="negative" title={t('policy.renew.failed')} urgent />}
      <div className="actions">
        <Button kind={isDue || quote ? 'primary' : 'line'} busy={open.isPending} onClick={() => open.mutate()} arrow>
          {t(quote ? 'policy.renew.go_on' : 'policy.renew.begin')}
        </Button>
      </div>
    </>
  )
}

const pageOf = (quote: QuoteReply): string => {
  if (hasRenewalFlow(quote)) return renewalsPrefix + quote.max_step
  return quote.completed ? '/resume' : quote.max_step
}

type DeclineProps = { readonly id: string; readonly date: string; readonly t: Translate }

function Decline({ id, date, t }: DeclineProps) {
  const [reason, setReason] = useState<DeclineReason>()
  const decline = useDeclineRenewal(id)
  return (
    <details className="policy__decline">
      <summary>{t('policy.decline')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason) decline.mutate({ reason })
        }}
      >
        <p>{t('policy.decline.text', { date })}</p>
        <LabelledControl label={t('policy.decline.why')} t={t}>
          {(control) => (
            <select
              {...control}
              className="input"
              required
              value={reason ?? ''}
              onChange={({ target }) => setReason(declineReasons.find((each) => each === target.value))}
            >
              <option value="">{t('policy.choose')}</option>
              {declineReasons.map((each) => (
                <option key={each} value={each}>
                  {t(`policy.decline.reason.${each}`)}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
        {decline.isError && <p className="err">{t('policy.request.failed')}</p>}
        <Button type="submit" kind="line" small busy={decline.isPending}>
          {t('policy.decline.go')}
        </Button>
      </form>
    </details>
  )
}
