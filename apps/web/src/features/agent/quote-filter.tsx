import type { Translate } from '@coverwright/core/text/text'
import { Finder, FinderSelect } from '../../ui/navigation/finder.tsx'
import type { QuoteSearch } from './quote-search.ts'
import { quoteStates } from './quote-search.ts'

type Props = {
  readonly search: QuoteSearch
  readonly onChange: (next: Partial<QuoteSearch>) => void
  readonly t: Translate
}

/** Searches the quotes by text and by state. */
export function QuoteFilter({ search, onChange, t }: Props) {
  return (
    <Finder label={t('agent.home.search')} search={search.search} onSearch={(text) => onChange({ search: text })}>
      <FinderSelect
        label={t('agent.home.state')}
        value={search.state}
        any={t('agent.home.state.any')}
        options={quoteStates.map((state) => ({ value: state, label: t(`agent.state.${state}`) }))}
        onChange={(state) => onChange({ state })}
      />
    </Finder>
  )
}
