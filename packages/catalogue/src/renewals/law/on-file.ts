import { isRecord, isYes } from '@coverwright/core/answers/answers'
import type { FiledText } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import areas from '../../reference/practice-areas.json' with { type: 'json' }
import { addressOf } from '../address.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const recordsAt = ({ get }: View, path: string): readonly Record<string, unknown>[] => {
  const list = get(path)
  return Array.isArray(list) ? list.filter(isRecord) : []
}
const filedText = (key: string, params: NonNullable<FiledText['params']> = {}): FiledText => ({
  text: `renewal.onFile.${key}`,
  params,
})

/** The main office by its address, and the cities of the others. */
export function officesOnFile(view: View): FiledText | undefined {
  const address = addressOf(view)
  if (address === undefined) return undefined
  const others = isYes(view.get('pl.aig.has_other_offices')) ? recordsAt(view, 'pl.aig.other_offices') : []
  if (others.length === 0) return filedText('office', { address })
  return filedText('offices', {
    address,
    others: others.map(({ city }) => text(city)).join(', '),
    count: others.length,
  })
}

/** "J. Weiss (part-time)": the list's own mark, since reference lists have words of their own. */
const attorneyInShort = ({ first_name, last_name, employment_type }: Record<string, unknown>): string => {
  const initial = [...text(first_name)]
    .slice(0, 1)
    .map((letter) => `${letter}. `)
    .join('')
  return `${initial}${text(last_name)}${employment_type === 'part_time' ? ' (part-time)' : ''}`
}

export function attorneysOnFile(view: View): FiledText | undefined {
  const list = recordsAt(view, 'pl.aig.attorneys')
  return list.length === 0
    ? undefined
    : filedText('attorneys', { count: list.length, names: list.map(attorneyInShort).join(', ') })
}

/** Attorneys who are not on the firm's list, in words for their kind, if all are of one kind. */
export function outsourcedOnFile(view: View): FiledText | undefined {
  const has = view.get('pl.aig.outsourced_attorneys')
  if (has === undefined) return undefined
  if (!isYes(has)) return filedText('noOutsourced')
  const kinds = view.get('pl.aig.outsourced_attorneys_kinds')
  const [kind] = Array.isArray(kinds) && kinds.length === 1 ? kinds : ['mixed']
  const count = Number(view.get('pl.aig.outsourced_attorneys_count') ?? 0)
  return filedText(`outsourced.${kind}`, { count, hours: Number(view.get('pl.aig.outsourced_attorneys_hours') ?? 0) })
}

const nameOf = (id: unknown): string => areas.find((area) => area.id === id)?.name ?? text(id)

/** As much of a list as can be read at a glance. */
const listedAreas = 4

/** "Estates, probate and wills 55%; Real estate, residential 30%": the largest first. Names contain commas. */
export function practiceAreasOnFile(view: View): FiledText | undefined {
  const list = recordsAt(view, 'pl.aig.practice_areas').toSorted((a, b) => Number(b.percent) - Number(a.percent))
  if (list.length === 0) return undefined
  const names = list.slice(0, listedAreas).map(({ area, percent }) => `${nameOf(area)} ${Number(percent)}%`)
  const more = list.length - names.length
  const params = { areas: names.join('; ') }
  return more > 0 ? filedText('moreAreas', { ...params, count: more }) : filedText('areas', params)
}

/** How deadlines are kept and conflicts found. */
export function systemsOnFile({ get }: View): FiledText | undefined {
  const [docket, conflicts] = ['docket', 'conflicts'].map((name) => text(get(`pl.aig.firm.${name}`)))
  return docket && conflicts ? filedText(`systems.${docket}.${conflicts}`) : undefined
}

/** The limits and the deductible of the policy that ends, and the source of the cost of defense. */
export function coverOnFile({ get }: View): FiledText | undefined {
  const [claim = 0, year = 0] = text(get('pl.aig.cover.limit')).split('_').map(Number)
  const deductible = Number(get('pl.aig.cover.deductible') ?? 0)
  if (!claim || !year) return undefined
  const expenses = text(get('pl.aig.cover.expenses')) === 'outside' ? 'outside' : 'inside'
  return deductible > 0
    ? filedText(`cover.${expenses}`, { claim, year, deductible })
    : filedText(`coverFirstDollar.${expenses}`, { claim, year })
}
