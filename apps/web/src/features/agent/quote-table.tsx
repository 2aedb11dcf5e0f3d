import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'
import { Link } from '../../navigation/area.tsx'
import { ProgressRule } from '../../ui/feedback/progress-rule.tsx'
import { Tag } from '../../ui/feedback/tag.tsx'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { quoteNumber } from '../offers/quote-summary.tsx'
import { textsOf } from '../quote/texts.ts'
import { agentQuotePath } from './agent-paths.ts'
import { offerCountsText } from './offer-counts-text.ts'
import { relativeTime } from './relative-time.ts'
import { RowActions } from './row-actions.tsx'

type Props = { readonly quotes: readonly AgencyQuote[]; readonly site: PublicSite }

const columns = ['business', 'lines', 'state', 'step', 'saved', 'agent'] as const

/** The quotes as rows on large screens and as cards on small ones. */
export function QuoteTable({ quotes, site }: Props) {
  const t = textsOf(site)
  return (
    <ResponsiveTable
      className="qtable"
      caption={t('agent.home.caption')}
      columns={[
        ...columns.map((id) => ({ id, label: t(`agent.column.${id}`) })),
        { id: 'actions', label: t('agent.column.actions'), isHidden: true },
      ]}
    >
      {quotes.map((quote) => (
        <Row key={quote.id} quote={quote} site={site} t={t} />
      ))}
    </ResponsiveTable>
  )
}

function Row({ quote, site, t }: { readonly quote: AgencyQuote; readonly site: PublicSite; readonly t: Translate }) {
  const { company_name, insurance_types, agent_name, updated_at } = quote
  const cell = (column: (typeof columns)[number]) => ({ label: t(`agent.column.${column}`) })
  return (
    <TableRow>
      <RowHead>
        <Link href={agentQuotePath(quote.id)}>
          <bdi>{company_name || t('agent.bar.unnamed')}</bdi>
        </Link>
        <Contact quote={quote} t={t} />
      </RowHead>
      <Cell {...cell('lines')}>
        <div className="qtable__lines">
          {insurance_types.map(({ tag, name }) => (
            <span key={tag}>
              <Tag code={tag} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          ))}
          {insurance_types.length === 0 && t('agent.lines.none')}
        </div>
      </Cell>
      <Cell {...cell('state')}>
        <div>
          {t(`agent.state.${quote.state}`)}
          <small>{offerCountsText(quote, t)}</small>
        </div>
      </Cell>
      <Cell {...cell('step')}>
        <div>
          {quote.step_label}
          <ProgressRule percent={quote.progress} label={t('ui.progress')} marks={12} />
          <small>{t('ui.percentCompleted', { percent: quote.progress })}</small>
        </div>
      </Cell>
      <Cell {...cell('saved')}>
        <time dateTime={updated_at}>{relativeTime(updated_at, new Date(), site.locale)}</time>
      </Cell>
      <Cell {...cell('agent')}>
        <div>
          <bdi>{agent_name || t('ui.list.blank')}</bdi>
        </div>
      </Cell>
      <Cell className="acts">
        <RowActions quote={quote} site={site} />
      </Cell>
    </TableRow>
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
