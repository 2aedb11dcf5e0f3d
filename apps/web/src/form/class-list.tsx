import { useEffect, useRef } from 'react'
import type { ClassHit, ClassSearch } from './class-search.ts'
import { useForm } from './form-environment.ts'
import { highlighted } from './highlight.ts'
import { tellTrade } from './told-trade.ts'

type Props = {
  readonly id: string
  readonly state: ClassSearch
  readonly onPoint: (position: number) => void
  readonly onChoose: (hit: ClassHit) => void
}

export function ClassList({ id, state, onPoint, onChoose }: Props) {
  const { t } = useForm()
  const { hits, active, text = '', status } = state
  const mayTell = hits.length > 0 || status === 'found'
  const tell = () => {
    // The list closes as it loses the focus, and whoever comes back stands in the input.
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
    tellTrade(text.trim())
  }
  return (
    <div className="combo__pop">
      {/* The input keeps the focus and points at the active option. */}
      <div className="combo__list" id={id} role="listbox" aria-label={t('ui.class.list')}>
        {hits.map((hit, position) => (
          <ClassOption
            key={hit.class_code_ref}
            id={`${id}-${position}`}
            hit={hit}
            query={text}
            active={position === active}
            onPoint={() => onPoint(position)}
            onChoose={() => onChoose(hit)}
          />
        ))}
      </div>
      <div className="combo__foot">
        <span role="status">{statusWords(state, t)}</span>
        {mayTell && (
          <button type="button" className="link" onClick={tell}>
            {t(hits.length ? 'ui.class.noneOfThese' : 'ui.class.describe')}
          </button>
        )}
      </div>
    </div>
  )
}

function statusWords({ status, hits }: ClassSearch, t: ReturnType<typeof useForm>['t']): string {
  if (status === 'failed') return t('ui.class.failed')
  if (status === 'loading' && !hits.length) return t('ui.class.searching')
  return hits.length ? t('ui.class.found', { count: hits.length }) : t('ui.class.none')
}

type OptionProps = {
  readonly id: string
  readonly hit: ClassHit
  readonly query: string
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function ClassOption({ id, hit, query, active, onPoint, onChoose }: OptionProps) {
  const { t } = useForm()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the input, which keeps the focus
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onPoint}
      // The press would take the focus out of the input before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>
        <Marked text={hit.class_code_description} query={query} />
      </span>
      <span className="code">{hit.naics6}</span>
      <small>
        {hit.matched ? (
          <>
            {t('ui.class.matched')} <Marked text={hit.matched} query={query} />
          </>
        ) : (
          <Marked text={hit.blurb} query={query} />
        )}
      </small>
    </div>
  )
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return highlighted(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  )
}
