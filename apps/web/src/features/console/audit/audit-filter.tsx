import type { AuditQuery } from '@coverwright/contract/console/audit'
import type { Translate } from '@coverwright/core/text/text'
import { LabelledControl } from '../../../ui/layout/labelled-control.tsx'
import { Finder, FinderSelect } from '../../../ui/navigation/finder.tsx'
import { auditParams, parseAuditSearch } from './audit-search.ts'

type Props = {
  readonly kinds: readonly string[]
  readonly search: AuditQuery
  readonly onChange: (query: AuditQuery) => void
  readonly t: Translate
}

/** What is sought in the record: a kind of event, days, an application by its uuid. */
export function AuditFilter({ kinds, search, onChange, t }: Props) {
  const { after: _after, ...filters } = search
  /** What the API would refuse is left out. */
  const narrow = (changes: Record<string, string | undefined>) => {
    const params = auditParams(filters)
    for (const [name, value] of Object.entries(changes)) value ? params.set(name, value) : params.delete(name)
    onChange(parseAuditSearch(params))
  }
  const day = (name: 'from' | 'to') => (
    <LabelledControl label={t(`console.audit.${name}`)} t={t}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="date"
          value={search[name] ?? ''}
          onChange={({ target }) => narrow({ [name]: target.value })}
        />
      )}
    </LabelledControl>
  )
  return (
    <Finder
      className="console-filter"
      label={t('console.audit.application')}
      search={search.application ?? ''}
      onSearch={(application) => narrow({ application })}
    >
      <FinderSelect
        label={t('console.audit.kind')}
        value={search.kind}
        any={t('console.audit.kind.any')}
        options={kinds.map((kind) => ({ value: kind, label: kind.replaceAll('_', ' ') }))}
        onChange={(kind) => narrow({ kind })}
      />
      {day('from')}
      {day('to')}
    </Finder>
  )
}
