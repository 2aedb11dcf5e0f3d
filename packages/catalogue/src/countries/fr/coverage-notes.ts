import { has } from '@coverwright/core/rules/rule'
import type { CoverageNotes, CoverageQuestion } from '../coverage-note.ts'

export const coverageNotes: CoverageNotes = {
  rc: {
    picture: 'visitor',
    pays: 'les dommages causés à vos clients et à des tiers, et votre défense.',
    leavesOut: 'vos propres locaux, votre matériel ni les ouvrages que vous construisez.',
  },
  mrp: {
    picture: 'shop',
    pays: 'vos locaux, votre matériel, votre stock et les recettes perdues après un sinistre.',
    leavesOut: 'les erreurs dans votre travail, les véhicules ni l’usure.',
  },
  dec: {
    picture: 'building',
    pays: 'les dommages qui touchent la solidité de l’ouvrage ou empêchent de s’en servir, pendant dix ans.',
    leavesOut: 'les défauts d’aspect ni les dommages d’avant la réception.',
    required: has('class_traits', 'contractor'),
  },
  rcp_uber_fr: {
    picture: 'vehicle',
    pays: 'les dommages causés aux passagers et aux tiers hors circulation, et votre défense.',
    leavesOut: 'les accidents de la route, que l’assurance du véhicule prend en charge.',
  },
  cl: {
    picture: 'data',
    pays: 'les experts, les avocats, la remise en état des données et les ventes perdues.',
    leavesOut: 'le matériel cassé ni de meilleurs systèmes que les vôtres.',
  },
  do: {
    picture: 'board',
    pays: 'votre défense et les indemnités quand on vous reproche une décision.',
    leavesOut: 'les fautes intentionnelles ni les amendes.',
  },
  flotte: {
    picture: 'vehicle',
    pays: 'les dommages causés par vos véhicules et, en option, les vôtres.',
    leavesOut: 'les marchandises ni les outils transportés.',
  },
  sante: {
    picture: 'health',
    pays: 'les soins que la Sécurité sociale rembourse mal, et un revenu en cas d’arrêt, selon la formule.',
    leavesOut: 'ce que la Sécurité sociale rembourse déjà.',
  },
  pj: {
    picture: 'scales',
    pays: 'l’avocat, l’expert et les frais de procédure d’un litige.',
    leavesOut: 'les amendes ni les litiges nés avant le contrat.',
  },
}

export const coverageQuestions: readonly CoverageQuestion[] = [
  {
    question: 'Avez-vous du matériel, du stock ou des locaux qu’un incendie ou un vol vous ferait perdre ?',
    lines: ['mrp'],
    reason: 'Un incendie ou un vol peut vous coûter du matériel, du stock ou vos locaux.',
  },
  {
    question: 'Conservez-vous des données de clients, ou avez-vous besoin d’ordinateurs pour travailler ?',
    lines: ['cl'],
    reason: 'Une attaque peut exposer les données de vos clients ou arrêter votre activité.',
  },
  {
    question: 'L’entreprise a-t-elle des véhicules ?',
    lines: ['flotte'],
    reason: 'Vos véhicules peuvent causer des accidents.',
  },
]
