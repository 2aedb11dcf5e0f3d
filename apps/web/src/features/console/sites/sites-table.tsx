import type { ConsoleSite } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'
import { Link } from '../../../navigation/area.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../../ui/layout/responsive-table.tsx'
import { momentText } from '../../account/account-text.ts'
import { siteFileAddress } from './site-address.ts'

type Props = { readonly sites: readonly ConsoleSite[]; readonly locale: string; readonly t: Translate }

const columns = ['name', 'where', 'lines', 'insurers', 'since', 'check'] as const

/** Every site with where it is served, what it sells, and what its check finds. */
export function SitesTable({ sites, locale, t }: Props) {
  return (
    <ResponsiveTable
      className="console-list"
      caption={t('console.sites')}
      columns={columns.map((id) => ({ id, label: t(`console.sites.${id}`) }))}
    >
      {sites.map((site) => (
        <TableRow key={site.file}>
          <RowHead>
            <Link href={siteFileAddress(site.file)}>{site.name ?? site.file}</Link>
            <small>{site.name && site.file}</small>
          </RowHead>
          <Cell label={t('console.sites.where')}>
            <span>
              {site.addresses.join(', ') || blank}
              <small>{site.locale}</small>
            </span>
          </Cell>
          <Cell label={t('console.sites.lines')}>
            <CountOfNames names={site.lines} />
          </Cell>
          <Cell label={t('console.sites.insurers')}>
            <CountOfNames names={site.insurers} />
          </Cell>
          <Cell label={t('console.sites.since')}>{site.live_since ? momentText(site.live_since, locale) : blank}</Cell>
          <Cell label={t('console.sites.check')}>
            <span>
              {checkOf(site, t)}
              {site.has_draft && <Badge kind="line">{t('console.sites.draft')}</Badge>}
            </span>
          </Cell>
        </TableRow>
      ))}
    </ResponsiveTable>
  )
}

/** How many, with the first few by name. */
function CountOfNames({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return blank
  const [first, second, ...more] = names
  return (
    <span>
      <span className="num">{names.length}</span>
      <small>{[first, second].filter(Boolean).join(', ') + (more.length > 0 ? '…' : '')}</small>
    </span>
  )
}

function checkOf({ faults, remarks }: ConsoleSite, t: Translate): string {
  if (faults.length > 0) return t('console.sites.faults', { count: faults.length })
  return remarks.length > 0 ? t('console.sites.remarks', { count: remarks.length }) : t('console.sites.sound')
}
