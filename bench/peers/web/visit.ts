import { type Answers, answersAt, pagesAt } from './model.ts'

export const pages = pagesAt(location.search)
export const answered = answersAt(location.search)

/** Resolves when the server has stored the answers. */
export async function save(answers: Answers): Promise<void> {
  const { ok } = await fetch('/api/save', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  })
  if (!ok) throw new Error('Not saved')
}

/** Called once, when the first question can be answered, which the measurement waits for. */
export function ready(): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark('ready')))
}

export function place(): HTMLElement {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no place for the application')
  return root
}
