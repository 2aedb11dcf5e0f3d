import { type Answers, type Field, isShown, optionsOf, type PageOf } from './model.ts'

/** A page as HTML, as the server and the browser write it. Questions that do not apply are included, but hidden. */
export function plainPage({ title, fields }: PageOf, answers: Answers): string {
  const blocks = fields.map((field) => plainField(field, answers)).join('')
  return `<form id="page"><h1>${title}</h1>${blocks}<button id="next">Next</button></form>`
}

function plainField(field: Field, answers: Answers): string {
  const hiddenAttribute = isShown(field, answers) ? '' : ' hidden'
  const disabledAttribute = hiddenAttribute ? ' disabled' : ''
  return `<fieldset${hiddenAttribute}${disabledAttribute} data-when="${field.when?.field ?? ''}"><label for="${field.id}">${field.label}</label>${controlOf(field, answers[field.id] ?? '')}</fieldset>`
}

function controlOf({ id, type }: Field, answer: string | number): string {
  const own = `id="${id}" name="${id}" required`
  if (type === 'text' || type === 'number') return `<input ${own} type="${type}" value="${answer}">`
  const options = ['', ...optionsOf(type)].map(
    (option) => `<option${option === answer ? ' selected' : ''}>${option}</option>`,
  )
  return `<select ${own}>${options.join('')}</select>`
}
