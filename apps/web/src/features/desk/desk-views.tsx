import type { Translate } from '@coverwright/core/text/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { addDeskView, deskViewsQuery, removeDeskView } from '../../api/resources/desk/applications.ts'
import { Link } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { type DeskSearch, deskParams } from './desk-search.ts'

type Props = { readonly search: DeskSearch; readonly t: Translate }

/** The searches that somebody has named, and naming the one that is shown. They are kept for the person, on every device. */
export function DeskViews({ search: { cursor: _cursor, ...search }, t }: Props) {
  const { data: views = [] } = useQuery(deskViewsQuery)
  const query = deskParams(search).toString()
  const remove = useMutation({ mutationFn: removeDeskView })
  const mayName = query !== '' && !views.some((view) => view.query === query)
  return (
    <nav className="desk-views" aria-label={t('desk.views')}>
      {views.length > 0 && (
        <>
          <h2>{t('desk.views')}</h2>
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <Link href={`/desk?${view.query}`} aria-current={view.query === query ? 'page' : undefined}>
                  {view.name}
                </Link>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={t('desk.views.remove', { name: view.name })}
                  onClick={() => remove.mutate(view.id)}
                >
                  <Icon name="cross" small />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayName && <NameView query={query} t={t} />}
    </nav>
  )
}

function NameView({ query, t }: { readonly query: string; readonly t: Translate }) {
  const field = useId()
  const [name, setName] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const add = useMutation({
    mutationFn: addDeskView,
    onSuccess: () => {
      setName('')
      setId(crypto.randomUUID())
    },
  })
  return (
    <form
      className="desk-name"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) add.mutate({ id, name: name.trim(), query })
      }}
    >
      <label className="label" htmlFor={field}>
        {t('desk.views.name')}
      </label>
      <input
        id={field}
        className="input"
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind="line" small busy={add.isPending}>
        {t('desk.views.save')}
      </Button>
      {add.isError && <p className="err">{t('desk.notSaved')}</p>}
    </form>
  )
}
