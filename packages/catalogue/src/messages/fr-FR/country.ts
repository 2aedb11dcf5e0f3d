import type { Messages } from '@coverwright/core/text/text'
import { cyberTexts } from './lines/cyber.ts'
import { decTexts } from './lines/dec.ts'
import { directorsTexts } from './lines/directors.ts'
import { mrpTexts } from './lines/mrp.ts'
import { rcTexts } from './lines/rc.ts'
import { recommendationTexts } from './lines/recommendations.ts'
import { vtcTexts } from './lines/vtc.ts'

/** Texts of the French sites only: their kinds of insurance, questions and reasons. */
export const country: Messages = {
  ...rcTexts,
  ...mrpTexts,
  ...decTexts,
  ...vtcTexts,
  ...cyberTexts,
  ...directorsTexts,
  ...recommendationTexts,

  'field.naf_code.label': 'Code NAF (APE)',
  'field.naf_code.hint': 'Quatre chiffres et une lettre, par exemple 43.34Z. Sur votre avis SIRENE.',

  'appetite.frDriverLine': 'Les taxis et VTC ont leur propre contrat.',
  'appetite.frDriversOnly': 'Assure les chauffeurs VTC et personne d’autre.',
  'appetite.frTaxi': 'Un souscripteur étudie les taxis avant de fixer le prix.',
  'appetite.frBuildersOnly': 'Assure les métiers du bâtiment et personne d’autre.',
  'appetite.frStructure': 'N’assure pas le gros œuvre, la toiture et la structure en décennale.',
  'appetite.frWholeHouses': 'Un souscripteur étudie chaque constructeur de maisons avant de fixer le prix.',
  'appetite.frCorsica': 'Un souscripteur étudie les locaux situés en Corse avant de fixer le prix.',
  'appetite.frWorkshop': 'Un souscripteur étudie les ateliers où l’on travaille à chaud avant de fixer le prix.',
  'appetite.frNoIt': 'N’assure pas les prestataires informatiques contre les cyberattaques.',
}
