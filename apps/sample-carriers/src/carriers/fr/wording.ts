import type { Wording } from '../../rating/wording.ts'

const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The texts of the French sample insurers. Their prices include the insurance tax. */
export const frenchWording: Wording = {
  locale: 'fr-FR',
  currency: 'EUR',
  dollar: 0.9,
  included: 'Compris',
  limit: 'Plafond par sinistre',
  aggregate: 'Plafond par an',
  contents: 'Matériel et marchandises',
  building: 'Bâtiment',
  deductible: 'Franchise',
  propertyDeductible: 'Franchise',
  unlikely: (statement) =>
    `${statement} Vous avez gardé vos réponses : un souscripteur les revoit avec vous avant de fixer le prix.`,
  notSure: (question) =>
    `Vous avez répondu « Je ne sais pas » à : ${question} Le prix tient compte de ce que nous savons. Précisez, et il devient ferme.`,
  notAnswered: (question) => `Il nous manque votre réponse à : ${question}`,
  ready: (date) =>
    `Choisissez cette offre : les garanties peuvent commencer le ${day.format(new Date(`${date}T00:00:00Z`))}.`,
  oneOpen: 'Répondez à la question restée ouverte pour un prix ferme.',
  open: (count) => `Répondez aux ${count} questions restées ouvertes pour un prix ferme.`,
  decides: (desk) => `${desk} lit vos réponses et décide sous deux jours ouvrés.`,
}
