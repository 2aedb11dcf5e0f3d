import type { Wording } from '../../rating/wording.ts'

const dayInWords = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' })

/** The wording that insurers of Portugal use with applicants. */
export const portugueseWording: Wording = {
  locale: 'pt-PT',
  currency: 'EUR',
  included: 'Incluído',
  limit: 'Capital por sinistro',
  aggregate: 'Capital por ano',
  contents: 'Recheio e equipamento',
  building: 'Edifício',
  deductible: 'Franquia',
  propertyDeductible: 'Franquia',
  unlikely: (statement) =>
    `${statement} Manteve as suas respostas: um técnico revê-as consigo antes de o preço ser firme.`,
  notSure: (question) =>
    `Respondeu “Não tenho a certeza” a: ${question} Fizemos o preço com o que sabemos. Diga-nos, e damos um preço firme.`,
  notAnswered: (question) => `Ainda precisamos da sua resposta a: ${question}`,
  ready: (day) =>
    `Escolha esta cotação, e o seguro pode começar em ${dayInWords.format(new Date(`${day}T00:00:00Z`))}.`,
  oneOpen: 'Responda à pergunta que falta para ter um preço firme.',
  open: (count) => `Responda às ${count} perguntas que faltam para ter um preço firme.`,
  decides: (desk) => `${desk} lê as suas respostas e decide em dois dias úteis.`,
}
