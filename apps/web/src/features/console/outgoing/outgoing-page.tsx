import { useSearchParams } from 'react-router'
import { Link } from '../../../navigation/area.tsx'
import { FinderSelect } from '../../../ui/navigation/finder.tsx'
import { ConsoleFrame, type ConsoleProps } from '../console-frame.tsx'
import { DeadLetters } from './dead-letters.tsx'
import type { ListProps } from './outgoing-list.tsx'
import { OutgoingMails } from './outgoing-mails.tsx'
import { OutgoingWebhooks } from './outgoing-webhooks.tsx'

/** What goes out, as it is kept in the page's address, with the states that each can be in. */
const kinds = [
  { what: 'mails', states: ['waiting', 'sent', 'failed'] },
  { what: 'webhooks', states: ['waiting', 'delivered', 'failed', 'dropped'] },
  { what: 'jobs', states: [] },
] as const

/** Mails, webhooks and jobs: what went, what failed, and sending it again. */
export const OutgoingPage = () => (
  <ConsoleFrame path="/console/outgoing">{(props) => <Outgoing {...props} />}</ConsoleFrame>
)

function Outgoing({ application: { site }, t }: ConsoleProps) {
  const [params, setParams] = useSearchParams()
  const { what, states } = kinds.find((each) => each.what === params.get('what')) ?? kinds[0]
  const state = states.find((each) => each === params.get('state'))
  const after = params.get('after') ?? undefined
  const list: ListProps = {
    query: { ...(state ? { state } : {}), ...(after ? { after } : {}) },
    locale: site.locale,
    onNext: (id) => setParams({ what, ...(state ? { state } : {}), after: id }),
    t,
  }
  return (
    <>
      <nav className="desk-queues desk-queues--row" aria-label={t('console.outgoing.kinds')}>
        <ul>
          {kinds.map((each) => (
            <li key={each.what}>
              <Link href={`/console/outgoing?what=${each.what}`} aria-current={each.what === what ? 'page' : undefined}>
                {t(`console.outgoing.${each.what}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {states.length > 0 && (
        <search className="console-filter">
          <FinderSelect
            label={t('console.outgoing.state')}
            value={state}
            any={t('console.outgoing.state.any')}
            options={states.map((each) => ({ value: each, label: t(`console.outgoing.state.${each}`) }))}
            onChange={(next) => setParams({ what, ...(next ? { state: next } : {}) }, { replace: true })}
          />
        </search>
      )}
      {what === 'mails' && <OutgoingMails {...list} />}
      {what === 'webhooks' && <OutgoingWebhooks {...list} />}
      {what === 'jobs' && <DeadLetters locale={site.locale} t={t} />}
    </>
  )
}
