import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { SupportCase } from '@coverwright/contract/support/cases'
import type { Translate } from '@coverwright/core/text/text'
import { supportCasesQuery } from '../../api/resources/support.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Cell, ResponsiveTable, RowHead, TableRow } from '../../ui/layout/responsive-table.tsx'
import { momentText } from '../account/account-text.ts'
import { textsOf } from '../quote/texts.ts'
import '../../styles/pages/support.css'
import { useQuery } from '@tanstack/react-query'

const columns = ['received', 'from', 'message', 'state'] as const

/** Messages to support, the latest first: rows on large screens, cards on small ones. */
export function CaseList({ site }: { readonly site: PublicSite }) {
  const t = textsOf(site)
  const { data: cases, isError } = useQuery(supportCasesQuery)
  return (
    <section aria-labelledby="cases">
      <div className="sect">
        <h2 id="cases">{t('support.cases.title')}</h2>
      </div>
      {isError && <Notice kind="caution" title={t('support.cases.failed')} />}
      {!(cases || isError) && <Skeleton lines={['60%', '48%']} />}
      {cases?.length === 0 && <p className="hint">{t('support.cases.none')}</p>}
      {cases && cases.length > 0 && (
        <ResponsiveTable
          caption={t('support.cases.title')}
          columns={['subject', ...columns].map((id) => ({ id, label: t(`support.cases.${id}`) }))}
        >
          {cases.map((each) => (
            <Row key={each.uuid} supportCase={each} site={site} t={t} />
          ))}
        </ResponsiveTable>
      )}
    </section>
  )
}

function Row({
  supportCase,
  site,
  t,
}: {
  readonly supportCase: SupportCase
  readonly site: PublicSite
  readonly t: Translate
}) {
  const { reference, subject, description, name, email, state, created_at, last_error } = supportCase
  const cell = (column: (typeof columns)[number]) => ({ label: t(`support.cases.${column}`) })
  return (
    <TableRow>
      <RowHead>
        <bdi>{subject}</bdi>
        <br />
        <small className="id hint">{reference}</small>
      </RowHead>
      <Cell {...cell('received')}>{momentText(created_at, site.locale)}</Cell>
      <Cell {...cell('from')}>
        <bdi>{name}</bdi>
        {name && email && <br />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {!(name || email) && t('support.cases.nobody')}
      </Cell>
      <Cell {...cell('message')}>
        <span className="case__words" dir="auto">
          {description}
        </span>
      </Cell>
      <Cell {...cell('state')}>
        {t(`support.cases.state.${state}`)}
        {last_error && <small className="hint"> ({last_error})</small>}
      </Cell>
    </TableRow>
  )
}
