import { typesOf } from '../shared/types.ts'

/** What a small French business insures, in the order it is offered. */
export const types = typesOf('33', [
  {
    line: 'rc',
    tag: 'RC',
    name: 'Responsabilité civile professionnelle',
    tagline: 'Un client vous reproche une erreur, tombe chez vous, ou vous abîmez ce qui est à lui.',
  },
  {
    line: 'mrp',
    tag: 'MRP',
    name: 'Multirisque professionnelle',
    tagline: 'Vos locaux, votre matériel et votre stock après un incendie, un vol ou un dégât des eaux.',
  },
  {
    line: 'dec',
    tag: 'DÉC',
    name: 'Responsabilité décennale',
    tagline: 'Obligatoire dans le bâtiment : les dommages graves pendant les dix ans qui suivent la réception.',
  },
  {
    line: 'rcp_uber_fr',
    tag: 'VTC',
    name: 'RC professionnelle des chauffeurs VTC',
    tagline: 'L’attestation que demandent le registre des VTC et les plateformes comme Uber.',
  },
  {
    line: 'cl',
    tag: 'CYB',
    name: 'Cyber-risques',
    tagline: 'Données volées, ordinateurs bloqués, virement envoyé à un escroc.',
  },
  {
    line: 'do',
    tag: 'RCMS',
    name: 'Responsabilité des dirigeants',
    tagline: 'On vous met en cause personnellement pour une décision prise à la tête de la société.',
  },
  {
    line: 'flotte',
    tag: 'AUTO',
    name: 'Véhicules professionnels',
    tagline: 'Utilitaires et voitures de l’entreprise. Assurance obligatoire, même à l’arrêt.',
    online: false,
  },
  {
    line: 'sante',
    tag: 'SANTÉ',
    name: 'Complémentaire santé et prévoyance',
    tagline: 'Une complémentaire santé collective est obligatoire dès le premier salarié.',
    online: false,
  },
  {
    line: 'pj',
    tag: 'PJ',
    name: 'Protection juridique',
    tagline: 'Un avocat et un juriste quand un client, un fournisseur ou l’administration vous cherche querelle.',
    purpose: 'crosssell',
    online: false,
  },
])
