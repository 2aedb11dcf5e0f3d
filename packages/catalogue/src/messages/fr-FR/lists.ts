/** Texts of list pages, for any kind of item. */
export const lists = {
  'ui.list.back': 'Retour à la liste',
  'ui.list.actions': 'Modifier ou supprimer',
  'ui.list.edit': 'Modifier {name}',
  'ui.list.delete': 'Supprimer {name}',
  'ui.list.blank': 'Sans réponse',
  'ui.list.needsAnswers': 'À compléter',
  'ui.list.unfinished': '{name} : il manque des réponses. Complétez ou supprimez pour continuer.',
  'ui.list.count': '{count} dans la liste',
  'ui.list.itemPage': '{item} : {page}',
  'ui.list.says': '{label} : {words}',
  'ui.list.deleteNote': 'La suppression est immédiate et définitive.',
} as const
