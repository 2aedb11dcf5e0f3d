import type { Messages } from '@coverwright/core/text/text'

/** Texts of data exports and erasures. Server only. */
export const dataRights: Messages = {
  'dataRights.kept.submitted':
    'Vous avez envoyé cette demande. Les pièces d’assurance doivent être gardées plusieurs années : elle reste jusqu’à ce jour.',
  'dataRights.kept.held':
    'Cette demande est gelée à cause d’un litige ou d’une enquête, et reste jusqu’à ce que le gel soit levé.',
  'dataRights.kept.renewed': 'Un renouvellement s’appuie sur cette demande : elle reste aussi longtemps que lui.',
  'dataRights.kept.agency':
    'Votre cabinet d’assurance a rédigé cette demande et la conserve. Demandez-lui de la supprimer.',
  'dataRights.export.note':
    'Voici ce que nous détenons sur vous. Les numéros fiscaux et de permis sont masqués, car un fichier peut tomber en d’autres mains. Les documents sont cités par leur nom ; ouvrez une demande pour les télécharger.',
}
