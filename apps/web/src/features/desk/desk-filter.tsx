import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { deskPeopleQuery } from '../../api/resources/desk/applications.ts'
import { useTypedSearch } from '../../ui/interaction/use-typed-search.ts'
import type { DeskSearch } from './desk-search.ts'

type Props = {
  readonly search: DeskSearch
  readonly onChange: (next: Partial<Record<keyof DeskSearch, string | undefined>>) => void
  readonly t: Translate
}

/** Searches the queue by text and by owner, and orders it. */
export function DeskFilter({ search, onChange, t }: Props) {
  const ids = useId()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const { typed, setTyped, submit } = useTypedSearch(search.search ?? '', (text) => onChange({ search: text }))
  return (
    <search>
      <form
        className="finder desk-finder"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="field">
          <label className="label" htmlFor={`${ids}-search`}>
            {t('desk.search')}
          </label>
          <input
            id={`${ids}-search`}
            className="input"
            type="search"
            maxLength={100}
            autoComplete="off"
            data-desk-search=""
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor={`${ids}-owner`}>
            {t('desk.owner')}
          </label>
          <select
            id={`${ids}-owner`}
            className="select"
            value={search.owner ?? ''}
            onChange={(event) => onChange({ owner: event.target.value })}
          >
            <option value="">{t('desk.owner.any')}</option>
            <option value="me">{t('desk.owner.me')}</option>
            <option value="nobody">{t('desk.owner.nobody')}</option>
            {people.map(({ email, name, agency }) => (
              <option key={email} value={email}>
                {agency ? `${name}, ${agency}` : name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="label" htmlFor={`${ids}-order`}>
            {t('desk.order')}
          </label>
          <select
            id={`${ids}-order`}
            className="select"
            value={search.order ?? ''}
            onChange={(event) => onChange({ order: event.target.value })}
          >
            <option value="">{t('desk.order.newest')}</option>
            <option value="oldest">{t('desk.order.oldest')}</option>
          </select>
        </div>
      </form>
    </search>
  )
}
