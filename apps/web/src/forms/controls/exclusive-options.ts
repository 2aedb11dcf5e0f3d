import type { Option } from '@coverwright/core/model/field'

/** The chosen values after one is ticked or cleared, in the order of the options. "None of these" stands alone. */
export function toggle(
  options: readonly Pick<Option, 'value' | 'exclusive'>[],
  selection: readonly string[],
  value: string,
  on: boolean,
): readonly string[] {
  const rest = selection.filter((each) => each !== value)
  if (!on) return rest
  const alone = new Set(options.filter((option) => option.exclusive).map((option) => option.value))
  if (alone.has(value)) return [value]
  const together = new Set([...rest.filter((each) => !alone.has(each)), value])
  return options.map((option) => option.value).filter((each) => together.has(each))
}
