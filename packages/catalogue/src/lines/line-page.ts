import type { Field } from '@coverwright/core/model/field'
import type { PageStep, StepPath } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'

/** A page of a line's own at `path`; its step is named after it: `/ml/funding` is `ml-funding`. */
export function linePage(path: StepPath, fields: readonly Field[], when?: Rule): PageStep {
  const id = path.slice(1).replaceAll('/', '-')
  return { kind: 'page', id, path, label: `step.${id}.label`, form: { fields }, ...(when ? { when } : {}) }
}

/** A follow-up that an earlier answer opens. */
export const openedBy = (parent: string, visible: Rule): Pick<Field, 'visible' | 'parent'> => ({ visible, parent })

/** Checks of a box that takes up to 500 letters of explanation. */
export const shortText = [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 501 }] as const

/** Checks of a name: a person's, a company's, an insurer's. */
export const nameText = [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }] as const

/** A bound for sums of money, above that of any business insured here. */
export const belowABillion = { rule: 'isLessThan', than: 1_000_000_000 } as const

/** A bound for head counts. */
export const below100000 = { rule: 'isLessThan', than: 100_000 } as const
