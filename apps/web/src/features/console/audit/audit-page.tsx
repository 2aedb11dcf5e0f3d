import type { AuditEvent, AuditQuery } from '@coverwright/contract/console/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { auditQuery } from '../../../api/resources/console/audit.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../../ui/layout/responsive-table.tsx'
import { momentText } from '../../account/account-text.ts'
import { ConsoleFailed, ConsoleFrame, type ConsoleProps } from '../console-frame.tsx'
import { AuditFilter } from './audit-filter.tsx'
import { auditParams, parseAuditSearch } from './audit-search.ts'
import { AuditVerified } from './audit-verified.tsx'

const columns = ['kind', 'at', 'actor', 'about', 'detail'] as const

/** Who got access and did what, and whether the record is as it was written. */
export const AuditPage = () => <ConsoleFrame path="/console/audit">{(props) => <AuditOf {...props} />}</ConsoleFrame>

function AuditOf({ application: { site }, t }: ConsoleProps) {
  const [params, setParams] = useSearchParams()
  const search = parseAuditSearch(params)
  const { data, error, refetch } = useQuery({ ...auditQuery(search), placeholderData: keepPreviousData })
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (!data) return <Skeleton words={t('console.loading')} />
  const { events, next, kinds, verified } = data
  const narrow = (query: AuditQuery) => setParams(auditParams(query))
  return (
    <>
      {search.after === undefined && (
        <AuditVerified verified={verified} onAsked={() => void refetch()} locale={site.locale} t={t} />
      )}
      <AuditFilter kinds={kinds} search={search} onChange={narrow} t={t} />
      {events.length === 0 && <p className="hint">{t('console.audit.none')}</p>}
      {events.length > 0 && (
        <ResponsiveTable
          className="console-list"
          caption={t('console.audit')}
          columns={columns.map((id) => ({ id, label: t(`console.audit.${id}`) }))}
        >
          {events.map((event) => (
            <TableRow key={event.id}>
              <RowHead>{event.kind.replaceAll('_', ' ')}</RowHead>
              <Cell label={t('console.audit.at')}>{momentText(event.at, site.locale)}</Cell>
              <Cell label={t('console.audit.actor')}>{shortenIds(event.actor)}</Cell>
              <Cell label={t('console.audit.about')}>{about(event)}</Cell>
              <Cell label={t('console.audit.detail')}>{detailOf(event)}</Cell>
            </TableRow>
          ))}
        </ResponsiveTable>
      )}
      {next !== undefined && (
        <Button kind="line" small onClick={() => narrow({ ...search, after: next })}>
          {t('desk.next')}
        </Button>
      )}
    </>
  )
}

/** The beginning of each pseudonym tells them apart, and fits its column. */
const shortenIds = (text: string): string => text.replaceAll(/([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '$1')

const about = ({ person, application }: AuditEvent): string =>
  [person && `person:${shortenIds(person)}`, application && `CW-${shortenIds(application).toUpperCase()}`]
    .filter(Boolean)
    .join(' · ') || blank

const detailOf = ({ detail }: AuditEvent): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${shortenIds(String(value))}`)
    .join(' · ') || blank
