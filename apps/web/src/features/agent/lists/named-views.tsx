import type { DeskView } from '@coverwright/contract/desk/queue'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { Link } from '../../../navigation/area.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'

type Props = {
  /** The page that shows the list. */
  readonly page: string
  /** What is shown of it, as in the page's address. */
  readonly query: string
  readonly views: readonly DeskView[] | undefined
  readonly remove: (view: string) => Promise<void>
  readonly t: Translate
}

/** The searches that somebody has named. They are kept for the person, on every device. */
export function NamedViews({ page, query, views = [], remove: removeView, t }: Props) {
  const remove = useMutation({ mutationFn: removeView })
  if (views.length === 0) return null
  return (
    <nav className="named-views" aria-label={t('desk.views')}>
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
    </nav>
  )
}
