import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isRecord, pathsAbove } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import { derivedNames } from '@coverwright/core/evaluation/list-columns'
import type { Refusal } from '@coverwright/core/model/check'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'

/** The names that the items of one list may have. */
type ItemNames = { readonly owned: ReadonlySet<AnswerPath>; readonly holders: ReadonlySet<AnswerPath> }
type ItemRefusal = Refusal & { readonly path: AnswerPath }

/** The names that the items of the flow's list at the path may have; undefined when there is no list. */
export const itemNames = (flow: CompiledFlow, path: AnswerPath): ItemNames | undefined => allNames(flow).get(path)

const allNames = memoizeByIdentity((flow: CompiledFlow): ReadonlyMap<AnswerPath, ItemNames> => {
  const lists = flow.slots.flatMap(({ node }) => (node.kind === 'list' ? [node] : []))
  return new Map(
    [...Map.groupBy(lists, ({ items }) => items)].map(([path, steps]) => {
      const fields = steps.flatMap(({ pages }) => pages).flatMap(({ form }) => form.fields)
      // Derived values come back with the items of a quote that is sent whole; they are ignored.
      const ownNames = [...fields.map((field) => itemField(field.path)), ...steps.flatMap(derivedNames)]
      return [path, { owned: new Set(ownNames), holders: new Set(ownNames.flatMap(pathsAbove)) }]
    }),
  )
})

/** Ids are used in keys and addresses, so they hold no other characters. */
const soundId = /^[a-z\d][\w-]{0,99}$/i

/**
 * Why a list is refused: it is no list of items, ids are malformed or repeated, or an item has an unknown name. A name that
 * the stored item has from an earlier version is accepted.
 */
export function refuseItems(
  value: unknown,
  path: AnswerPath,
  names: ItemNames,
  storedItems: unknown,
): readonly ItemRefusal[] {
  if (value === null) return []
  if (!Array.isArray(value) || !value.every(isRecord)) return [{ path, key: 'validationError.wrongShape' }]
  const ids = value.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(ids).size < ids.length || !ids.every((id) => typeof id === 'string' && soundId.test(id))) {
    return [{ path, key: 'validationError.itemIds' }]
  }
  const items = Array.isArray(storedItems) ? storedItems.filter(isRecord) : []
  const storedById = new Map(items.map((item) => [item.id, item]))
  return value.flatMap((item, position) => {
    const before = item.id === undefined ? undefined : storedById.get(item.id)
    if (item === before) return []
    return Object.keys(item)
      .filter((name) => name !== 'id' && !(before && Object.hasOwn(before, name)))
      .flatMap((name) => refuseNames(item[name], name, names))
      .map((refusal) => ({ ...refusal, path: `${path}.${position}.${refusal.path}` }))
  })
}

function refuseNames(value: unknown, name: AnswerPath, names: ItemNames): readonly ItemRefusal[] {
  if (names.owned.has(name)) return []
  if (!names.holders.has(name)) return [{ path: name, key: 'validationError.notAField' }]
  if (!isRecord(value)) return [{ path: name, key: 'validationError.wrongShape' }]
  return Object.entries(value).flatMap(([inner, answer]) => refuseNames(answer, `${name}.${inner}`, names))
}
