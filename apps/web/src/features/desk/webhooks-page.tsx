import type { Translate } from '@coverwright/core/text/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import {
  type DeliveryFilter,
  deliveriesQuery,
  enableEndpoint,
  endpointsQuery,
  replayDelivery,
  replayEndpoint,
} from '../../api/resources/desk/webhooks.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { momentText } from '../account/account-text.ts'
import { NoAccessRedirect } from '../agent/no-access-redirect.tsx'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { useApplication } from '../quote/use-application.ts'
import { isDesk } from '../session/roles.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import '../../styles/components/list.css'
import '../../styles/components/staff-list.css'
import '../../styles/pages/desk.css'
import '../../styles/pages/desk-webhooks.css'

const states = ['waiting', 'delivered', 'failed', 'dropped'] as const

/** The site's webhooks: endpoints, deliveries, and sending again. */
export function WebhooksPage() {
  const application = useApplication()
  return isDesk(application.user) ? (
    <Webhooks application={application} />
  ) : (
    <NoAccessRedirect status={application.user.status} />
  )
}

type Props = { readonly application: Application }

function Webhooks({ application }: Props) {
  const t = textsOf(application.site)
  const [params, setParams] = useSearchParams()
  const state = states.find((each) => each === params.get('state'))
  const after = params.get('after')
  const { data: endpoints, error } = useQuery(endpointsQuery)
  if (error instanceof ApiProblem && error.asksToSignIn) return <NoAccessRedirect status="not_authenticated" />
  const filter = { ...(state ? { state } : {}), ...(after ? { after } : {}) }
  return (
    <SiteShell application={{ ...application, quote: null }}>
      <TopBar back={{ href: '/desk', label: t('desk.back') }} />
      <Page wide>
        <PageHead step="/desk/webhooks" title={t('desk.webhooks')} />
        {error && <Notice kind="negative" title={t('desk.webhooks.failed')} urgent />}
        {!(endpoints || error) && <Skeleton words={t('desk.loading')} />}
        {endpoints?.length === 0 && (
          <EmptyState title={t('desk.webhooks.none')}>
            <p>{t('desk.webhooks.none.text')}</p>
          </EmptyState>
        )}
        {endpoints?.map((endpoint) => (
          <Endpoint key={endpoint.id} endpoint={endpoint} t={t} locale={application.site.locale} />
        ))}
        <nav className="desk-queues desk-queues--row" aria-label={t('desk.webhooks.states')}>
          <ul>
            {[undefined, ...states].map((each) => (
              <li key={each ?? 'all'}>
                <Link
                  href={each ? `/desk/webhooks?state=${each}` : '/desk/webhooks'}
                  aria-current={each === state ? 'page' : undefined}
                >
                  {t(`desk.webhooks.state.${each ?? 'all'}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Deliveries
          filter={filter}
          application={application}
          onNext={(id) => setParams({ ...(state ? { state } : {}), after: id })}
          t={t}
        />
      </Page>
    </SiteShell>
  )
}

type EndpointState = NonNullable<ReturnType<typeof useEndpoints>>[number]
const useEndpoints = () => useQuery(endpointsQuery).data

type EndpointProps = { readonly endpoint: EndpointState; readonly locale: string; readonly t: Translate }

function Endpoint({ endpoint: { id, url, has_secret, waiting, failed, disabled }, locale, t }: EndpointProps) {
  const replay = useMutation({ mutationFn: replayEndpoint })
  const enable = useMutation({ mutationFn: enableEndpoint })
  return (
    <section className="desk-endpoint" aria-label={id}>
      <h2>{id}</h2>
      <p>
        <span className="desk-url">{url}</span>
        <small>
          {[t('desk.webhooks.waiting', { count: waiting }), t('desk.webhooks.dead', { count: failed })].join(' · ')}
          {!has_secret && ` · ${t('desk.webhooks.noSecret')}`}
        </small>
        {disabled && (
          <small className="desk-late">
            {t(`desk.webhooks.disabled.${disabled.reason}`, { at: momentText(disabled.at, locale) })}
          </small>
        )}
      </p>
      {disabled && (
        <Button small busy={enable.isPending} onClick={() => enable.mutate(id)}>
          {t('desk.webhooks.enable')}
        </Button>
      )}
      {failed > 0 && (
        <Button kind="line" small busy={replay.isPending} onClick={() => replay.mutate(id)}>
          {t('desk.webhooks.replayAll')}
        </Button>
      )}
    </section>
  )
}

type DeliveriesProps = {
  readonly filter: DeliveryFilter
  readonly application: Application
  readonly onNext: (id: string) => void
  readonly t: Translate
}

const pageSize = 50

function Deliveries({ filter, application: { site }, onNext, t }: DeliveriesProps) {
  const { data: deliveries, error } = useQuery(deliveriesQuery(filter))
  const replay = useMutation({ mutationFn: replayDelivery })
  if (error) return <Notice kind="negative" title={t('desk.webhooks.failed')} urgent />
  if (!deliveries) return <Skeleton words={t('desk.loading')} />
  const last = deliveries.at(-1)
  if (!last) return <p className="hint">{t('desk.webhooks.empty')}</p>
  return (
    <>
      <ol className="desk-deliveries">
        {deliveries.map(({ id, type, endpoint, state, reason, created_at, next_attempt_at, application, attempts }) => (
          <li key={id}>
            <time dateTime={created_at}>{momentText(created_at, site.locale)}</time>
            <details>
              <summary>
                <b>{type}</b> {endpoint}{' '}
                <span className={state === 'failed' ? 'desk-late' : undefined}>
                  {t(`desk.webhooks.state.${state}`)}
                  {reason && ` (${reason.replaceAll('_', ' ')})`}
                </span>
              </summary>
              {next_attempt_at && (
                <small>{t('desk.webhooks.next', { at: momentText(next_attempt_at, site.locale) })}</small>
              )}
              {attempts.map(({ at, ms, status, failure, reply }) => (
                <small key={at}>
                  {[momentText(at, site.locale), status ?? failure?.replaceAll('_', ' '), `${ms} ms`]
                    .filter(Boolean)
                    .join(' · ')}
                  {reply && <code>{reply}</code>}
                </small>
              ))}
              {attempts.length === 0 && <small>{t('desk.webhooks.noAttempt')}</small>}
              {application && (
                <Link href={`/desk?search=CW-${application.slice(0, 8).toUpperCase()}`}>
                  {t('desk.webhooks.application')}
                </Link>
              )}
            </details>
            {state !== 'waiting' && (
              <Button kind="quiet" small busy={replay.isPending} onClick={() => replay.mutate(id)}>
                {t('desk.webhooks.replay')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {deliveries.length === pageSize && (
        <Button kind="line" small onClick={() => onNext(last.id)}>
          {t('desk.next')}
        </Button>
      )}
    </>
  )
}
