import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Field, Option } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import type { Translate } from '@coverwright/core/text/text'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import type { ComponentType } from 'react'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { CoverageSection } from '../coverage/coverage-section.ts'
import type { FieldNode } from '../layout/field-tree.ts'
import type { ClassHit } from '../look-ups/class-search.ts'

/** What fields read from outside the form. Without a source, its part of the field is left out. */
export type FormSources = {
  /** Options of `optionsFrom`; undefined while they load. */
  readonly choices?: (source: string) => readonly Option[] | undefined
  /** The description of a class that was chosen earlier. */
  readonly className?: (ref: string) => string | undefined
  /** The whole class chosen, or undefined when the choice is cleared. */
  readonly onClass?: (hit: ClassHit | undefined) => void
  /** Asks support about words for which no class of business was found. */
  readonly describeTrade?: ((words: string) => void) | undefined
  readonly coverages?: readonly CoverageSection[]
  /** Where an answer came from, or who else uses it. */
  readonly factNote?: (path: AnswerPath) => string | undefined
  /** Last year's answer to the same question, compared with the current entry. */
  readonly lastYear?: ((field: Field, path: AnswerPath, entry: unknown) => LastYear | undefined) | undefined
  /** Why the person may not sign; absent if they may. */
  readonly cannotSign?: string | undefined
  /** Takes documents in. */
  readonly Documents?: ComponentType<ControlProps>
  /** What the person may have read elsewhere and take as the answer. */
  readonly Offered?: ComponentType<ControlProps>
  /** The names of the pages that the answer adds as it stands. */
  readonly pagesAdded?: ((path: AnswerPath) => PagesAdded) | undefined
}

/** Last year's answer in words, and whether the one given now differs. */
export type LastYear = { readonly words: string; readonly isChanged: boolean }

/** How many pages, and their names: pages of one step share one. */
export type PagesAdded = { readonly count: number; readonly names: readonly string[] }

/** How the fields of a page, or of one entry of a group, are read and written. */
export type Binding = {
  /** Goes before a field's path: `locations.0.` inside the first entry of a list. */
  readonly prefix: string
  readonly answer: (path: AnswerPath) => unknown
  readonly text: (field: Field) => string
  /** Calls back when a field's entry has changed. */
  readonly subscribe: (path: AnswerPath, listener: () => void) => () => void
  readonly onChange: (field: Field, entry: unknown) => void
  /** Answers other fields of the same form, all at once. */
  readonly fill: (answers: Readonly<Record<AnswerPath, unknown>>) => void
  readonly onLeave: (field: Field) => void
  /** Whether the field shows its usual choice because nobody has answered it. */
  readonly isUsual?: ((field: Field) => boolean) | undefined
}

export type FieldListProps = { readonly nodes: readonly FieldNode[]; readonly binding: Binding }

export type FormEnvironment = {
  readonly t: Translate
  readonly locale: string
  readonly currency: string
  readonly view: View
  /** The visible fields of the page, or of one entry. A function, so that one more field renders no other again. */
  readonly fieldsNow: () => readonly Field[]
  readonly problems: readonly FieldProblem[]
  readonly sources: FormSources
  /** In an entry of a list: whether another entry already has this answer, which must be unique. */
  readonly isTaken?: ((field: Field, value: string) => boolean) | undefined
  /** Renders the fields inside a group; a property, because groups are loaded later. */
  readonly FieldList: ComponentType<FieldListProps>
}

export const FormContext = createContext<FormEnvironment | undefined>(undefined)

export function useForm(): FormEnvironment {
  const environment = useContext(FormContext)
  if (!environment) throw new Error('A field stands outside FormFields')
  return environment
}

/** A field's entry; the component renders again when it changes. */
export const useAnswer = (binding: Binding, path: AnswerPath): unknown =>
  useDerived(binding, path, () => binding.answer(path))

/** A field's entry. The component renders again when it changes, unless `isTyped`: a text box shows its own changes. */
export function useControlAnswer(binding: Binding, path: AnswerPath, isTyped: boolean): unknown {
  useDerived(binding, path, () => (isTyped ? undefined : binding.answer(path)))
  return binding.answer(path)
}

/** Derives something from a control's text; the component renders again when the result changes (`Object.is`). */
export const useFromText = <Derived>({ binding, field }: ControlProps, derive: (text: string) => Derived): Derived =>
  useDerived(binding, field.path, () => derive(binding.text(field)))

function useDerived<Derived>({ subscribe }: Binding, path: AnswerPath, derive: () => Derived): Derived {
  const listen = useCallback((listener: () => void) => subscribe(path, listener), [subscribe, path])
  return useSyncExternalStore(listen, derive, derive)
}

/** What every control gets; each uses the part it needs. */
export type ControlProps = {
  readonly field: Field
  readonly binding: Binding
  readonly id: string
  /** The field's path from the top of the form. */
  readonly path: AnswerPath
  /** What a text control shows, as it was when it was rendered: typed text as it was typed, another answer formatted. */
  readonly text: string
  readonly answer: unknown
  readonly options: readonly Option[] | undefined
  readonly invalid: boolean
  readonly describedBy: string | undefined
  readonly onChange: (entry: unknown) => void
  readonly onLeave: () => void
}
