import type { Translate } from '@coverwright/core/text/text'
import { useId } from 'react'
import { useTypedSearch } from '../../ui/interaction/use-typed-search.ts'
import type { QuoteSearch } from './quote-search.ts'
import { quoteStates } from './quote-search.ts'

type Props = {
  readonly search: QuoteSearch
  readonly onChange: (next: Partial<QuoteSearch>) => void
  readonly t: Translate
}

/** Searches the quotes by text and by state. */
export function QuoteFilter({ search, onChange, t }: Props) {
  const ids = useId()
  const { typed, setTyped, submit } = useTypedSearch(search.search, (text) => onChange({ search: text }))
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
            {t('agent.home.search')}
          </label>
          <input
            id={`${ids}-search`}
            className="input"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor={`${ids}-state`}>
            {t('agent.home.state')}
          </label>
          <select
            id={`${ids}-state`}
            className="select"
            value={search.state ?? ''}
            onChange={(event) => onChange({ state: quoteStates.find((each) => each === event.target.value) })}
          >
            <option value="">{t('agent.home.state.any')}</option>
            {quoteStates.map((state) => (
              <option key={state} value={state}>
                {t(`agent.state.${state}`)}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  )
}
