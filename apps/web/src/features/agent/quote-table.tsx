import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'
import { Link } from '../../navigation/area.tsx'
import { ProgressRule } from '../../ui/feedback/progress-rule.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { textsOf } from '../quote/texts.ts'
import { agentQuotePath } from './agent-paths.ts'
import { offerCountsText } from './offer-counts-text.ts'
import { relativeTime } from './relative-time.ts'
import { RowActions } from './row-actions.tsx'
import '../../styles/components/list.css'

type Props = { readonly quotes: readonly AgencyQuote[]; readonly site: PublicSite }

const columns = ['business', 'lines', 'state', 'step', 'saved', 'agent'] as const

/**
 * The quotes as rows on large screens and as cards on small ones. The roles are explicit because a table that is laid out in
 * blocks loses them.
 */
export function QuoteTable({ quotes, site }: Props) {
  const t = textsOf(site)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <table role="table" className="ltable qtable">
      <caption className="vh">{t('agent.home.caption')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`agent.column.${column}`)}
            </th>
          ))}
          <th scope="col" role="columnheader">
            <VisuallyHidden>{t('agent.column.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {quotes.map((quote) => (
          <Row key={quote.id} quote={quote} site={site} t={t} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

function Row({ quote, site, t }: { readonly quote: AgencyQuote; readonly site: PublicSite; readonly t: Translate }) {
  const { company_name, insurance_types, agent_name, updated_at } = quote
  const cell = (column: (typeof columns)[number]) => ({ role: 'cell', 'data-l': t(`agent.column.${column}`) })
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link href={agentQuotePath(quote.id)}>
          <bdi>{company_name || t('agent.bar.unnamed')}</bdi>
        </Link>
        <Contact quote={quote} t={t} />
      </th>
      <td {...cell('lines')}>
        <div className="qtable__lines">
          {insurance_types.map(({ tag, name }) => (
            <span key={tag}>
              <Tag code={tag} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          ))}
          {insurance_types.length === 0 && t('agent.lines.none')}
        </div>
      </td>
      <td {...cell('state')}>
        <div>
          {t(`agent.state.${quote.state}`)}
          <small>{offerCountsText(quote, t)}</small>
        </div>
      </td>
      <td {...cell('step')}>
        <div>
          {quote.step_label}
          <ProgressRule percent={quote.progress} label={t('ui.progress')} marks={12} />
          <small>{t('ui.percentCompleted', { percent: quote.progress })}</small>
        </div>
      </td>
      <td {...cell('saved')}>
        <time dateTime={updated_at}>{relativeTime(updated_at, new Date(), site.locale)}</time>
      </td>
      <td {...cell('agent')}>
        <div>
          <bdi>{agent_name || t('ui.list.blank')}</bdi>
        </div>
      </td>
      <td role="cell" className="acts">
        <RowActions quote={quote} site={site} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}

function Contact({ quote, t }: { readonly quote: AgencyQuote; readonly t: Translate }) {
  const { contact_name, contact_email, uuid, application_type } = quote
  return (
    <>
      <small className="id">
        {application_type === 'renewal' ? t('agent.renewal', { number: quoteNumber(uuid) }) : quoteNumber(uuid)}
      </small>
      {contact_name && (
        <small>
          <bdi>{contact_name}</bdi>
        </small>
      )}
      {contact_email && <small>{contact_email}</small>}
    </>
  )
}
