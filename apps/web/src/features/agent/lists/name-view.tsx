import type { DeskView } from '@coverwright/contract/desk/queue'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { HeadMenu } from './head-menu.tsx'

type Props = {
  /** What is shown of the list, as in the page's address. */
  readonly query: string
  readonly views: readonly DeskView[] | undefined
  readonly add: (view: Pick<DeskView, 'id' | 'name' | 'query'>) => Promise<void>
  readonly t: Translate
}

/** Names the search that is shown, unless it has a name. */
export function NameView({ query, views = [], add, t }: Props) {
  if (query === '' || views.some((view) => view.query === query)) return null
  return (
    <HeadMenu label={t('desk.views.save')}>
      <NameForm query={query} add={add} t={t} />
    </HeadMenu>
  )
}

function NameForm({ query, add: addView, t }: Pick<Props, 'query' | 'add' | 't'>) {
  const field = useId()
  const [name, setName] = useState('')
  const [id] = useState(() => crypto.randomUUID())
  const add = useMutation({ mutationFn: addView })
  const isSaving = useRef(false)
  // The form goes as soon as the view has its name; the keyboard goes on at the new view.
  useEffect(
    () => () => {
      if (isSaving.current) document.querySelector<HTMLElement>('.named-views [aria-current]')?.focus()
    },
    [],
  )
  useEffect(() => {
    isSaving.current = add.isPending
  }, [add.isPending])
  return (
    <form
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
      <Button type="submit" small busy={add.isPending}>
        {t('desk.views.save')}
      </Button>
      {add.isError && <p className="err">{t('desk.notSaved')}</p>}
    </form>
  )
}
