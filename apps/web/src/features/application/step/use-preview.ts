import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { useMemo } from 'react'
import type { PagesAdded } from '../../../forms/state/form-environment.ts'
import type { Draft } from '../draft/draft.ts'
import { withDraft } from '../draft/draft-answers.ts'
import type { PageDraft } from '../draft/use-draft.ts'
import type { Preview, Subject } from './page-preview.ts'

const noPages: PagesAdded = { count: 0, names: [] }

const isSameList = (one: readonly Field[], other: readonly Field[]): boolean =>
  one.length === other.length && one.every(({ path }, at) => path === other[at]?.path)

/** The page as its draft makes it, derived once for each draft; the same fields stay the same list. */
function createPreview(subject: Subject, current: () => Draft) {
  let latest: { readonly draft: Draft; readonly preview: Preview } | undefined
  let fields: readonly Field[] = []
  const preview = (): Preview => {
    const draft = current()
    if (latest?.draft !== draft) latest = { draft, preview: subject.preview(withDraft(subject, draft)) }
    return latest.preview
  }
  const visible = (): readonly Field[] => {
    const next = preview().visible
    if (!isSameList(fields, next)) fields = next
    return fields
  }
  /** Whether the draft changes more than the field at that path, which was answered. */
  const changesOthers = (path: AnswerPath): boolean =>
    !subject.visibleFields ||
    subject.remarkedOn?.has(path) === true ||
    !isSameList(fields, subject.visibleFields(withDraft(subject, current())))
  return { preview, visible, changesOthers }
}

/** What a page shows of its draft: the visible fields, and what their rules read. */
export function usePreview(subject: Subject, { current, revision }: Pick<PageDraft, 'current' | 'revision'>) {
  const { preview, visible, changesOthers } = useMemo(() => createPreview(subject, current), [subject, current])
  // Fields that show what others answer are drawn again with a new view; independent ones keep theirs.
  const viewOf = subject.visibleFields && !subject.remarkedOn?.size ? 0 : revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one for each revision
  const view = useMemo(
    (): View => ({
      get: (path) => preview().view.get(path),
      isOn: (name) => preview().view.isOn(name),
      get today() {
        return preview().view.today
      },
    }),
    [preview, viewOf],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one for each revision
  const pagesAdded = useMemo(() => (path: AnswerPath) => preview().added?.(path) ?? noPages, [preview, viewOf])
  return {
    visible,
    changesOthers,
    view,
    added: pagesAdded,
    problems: () => preview().problems,
    answers: (): Answers => withDraft(subject, current()),
  }
}
