import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { dateText } from '@coverwright/core/model/answer-text'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { DocumentLinks } from '../documents/document-links.tsx'
import { policyName, policyState, renewalWords, requestWords } from '../policies/policy-words.ts'
import { textsOf } from '../quote/texts.ts'

type Props = { readonly applications: readonly AccountApplication[]; readonly site: PublicSite }

/** What is in force, first of all: each policy with its state, what is next, and the way to renew, change or cancel it. */
export function Policies({ applications, site }: Props) {
  const t = textsOf(site)
  const boundApplications = applications.filter((each) => each.bound.policies.length > 0)
  if (boundApplications.length === 0) return null
  return (
    <section className="acct">
      <h2>{t('policy.title')}</h2>
      <ul>
        {boundApplications.flatMap(({ id, uuid, company_name, bound: { policies, renewal } }) =>
          policies.map((policy) => {
            const own = policy.cancelled_from ? undefined : renewal
            const renewing = own && renewalWords(own, site, t)
            const isDue = own?.state === 'due'
            const name = policyName(policy, t)
            return (
              <li key={`${id} ${policy.offer}`} className="appl">
                <div className="appl__head">
                  <h3 dir="auto">{name}</h3>
                  <Badge>{policyState(policy, site, t)}</Badge>
                  <p className="id">{t('policy.number', { reference: policy.reference })}</p>
                  <p className="appl__lines">
                    {[
                      company_name,
                      t('policy.term', {
                        from: dateText(policy.effective_from, site.locale),
                        to: dateText(policy.effective_to, site.locale),
                      }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {(renewing || policy.requests.length > 0) && (
                  <ul className="appl__how">
                    {renewing && <li>{renewing}</li>}
                    {policy.requests.map((request) => (
                      <li key={request.uuid}>
                        {requestWords(request, site, t)}.{' '}
                        {t(`policy.request.state.${request.state}`, {
                          date: dateText(request.effective_from ?? request.wanted_from, site.locale),
                        })}
                      </li>
                    ))}
                  </ul>
                )}
                <DocumentLinks documents={policy.documents} id={id} site={site} t={t} />
                <div className="appl__acts">
                  <ButtonLink kind={isDue ? 'primary' : 'line'} href={`/policies/${uuid}`} arrow={isDue}>
                    {t(isDue ? 'policy.renew' : 'policy.page.see')}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </ButtonLink>
                  {policy.state === 'in_force' && (
                    <ButtonLink kind="quiet" href={`/policies/${uuid}/change/${policy.offer}`}>
                      {t('policy.change')}
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </ButtonLink>
                  )}
                </div>
              </li>
            )
          }),
        )}
      </ul>
    </section>
  )
}
