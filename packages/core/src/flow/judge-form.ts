import type { AnswerPath } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import { checkOf } from '../forms/check-form.ts'
import type { Form } from '../forms/field.ts'
import type { BoundField } from './bound-form.ts'
import type { Glance, Judged, Vouched } from './judgements.ts'
import type { View } from './rule.ts'
import type { StepPath } from './step.ts'
import type { Walk } from './walk.ts'
import { areSame, seesTheSame, Watch } from './watch.ts'

/** A form that the walk has been to: the fields it shows, and how far the walk had come before the first and after the last. */
export type VisitedForm = {
  readonly form: Form
  readonly shown: readonly BoundField[]
  readonly from: number
  readonly to: number
}

const none: readonly FieldProblem[] = []

/** What is wrong with a form: as it was found before, where everything it was found from is as it was. */
export function problemsOfForm(path: StepPath, visited: VisitedForm, walk: Walk): readonly FieldProblem[] {
  if (!walk.judgements) return problemsIn(visited, walk, createOutlook(walk))
  const { forms } = walk.judgements
  const known = forms.get(path)
  if (known && standsOn(known, visited, walk)) {
    known.on = walk.number
    return known.found
  }
  if (known && isAsItWas(known, visited, walk)) {
    forms.set(path, { ...known, asked: visited.shown, on: walk.number })
    return known.found
  }
  const { today, optionsOf } = walk.context
  const outlook = createOutlook(walk)
  const watch = new Watch(outlook.view, optionsOf)
  const found = problemsIn(visited, walk, outlook, watch)
  const given = visited.shown.map(({ spot }) => walk.answerAt(spot))
  const { glances } = watch
  forms.set(path, {
    today,
    asked: visited.shown,
    given,
    glances,
    found,
    names: namesOf(visited, glances, walk),
    on: walk.number,
  })
  return found
}

/** What was found stands without another look: it stood on this walk, or on the one before and nothing of it changed. */
function standsOn(
  { asked, on, names }: Judged<unknown> & Vouched,
  { shown }: VisitedForm,
  { number, before, changed }: Walk,
): boolean {
  if (!names || asked !== shown) return false
  return on === number || (on === before && !changed?.some((name) => names.has(name)))
}

/** The first names of all answers that were looked at; undefined where options were, which may be others each time. */
function namesOf(
  { shown }: VisitedForm,
  glances: readonly Glance[],
  { binding }: Walk,
): ReadonlySet<string> | undefined {
  const names = new Set(shown.map(({ spot }) => spot.top))
  for (const glance of glances) {
    if ('options' in glance) return undefined
    if ('answer' in glance) names.add(binding.spots.at(glance.answer).top)
  }
  return names
}

function isAsItWas({ today, asked, given, glances }: Judged<unknown>, visited: VisitedForm, walk: Walk): boolean {
  const { shown } = visited
  if (today !== walk.context.today || !areSame(asked, shown)) return false
  let at = 0
  for (const { spot } of shown) if (walk.answerAt(spot) !== given[at++]) return false
  return glances.length === 0 || seesTheSame(glances, viewsOf(visited, walk), walk.context.optionsOf)
}

/** The quote as it is seen from one moment after the other: for checks, which keep nothing of it. */
function createOutlook(walk: Walk) {
  let from = 0
  const get = (path: AnswerPath): unknown => walk.valueAt(walk.binding.spots.at(path), from)
  return {
    view: { ...walk.view, get },
    moveTo(moment: number): void {
      from = moment
    },
  }
}

/**
 * Each field is judged as the quote was seen when it had opened: its checks cannot see the fields below it.
 * @param watch notes what the checks look at
 */
function problemsIn(
  { shown, from }: VisitedForm,
  walk: Walk,
  outlook: ReturnType<typeof createOutlook>,
  watch?: Watch,
): readonly FieldProblem[] {
  const { view, optionsOf } = watch ?? { view: outlook.view, optionsOf: walk.context.optionsOf }
  let found = none
  let moment = from
  let at = 0
  for (const { field, spot } of shown) {
    moment = Math.max(moment, walk.openedAt(spot) + 1)
    outlook.moveTo(moment)
    if (watch) watch.by = at
    at++
    const own = checkOf(field)(walk.answerAt(spot), view, optionsOf)
    if (own.length) found = [...found, ...own]
  }
  return found
}

/** What each field sees, by its number among those shown. */
function viewsOf({ shown, from }: VisitedForm, walk: Walk): (by: number) => View {
  const { view, moveTo } = createOutlook(walk)
  return (by) => {
    moveTo(shown.slice(0, by + 1).reduce((moment, { spot }) => Math.max(moment, walk.openedAt(spot) + 1), from))
    return view
  }
}
