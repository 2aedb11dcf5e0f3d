import type { QuoteReply } from '@coverwright/contract/quotes'
import { shownDate } from '@coverwright/core/text/shown-date'
import { useState } from 'react'
import { Link, useAreaPath } from '../../navigation/area.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { countries, regionName } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { agentHome, clientViewPrefix } from './agent-paths.ts'
import { HeadMenu } from './lists/head-menu.tsx'
import { OpenNotes } from './notes/open-notes.tsx'
import { quoteLines } from './quote-lines.ts'
import '../../styles/pages/agent.css'
import '../../styles/pages/client-bar.css'
import { SendLink } from './send-link.tsx'

/** The client and quote that an agent is working on, at the top of every page. */
export function ClientBar({ application: { site, quote } }: { readonly application: Application }) {
  const [sending, setSending] = useState(false)
  const [noting, setNoting] = useState(false)
  const path = useAreaPath()
  countries.pages(site).read()
  const t = textsOf(site)
  // Lists are about no quote in particular.
  if (path === '/roles/agent' || path === '/roles/agent/renewals') return null
  // On a phone there is no room for them beside the others.
  const others = (
    <>
      {quote?.flow_type === 'main' && (
        <Link href={{ site: clientViewPrefix + path }}>
          <Icon name="person" small />
          {t('agent.view.open')}
        </Link>
      )}
      <Link href={agentHome}>
        <Icon name="search" small />
        {t('agent.allQuotes')}
      </Link>
    </>
  )
  return (
    <section className="ctx" aria-label={t('agent.bar')}>
      <div className="ctx__who">
        <b>
          <bdi>{textAnswer(quote, 'company_name') ?? t(quote ? 'agent.bar.unnamed' : 'agent.bar.new')}</bdi>
        </b>
        {quote && <span className="id">{quoteNumber(quote.uuid)}</span>}
      </div>
      {quote && <Facts quote={quote} site={site} />}
      <div className="ctx__acts">
        {quote && (
          <button type="button" onClick={() => setNoting(true)}>
            <Icon name="pencil" small />
            {t('agent.notes.short')}
          </button>
        )}
        {quote && (
          <button type="button" onClick={() => setSending(true)}>
            <Icon name="mail" small />
            {t('agent.send.open')}
          </button>
        )}
        <div className="ctx__others">{others}</div>
        <HeadMenu label={t('agent.bar.more')}>{others}</HeadMenu>
      </div>
      {noting && quote && (
        <OpenNotes
          quoteId={quote._id}
          name={textAnswer(quote, 'company_name') ?? t('agent.bar.unnamed')}
          site={site}
          onClose={() => setNoting(false)}
        />
      )}
      {sending && quote && (
        <SendLink
          quoteId={quote._id}
          email={textAnswer(quote, 'contact_email') ?? ''}
          site={site}
          onClose={() => setSending(false)}
        />
      )}
    </section>
  )
}

type FactsProps = { readonly quote: QuoteReply; readonly site: Application['site'] }

function Facts({ quote, site }: FactsProps) {
  const t = textsOf(site)
  const state = textAnswer(quote, 'state')
  const starts = quote.expiring_on ?? textAnswer(quote, 'coverage.effective_date')
  const lines = quoteLines(site, quote)
  return (
    <dl>
      {state && (
        <div>
          <dt>{t('agent.bar.state')}</dt>
          <dd>{regionName(site, state)}</dd>
        </div>
      )}
      {lines.length > 0 && (
        <div>
          <dt>{t('agent.bar.lines')}</dt>
          <dd>
            {lines.map(({ tag }) => (
              <Tag key={tag} code={tag} />
            ))}
            <VisuallyHidden>
              {new Intl.ListFormat(site.locale, { type: 'unit' }).format(lines.map(({ name }) => name))}
            </VisuallyHidden>
          </dd>
        </div>
      )}
      {starts && (
        <div>
          <dt>{t('agent.bar.starts')}</dt>
          <dd className="num">{shownDate(starts, site.locale)}</dd>
        </div>
      )}
    </dl>
  )
}
