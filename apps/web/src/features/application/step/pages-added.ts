import type { Trail } from '@coverwright/core/flow/trail'
import type { Translate } from '@coverwright/core/text/text'
import type { PagesAdded } from '../../../forms/state/form-environment.ts'

/** The pages that stand on one trail and not on the other, by their labels, in order. */
export function pagesAdded(
  answered: Pick<Trail, 'entries'>,
  otherwise: Pick<Trail, 'entries'>,
  t: Translate,
): PagesAdded {
  const known = new Set(otherwise.entries.map(({ path }) => path))
  const added = answered.entries.filter(({ path }) => !known.has(path))
  return { count: added.length, names: [...new Set(added.map(({ label }) => t(label)))] }
}
