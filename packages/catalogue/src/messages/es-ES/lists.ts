/** Texts of list pages, for any kind of item. */
export const lists = {
  'ui.list.back': 'Volver a la lista',
  'ui.list.actions': 'Modificar o eliminar',
  'ui.list.edit': 'Modificar {name}',
  'ui.list.delete': 'Eliminar {name}',
  'ui.list.blank': 'Sin responder',
  'ui.list.needsAnswers': 'Faltan respuestas',
  'ui.list.unfinished': 'Faltan respuestas en {name}. Para continuar, complételo o elimínelo.',
  'ui.list.count': '{count} en la lista',
  'ui.list.itemPage': '{item}: {page}',
  'ui.list.says': '{label}: {words}',
  'ui.list.deleteNote': 'Se elimina al momento y no se puede deshacer.',
} as const
