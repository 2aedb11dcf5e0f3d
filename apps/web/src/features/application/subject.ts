import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isYes, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { Place } from '@coverwright/core/flow/navigate'
import { withQuestionNumbers } from '@coverwright/core/flow/question-numbers'
import type { View } from '@coverwright/core/flow/rule'
import { clearedBy } from '@coverwright/core/flow/save-step'
import { deriveTrail } from '@coverwright/core/flow/trail'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import type { Field } from '@coverwright/core/forms/field'
import type { Conflict } from '../../api/client.ts'
import type { PagesAdded } from '../../form/form-environment.ts'
import type { Application } from './application.ts'
import { bodyOf } from './application.ts'
import type { Draft } from './draft.ts'
import { partsAtHand } from './later-parts.ts'
import { pagesAdded } from './pages-added.ts'
import { textsOf } from './texts.ts'

const noPages: PagesAdded = { count: 0, names: [] }

/** A page as it would be with what stands in its controls. */
export type Preview = {
  readonly visible: readonly Field[]
  readonly problems: readonly FieldProblem[]
  /** For the rules inside groups and repeated fields. */
  readonly view: View
  /** The pages that this answer of Yes adds to the trail. Absent where an answer adds none. */
  readonly added?: (path: AnswerPath) => PagesAdded
}

/** What a save that came too late is instead, on top of what was stored meanwhile; and what a person must decide. */
export type Rebased = { readonly step: string; readonly body: Answers; readonly conflicts: readonly Conflict[] }

/** What a page's form fills in: a step's answers in the quote, or those of one item of a list. */
export type Subject = {
  /** Under which its draft is kept. */
  readonly draftKey: string
  /** The address it is saved from. */
  readonly step: string
  readonly fields: readonly Field[]
  /** In whose way numbers are typed. */
  readonly locale: string
  /** Where its fields' answers stand. */
  readonly stored: Answers
  /** What a field's control shows before anything is typed. */
  readonly shown: (path: AnswerPath) => unknown
  readonly preview: (answers: Answers) => Preview
  readonly body: (answers: Answers, draft: Draft) => Answers
  /** What saving these answers would clear elsewhere. */
  readonly lost: (answers: Answers) => readonly AnswerPath[]
  /** Absent when the server itself joins what two people answered. */
  readonly rebase?: (draft: Draft, conflicts: readonly Conflict[]) => Rebased | undefined
}

/** A step's own page. */
export function pageSubject({ site, flow, context, trail }: Application, { entry }: Place, path: string): Subject {
  const { fields } = entry.form
  return {
    draftKey: path,
    step: path,
    fields,
    locale: site.locale,
    stored: context.answers,
    shown: (each) => readAnswer(context.answers, each) ?? trail.shared.filled.get(each)?.answer,
    preview: (answers) => {
      const previewed = deriveTrail(flow, { ...context, answers })
      const page = pageAmong(previewed.entries, entry)
      const without = (asked: AnswerPath) =>
        deriveTrail(flow, { ...context, answers: writeAnswer(answers, asked, 'No') })
      return {
        visible: withQuestionNumbers(previewed, page),
        problems: page.problems,
        // As this page sees it: what is on file stays last year's, whatever later pages answer instead.
        view: page.view,
        added: (asked) =>
          isYes(readAnswer(answers, asked)) ? pagesAdded(previewed, without(asked), textsOf(site)) : noPages,
      }
    },
    body: (answers) => bodyOf(answers, fields),
    lost: (answers) => clearedBy(context.answers, answers, entry.slot.node.id, partsAtHand()?.clearingEffects ?? []),
  }
}

/** The page among the previewed entries; what it was when the typed answers take it off the trail. */
const pageAmong = (entries: readonly TrailEntry[], entry: TrailEntry): TrailEntry =>
  entries.find((each) => each.path === entry.path) ?? entry
