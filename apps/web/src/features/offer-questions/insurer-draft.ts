import { isRecord } from '@coverwright/core/answers/answers'
import type { FieldType } from '@coverwright/core/model/field'
import type { Question } from '@coverwright/core/model/question'
import { draftStorage } from '../../api/browser/storage.ts'

export type DraftAnswers = Readonly<Record<string, unknown>>

/** Types whose answers are chosen, or are an amount: no tax number, birth date or bank account fits in. */
const harmless: ReadonlySet<FieldType> = new Set([
  ...(['yes_no', 'yes_no_not_sure', 'select', 'multi_select'] as const),
  ...(['money', 'percent', 'year'] as const),
])

/**
 * The draft of the answers to an insurer's questions, in this browser. Insurers do not mark sensitive questions, so
 * text, numbers and dates are never written to its disk.
 */
export function insurerDraft(name: string, questions: readonly Pick<Question, 'id' | 'type'>[]) {
  const ids = new Set(questions.filter(({ type }) => harmless.has(type)).map(({ id }) => id))
  return {
    load: (): DraftAnswers => parseDraft(draftStorage.get(name) ?? '{}'),
    store: (entries: DraftAnswers): void => {
      const storable = Object.entries(entries).filter(([id]) => ids.has(id))
      draftStorage.set(name, JSON.stringify(Object.fromEntries(storable)))
    },
    forget: (): void => draftStorage.remove(name),
  }
}

function parseDraft(text: string): DraftAnswers {
  try {
    const content: unknown = JSON.parse(text)
    return isRecord(content) ? content : {}
  } catch {
    return {}
  }
}
