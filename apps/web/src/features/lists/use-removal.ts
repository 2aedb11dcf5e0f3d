import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { ListStep } from '@coverwright/core/model/step'
import { useState } from 'react'
import { useStepSave } from '../application/saving/use-step-save.ts'
import type { Application } from '../quote/application.ts'
import { idOf, itemsIn, itemsOf, onlyNamed } from './item-subject.ts'

/** Deletes an item from its list, also if somebody else has changed the list in the meantime. */
export function useRemoval({ quote, context }: Application, step: ListStep, onRemoved: () => void) {
  const [leaving, setLeaving] = useState<string>()
  const { save, start, isRunning } = useStepSave((_saved, _request, isHere) => {
    if (!isHere) return
    setLeaving(undefined)
    onRemoved()
  })
  return {
    save,
    isRunning,
    leaving,
    start: (id: string) => {
      setLeaving(id)
      start({
        quote,
        step: step.list,
        body: listWithout(itemsOf(context.answers, step), id, step),
        version: quote?.version,
        rebase: (conflicts) => {
          const conflict = conflicts.find(({ field }) => field === step.items)
          if (!conflict) return undefined
          return { step: step.list, body: listWithout(itemsIn(conflict.theirs), id, step), conflicts: [] }
        },
      })
    },
  }
}

export const listWithout = (items: readonly Answers[], id: string, step: ListStep): Answers => {
  const remaining = items.filter((_, position) => idOf(items, position) !== id)
  return writeAnswer({}, step.items, remaining.map(onlyNamed))
}
