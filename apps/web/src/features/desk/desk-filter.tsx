import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { deskPeopleQuery } from '../../api/resources/desk/applications.ts'
import { Finder, FinderSelect } from '../../ui/navigation/finder.tsx'
import type { DeskSearch } from './desk-search.ts'

type Props = {
  readonly search: DeskSearch
  readonly onChange: (next: Partial<Record<keyof DeskSearch, string | undefined>>) => void
  readonly t: Translate
}

/** Searches the queue by text and by owner, and orders it. */
export function DeskFilter({ search, onChange, t }: Props) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const owners = [
    { value: 'me', label: t('desk.owner.me') },
    { value: 'nobody', label: t('desk.owner.nobody') },
    ...people.map(({ email, name, agency }) => ({ value: email, label: agency ? `${name}, ${agency}` : name })),
  ]
  return (
    <Finder label={t('desk.search')} search={search.search ?? ''} onSearch={(text) => onChange({ search: text })}>
      <FinderSelect
        label={t('desk.owner')}
        value={search.owner}
        any={t('desk.owner.any')}
        options={owners}
        onChange={(owner) => onChange({ owner })}
      />
      <FinderSelect
        label={t('desk.order')}
        value={search.order}
        any={t('desk.order.newest')}
        options={[{ value: 'oldest', label: t('desk.order.oldest') }]}
        onChange={(order) => onChange({ order })}
      />
    </Finder>
  )
}
