import type { Wording } from '../../rating/wording.ts'

const day = (date: string): string => date.split('-').toReversed().join('/')

export const brazilianWording: Wording = {
  locale: 'pt-BR',
  currency: 'BRL',
  dollar: 5,
  included: 'Incluído',
  limit: 'Limite por sinistro',
  aggregate: 'Limite para todos os sinistros do ano',
  contents: 'Móveis, máquinas e equipamentos',
  building: 'Prédio',
  deductible: 'Franquia',
  propertyDeductible: 'Franquia dos bens',
  unlikely: (statement) =>
    `${statement} Você manteve as respostas: um subscritor revê tudo com você antes do preço definitivo.`,
  notSure: (question) =>
    `Você respondeu “Não tenho certeza” a: ${question} Calculamos com o que sabemos. Responda, e o preço pode ficar definitivo.`,
  notAnswered: (question) => `Ainda falta a sua resposta a: ${question}`,
  ready: (date) => `Escolha esta oferta, e a cobertura pode começar em ${day(date)}.`,
  oneOpen: 'Responda à pergunta que falta para ter um preço definitivo.',
  open: (count) => `Responda às ${count} perguntas que faltam para ter um preço definitivo.`,
  decides: (desk) => `${desk} lê as suas respostas e decide em até dois dias úteis.`,
}
