import type { Figures, FiguresGroup, StageCounts } from '@coverwright/contract/console/figures'
import type { Database } from '../../../../platform/database/database.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import { type CountedGroup, countFigures, type Filters } from './figures.store.ts'
import { filterOptions, soldLines } from './filter-options.ts'
import { type Period, piecesOf } from './period.ts'

type Dependencies = { db: Database; sites: Pick<Sites, 'all' | 'byId'>; clock: () => Date }

const none: StageCounts = {
  ...{ begun: 0, contact: 0, picked: 0, submitted: 0 },
  ...{ offered: 0, chosen: 0, bound: 0, abandoned: 0 },
}

const countsOf = ({
  begun,
  contact,
  picked,
  submitted,
  offered,
  chosen,
  bound,
  abandoned,
}: StageCounts): StageCounts => ({ begun, contact, picked, submitted, offered, chosen, bound, abandoned })

/** How far the new applications of a period have come; of every site, and never whose they are. */
export async function readFigures(
  { db, sites, clock }: Dependencies,
  period: Period,
  filters: Filters,
): Promise<Figures> {
  const types = soldLines(sites)
  const knownValues = filterOptions(sites)
  const groups = await countFigures(db, period, { filters, types, now: clock() })
  const by = (counts: CountedGroup['grouped'], nameOf: (key: string) => string): FiguresGroup[] =>
    groups
      .filter((each) => each.grouped === counts)
      .flatMap((each) => {
        const key = counts === 'nothing' ? null : each[counts]
        return key === null ? [] : [{ key, name: nameOf(key), ...countsOf(each) }]
      })
  const times = new Map(by('time', (key) => key).map((each) => [each.key, each]))
  const total = groups.find(({ grouped }) => grouped === 'nothing')
  return {
    from: period.from,
    to: period.to,
    unit: period.unit,
    total: total ? countsOf(total) : none,
    by_site: by('site', (id) => sites.byId(id)?.site.name ?? id),
    by_line: by('line', (line) => knownValues.lines.find((each) => each.line === line)?.name ?? line),
    by_channel: by('channel', (channel) => channel),
    by_time: piecesOf(period).map((key) => times.get(key) ?? { key, name: key, ...none }),
    ...knownValues,
  }
}
