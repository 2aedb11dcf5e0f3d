import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { movers } from '@coverwright/core/lifecycle/next-move'
import { Finder, FinderSelect } from '../../ui/navigation/finder.tsx'
import { contentOf } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import type { QuoteSearch } from './quote-search.ts'
import { quoteOrders, quoteStates } from './quote-search.ts'

type Props = {
  readonly site: PublicSite
  readonly search: QuoteSearch
  readonly onChange: (next: Partial<QuoteSearch>) => void
}

/** Searches the quotes by text, state, insurance, agent, next move and tasks, and orders them. */
export function QuoteFilter({ site, search, onChange }: Props) {
  const t = textsOf(site)
  return (
    <Finder label={t('agent.home.search')} search={search.search} onSearch={(text) => onChange({ search: text })}>
      <FinderSelect
        label={t('agent.home.state')}
        value={search.state}
        any={t('agent.home.state.any')}
        options={quoteStates.map((state) => ({ value: state, label: t(`agent.state.${state}`) }))}
        onChange={(state) => onChange({ state })}
      />
      <FinderSelect
        label={t('agent.home.line')}
        value={search.line}
        any={t('agent.home.line.any')}
        options={linesOf(site)}
        onChange={(line) => onChange({ line })}
      />
      <FinderSelect
        label={t('agent.column.agent')}
        value={search.mine ? 'me' : undefined}
        any={t('desk.owner.any')}
        options={[{ value: 'me', label: t('desk.owner.me') }]}
        onChange={(agent) => onChange({ mine: agent === 'me' })}
      />
      <FinderSelect
        label={t('agent.home.next')}
        value={search.next}
        any={t('desk.owner.any')}
        options={movers.map((mover) => ({ value: mover, label: t(`agent.mover.${mover}`) }))}
        onChange={(next) => onChange({ next })}
      />
      <FinderSelect
        label={t('desk.tasks')}
        value={search.due ? 'due' : undefined}
        any={t('agent.home.state.any')}
        options={[{ value: 'due', label: t('agent.tasks.due') }]}
        onChange={(due) => onChange({ due: due !== undefined })}
      />
      <FinderSelect
        label={t('desk.order')}
        value={search.order}
        any={t('agent.column.saved')}
        options={quoteOrders.map((order) => ({ value: order, label: t(`agent.home.order.${order}`) }))}
        onChange={(order) => onChange({ order })}
      />
    </Finder>
  )
}

/** The lines of insurance that are sold here, by name. */
const linesOf = (site: PublicSite) =>
  (contentOf(site)?.country.types ?? [])
    .filter(({ purpose, standsInFor }) => purpose !== 'deprecated' && standsInFor === undefined)
    .filter(({ line }) => site.selectableLobs.length === 0 || site.selectableLobs.includes(line))
    .map(({ line, name }) => ({ value: line, label: name }))
