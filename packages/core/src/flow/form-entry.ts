import type { FieldProblem } from '../forms/check-form.ts'
import { checkField } from '../forms/check-form.ts'
import type { Field, Form } from '../forms/field.ts'
import type { Text } from '../text/text.ts'
import type { Slot } from './compile.ts'
import type { View } from './rule.ts'
import type { StepPath } from './step.ts'
import type { StepState, TrailEntry } from './trail-entry.ts'
import type { Walk } from './walk.ts'

type Page = { readonly slot: Slot; readonly path: StepPath; readonly label: Text; readonly form: Form }

/** A field waits with its rule: unknown counts as hidden, so nobody is asked on a guess. */
export const isVisible = (field: Field, view: View): boolean => !field.visible || field.visible.test(view) === true

export function stateOf(problems: readonly FieldProblem[]): StepState {
  if (problems.length === 0) return 'done'
  return problems.some((problem) => !problem.missing) ? 'error' : 'open'
}

/** Without the options whose rule does not hold; the field itself when it has none such. */
function withOptionsOffered(field: Field, view: View): Field {
  if (!field.options?.some(({ visible }) => visible)) return field
  return { ...field, options: field.options.filter(({ visible }) => !visible || visible.test(view) === true) }
}

/** The form with the options that are offered; the same object where no option depends on anything. */
function offeredForm(form: Form, view: View): Form {
  const fields = form.fields.map((field) => withOptionsOffered(field, view))
  return fields.some((field, at) => field !== form.fields[at]) ? { ...form, fields } : form
}

/** Opens the page's visible fields one by one, so that a field may depend on those above it, and checks each. */
export function formEntry({ slot, path, label, form: whole }: Page, walk: Walk): TrailEntry {
  const form = offeredForm(whole, walk.view)
  const visible: string[] = []
  const problems: FieldProblem[] = []
  for (const field of form.fields) {
    walk.ask(field.path)
    if (!isVisible(field, walk.view)) continue
    walk.open(field.path)
    walk.shared.visit(field, walk.view, walk.context.optionsOf)
    visible.push(field.path)
    problems.push(...checkField(field, walk.view.get(field.path), walk.view, walk.context.optionsOf))
  }
  return {
    path,
    slot,
    section: slot.section,
    label,
    rank: slot.rank,
    state: stateOf(problems),
    form,
    problems,
    visible,
    view: walk.snapshot(),
  }
}
