import type { DeskView } from '@coverwright/contract/desk/queue'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from '../../../navigation/area.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'

type NewView = Pick<DeskView, 'id' | 'name' | 'query'>

type Props = {
  /** The page that shows the list. */
  readonly page: string
  /** What is shown of it, as in the page's address. */
  readonly query: string
  readonly views: readonly DeskView[] | undefined
  readonly add: (view: NewView) => Promise<void>
  readonly remove: (view: string) => Promise<void>
  readonly t: Translate
}

/** The searches that somebody has named, and naming the one that is shown. They are kept for the person, on every device. */
export function NamedViews({ page, query, views = [], add, remove: removeView, t }: Props) {
  const remove = useMutation({ mutationFn: removeView })
  const mayName = query !== '' && !views.some((view) => view.query === query)
  return (
    <nav className="named-views" aria-label={t('desk.views')}>
      {views.length > 0 && (
        <>
          <h2>{t('desk.views')}</h2>
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <Link href={{ site: `${page}?${view.query}` }} aria-current={view.query === query ? 'page' : undefined}>
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
      {mayName && <NameView query={query} add={add} t={t} />}
    </nav>
  )
}

type NameProps = Pick<Props, 'query' | 'add' | 't'>

function NameView({ query, add: addView, t }: NameProps) {
  const field = useId()
  const [name, setName] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const add = useMutation({
    mutationFn: addView,
    onSuccess: () => {
      setName('')
      setId(crypto.randomUUID())
    },
  })
  return (
    <form
      className="name-view"
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
