import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { SupportCase } from '@coverwright/contract/support-cases'
import type { Translate } from '@coverwright/core/text/text'
import { supportCasesQuery } from '../../api/resources/support.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { momentText } from '../account/account-text.ts'
import { textsOf } from '../quote/texts.ts'
import '../../styles/components/list.css'
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
        // biome-ignore-start lint/a11y/noRedundantRoles: a table in blocks loses its roles
        <table role="table" className="ltable">
          <caption className="vh">{t('support.cases.title')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('support.cases.subject')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {t(`support.cases.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {cases.map((each) => (
              <Row key={each.uuid} supportCase={each} site={site} t={t} />
            ))}
          </tbody>
        </table>
        // biome-ignore-end lint/a11y/noRedundantRoles: as above
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
  const cell = (column: (typeof columns)[number]) => ({ role: 'cell', 'data-l': t(`support.cases.${column}`) })
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row">
      <th scope="row" role="rowheader">
        <bdi>{subject}</bdi>
        <br />
        <small className="id hint">{reference}</small>
      </th>
      <td {...cell('received')}>{momentText(created_at, site.locale)}</td>
      <td {...cell('from')}>
        <bdi>{name}</bdi>
        {name && email && <br />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {!(name || email) && t('support.cases.nobody')}
      </td>
      <td {...cell('message')}>
        <span className="case__words" dir="auto">
          {description}
        </span>
      </td>
      <td {...cell('state')}>
        {t(`support.cases.state.${state}`)}
        {last_error && <small className="hint"> ({last_error})</small>}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  )
}
