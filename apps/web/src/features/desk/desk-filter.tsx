import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { deskPeopleQuery } from '../../api/resources/desk.ts'
import type { Application } from '../quote/application.ts'
import type { DeskSearch } from './desk-search.ts'

type Props = {
  readonly search: DeskSearch
  readonly application: Application
  readonly onChange: (next: Partial<Record<keyof DeskSearch, string | undefined>>) => void
  readonly t: Translate
}

/** Milliseconds between the last key and the search. */
const debounceMs = 300

/** Searches the queue by text and by owner. */
export function DeskFilter({ search, onChange, t }: Props) {
  const ids = useId()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const sought = search.search ?? ''
  const [typed, setTyped] = useState(sought)
  const [searched, setSearched] = useState(sought)
  // After Back, or a queue's link, the search in the address replaces what was typed.
  if (searched !== sought) {
    setSearched(sought)
    if (typed.trim() !== sought) setTyped(sought)
  }
  const submit = useEffectEvent(() => {
    if (typed.trim() !== sought) onChange({ search: typed.trim() })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => submit(), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search>
      <form
        className="finder"
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
      </form>
    </search>
  )
}
