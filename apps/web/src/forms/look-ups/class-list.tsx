import { useForm } from '../state/form-environment.ts'
import type { ClassHit } from './class-search.ts'
import { HighlightedText, ListedOption } from './listed-option.tsx'
import type { ClassSearch } from './use-class-search.ts'

type Props = {
  readonly id: string
  readonly search: ClassSearch
  readonly onChoose: (hit: ClassHit) => void
}

export function ClassList({ id, search, onChoose }: Props) {
  const { t, sources } = useForm()
  const { hits, active, point, text = '', status } = search
  const { describeTrade } = sources
  const mayDescribe = describeTrade && (hits.length > 0 || status === 'success')
  const describe = () => {
    // The list closes as it loses the focus; a dialog gives it back to the input.
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
    describeTrade?.(text.trim())
  }
  return (
    <div className="combo__pop">
      {/* The input keeps the focus and points at the active option. */}
      <div className="combo__list" id={id} role="listbox" aria-label={t('ui.class.list')}>
        {hits.map((hit, position) => (
          <ListedOption
            key={hit.class_code_ref}
            id={`${id}-${position}`}
            active={position === active}
            onPoint={() => point(position)}
            onChoose={() => onChoose(hit)}
          >
            <ClassHitWords hit={hit} typed={text} />
          </ListedOption>
        ))}
      </div>
      <div className="combo__foot">
        <span role="status">{statusWords(search, t)}</span>
        {mayDescribe && (
          <button type="button" className="link" onClick={describe}>
            {t(hits.length ? 'ui.class.noneOfThese' : 'ui.class.describe')}
          </button>
        )}
      </div>
    </div>
  )
}

function statusWords({ status, hits }: ClassSearch, t: ReturnType<typeof useForm>['t']): string {
  if (status === 'error') return t('ui.class.failed')
  if (status === 'pending' && !hits.length) return t('ui.class.searching')
  return hits.length ? t('ui.class.found', { count: hits.length }) : t('ui.class.none')
}

function ClassHitWords({ hit, typed }: { readonly hit: ClassHit; readonly typed: string }) {
  const { t } = useForm()
  return (
    <>
      <span>
        <HighlightedText text={hit.class_code_description} typed={typed} />
      </span>
      <span className="code">{hit.naics6}</span>
      <small>
        {hit.matched ? (
          <>
            {t('ui.class.matched')} <HighlightedText text={hit.matched} typed={typed} />
          </>
        ) : (
          <HighlightedText text={hit.blurb} typed={typed} />
        )}
      </small>
    </>
  )
}
