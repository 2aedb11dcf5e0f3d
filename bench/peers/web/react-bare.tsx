import { memo, type SubmitEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type Field, pageAfter } from './model.ts'
import { Question } from './react-page.tsx'
import { answered, pages, place, ready, save } from './visit.ts'

/* React without a form library: answers are in a store beside it, and each question subscribes to those it needs. */
const answers: Record<string, string | number> = { ...answered }
const listeners = new Map<string, Set<() => void>>()

function setAnswer(id: string, answer: string): void {
  answers[id] = answer
  for (const listener of listeners.get(id) ?? []) listener()
}

function useAnswer(id: string): string | number {
  const listen = useCallback(
    (listener: () => void) => {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      return () => own.delete(listener)
    },
    [id],
  )
  return useSyncExternalStore(listen, () => answers[id] ?? '')
}

const Block = memo(({ field }: { field: Field }) => {
  const isAsked = useAnswer(field.when?.field ?? field.id) === 'Yes' || !field.when
  const onChange = (event: { target: HTMLInputElement | HTMLSelectElement }) => setAnswer(field.id, event.target.value)
  return isAsked ? (
    <Question field={field} held={{ name: field.id, defaultValue: answers[field.id], onChange }} />
  ) : null
})

function Application() {
  const [at, goTo] = useState(0)
  useEffect(ready, [])
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    await save(answers)
    goTo(pageAfter(pages, at, answers))
  }
  return (
    <form onSubmit={onSubmit}>
      <h1>{pages[at]?.title}</h1>
      {pages[at]?.fields.map((field) => (
        <Block key={field.id} field={field} />
      ))}
      <button type="submit" id="next">
        Next
      </button>
    </form>
  )
}

createRoot(place()).render(<Application />)
