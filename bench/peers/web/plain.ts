import { type Answers, pageAfter } from './model.ts'
import { plainPage } from './plain-page.ts'
import { answered, pages, place, ready, save } from './visit.ts'

/* Plain HTML without a library: the limit. The first page is in the document. */
const root = place()
const answers: Record<string, string | number> = { ...answered }
let at = 0

const draw = (): void => {
  const page = pages[at]
  if (page) root.innerHTML = plainPage(page, answers)
}

root.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  answers[target.name] = target.value
  // As in our pages, drafts survive the tab.
  localStorage.setItem(target.name, target.value)
  for (const block of root.querySelectorAll<HTMLFieldSetElement>(`[data-when="${target.name}"]`)) {
    block.hidden = target.value !== 'Yes'
    block.disabled = block.hidden
  }
})

root.addEventListener('submit', async (event) => {
  event.preventDefault()
  const next: Answers = { ...answers }
  await save(next)
  at = pageAfter(pages, at, next)
  draw()
})

if (location.search) draw()
ready()
