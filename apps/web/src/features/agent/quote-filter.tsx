import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/actions/button.tsx'
import { Finder, FinderSelect } from '../../ui/navigation/finder.tsx'
import type { QuoteSearch } from './quote-search.ts'
import { quoteStates } from './quote-search.ts'

type Props = {
  readonly search: QuoteSearch
  readonly onChange: (next: Partial<QuoteSearch>) => void
  /** Begins a quote. */
  readonly onStart: { readonly label: string; readonly onClick: () => void; readonly disabled: boolean }
  readonly t: Translate
}

/** Searches the quotes by text and by state. */
export function QuoteFilter({ search, onChange, onStart: { label, onClick, disabled }, t }: Props) {
  return (
    <Finder label={t('agent.home.search')} search={search.search} onSearch={(text) => onChange({ search: text })}>
      <FinderSelect
        label={t('agent.home.state')}
        value={search.state}
        any={t('agent.home.state.any')}
        options={quoteStates.map((state) => ({ value: state, label: t(`agent.state.${state}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <Button kind="line" onClick={onClick} disabled={disabled}>
        {label}
      </Button>
    </Finder>
  )
}
