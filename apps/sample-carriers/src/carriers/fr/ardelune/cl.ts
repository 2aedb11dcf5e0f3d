import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { mainlandOnly, out, refer } from '../effects.ts'
import { cyberAnswers, cyberBook, cyberGuidelines } from '../lines/cyber.ts'

/** Cyber of Ardelune: practices, services and IT. */
export const ardeluneCl: SampleLine = {
  name: 'Cyber-risques',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    out(
      'public_bodies',
      { industries: ['civic'] },
      'Nous n’assurons ni clubs ni organismes publics contre les cyberattaques.',
    ),
    refer(
      'patients',
      { industries: ['health'] },
      'Un souscripteur étudie les entreprises qui gardent des dossiers de patients.',
    ),
    refer('financial', { industries: ['finance'] }, 'Un souscripteur étudie les sociétés financières.'),
  ],
  answers: cyberAnswers,
  guidelines: cyberGuidelines,
  rateBooks: [cyberBook],
  standardCovers: [
    { code: 'restore', label: 'Remise en état des données', offered: 'Tout le plafond' },
    { code: 'interruption', label: 'Marge perdue, après 8 heures', offered: '100 000 €' },
    { code: 'media', label: 'Réclamations sur ce que vous publiez', offered: '100 000 €' },
  ],
  highlights: [
    { included: true, label: 'Experts, avocat et communication de crise' },
    { included: true, label: 'Formation de vos équipes' },
    { included: true, label: 'Frais de rançon, si la loi le permet' },
    { included: false, label: 'Sinistre sans plainte sous 72 heures' },
    { included: false, label: 'Panne d’un hébergeur sans attaque' },
  ],
}
