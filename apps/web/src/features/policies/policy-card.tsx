import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Policy, PolicyRequest } from '@coverwright/contract/binding/policies'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { useAdvanceRequest } from '../../api/resources/policies.ts'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { DocumentLinks } from '../documents/document-links.tsx'
import { moneyText } from '../offers/money-text.ts'
import { CertificateForm } from './certificate-form.tsx'
import { policyName, policyState, requestWords } from './policy-words.ts'

type Props = {
  readonly policy: Policy
  /** The application: its id, and the uuid in addresses. */
  readonly of: { readonly id: string; readonly uuid: string }
  readonly site: PublicSite
  readonly t: Translate
}

const withoutEffect: readonly PolicyRequest['state'][] = ['refused', 'withdrawn']

/** A policy as its insurer confirmed it, with requests to the insurer. */
export function PolicyCard({ policy, of, site, t }: Props) {
  const { offer, reference, effective_from, effective_to, premium, requests, state } = policy
  const name = policyName(policy, t)
  const isOver = state === 'ended' || state === 'cancelled'
  const isCancelling = requests.some((each) => each.kind === 'cancel' && !withoutEffect.includes(each.state))
  return (
    <section className="policy" aria-label={name}>
      <div className="appl__head">
        <h2 dir="auto">{name}</h2>
        <p className="id">{t('policy.number', { reference })}</p>
      </div>
      <p>
        <Badge>{policyState(policy, site, t)}</Badge>
      </p>
      <p>
        {t('policy.term', { from: dateText(effective_from, site.locale), to: dateText(effective_to, site.locale) })}
        {premium && ` · ${t('policy.premium', { price: moneyText(premium.amount, premium.currency, site.locale) })}`}
      </p>
      <DocumentLinks documents={policy.documents} id={of.id} site={site} t={t} />
      {policy.certificates && !isOver && <CertificateForm policy={policy} id={of.id} t={t} />}
      {requests.length > 0 && (
        <>
          <h3>{t('policy.request.list')}</h3>
          <ol className="policy__asked">
            {requests.map((request) => (
              <AskedRow key={request.uuid} request={request} id={of.id} site={site} t={t} />
            ))}
          </ol>
        </>
      )}
      {!isOver && (
        <div className="appl__acts">
          <ButtonLink kind="line" small href={`/policies/${of.uuid}/change/${offer}`}>
            {t('policy.change')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          {!isCancelling && (
            <ButtonLink kind="quiet" small href={`/policies/${of.uuid}/cancel/${offer}`}>
              {t('policy.cancel')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

type RowProps = Omit<Props, 'policy' | 'of'> & { readonly request: PolicyRequest; readonly id: string }

function AskedRow({ request, id, site, t }: RowProps) {
  const { state, answer, words, effective_from, may } = request
  const advance = useAdvanceRequest(id, request.uuid)
  const date = dateText(effective_from ?? request.wanted_from, site.locale)
  return (
    <li>
      <b>{requestWords(request, site, t)}</b>
      {words && <p dir="auto">{words}</p>}
      <p className="hint">{t(`policy.request.state.${state}`, { date })}</p>
      {answer && <p dir="auto">{t('policy.request.said', { answer })}</p>}
      {may.includes('withdraw') && (
        <Button kind="quiet" small busy={advance.isPending} onClick={() => advance.mutate({ event: 'withdraw' })}>
          {t('policy.request.withdraw')}
        </Button>
      )}
      {advance.isError && <p className="err">{t('policy.request.failed')}</p>}
    </li>
  )
}
