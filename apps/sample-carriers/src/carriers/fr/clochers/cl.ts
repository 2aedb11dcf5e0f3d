import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { mainlandOnly, out } from '../effects.ts'
import { cyberAnswers, cyberBook, cyberGuidelines } from '../lines/cyber.ts'

/** Cyber of the Mutuelle des Trois Clochers: shops and craftsmen, no IT firms. */
export const clochersCl: SampleLine = {
  name: 'Cyber-risques',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    out(
      'public_bodies',
      { industries: ['civic', 'finance'] },
      'Nous n’assurons ni sociétés financières, ni clubs, ni organismes publics contre les cyberattaques.',
    ),
    out(
      'it',
      { traits: ['technology'] },
      'Nous n’assurons pas les prestataires informatiques contre les cyberattaques.',
    ),
  ],
  answers: cyberAnswers,
  guidelines: cyberGuidelines,
  rateBooks: [{ ...cyberBook, minimumPremium: 264, level: 0.95 }],
  standardCovers: [
    { code: 'restore', label: 'Remise en état des données', offered: 'La moitié du plafond' },
    { code: 'interruption', label: 'Marge perdue, après 12 heures', offered: '50 000 €' },
  ],
  highlights: [
    { included: true, label: 'Un technicien joignable jour et nuit' },
    { included: true, label: 'Notification à la CNIL et aux personnes' },
    { included: false, label: 'Rançon' },
    { included: false, label: 'Sinistre sans plainte sous 72 heures' },
  ],
}
