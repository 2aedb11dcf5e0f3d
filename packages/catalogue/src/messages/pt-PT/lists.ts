/** Texts of list pages, for any kind of item. */
export const lists = {
  'ui.list.back': 'Voltar à lista',
  'ui.list.actions': 'Alterar ou apagar',
  'ui.list.edit': 'Alterar {name}',
  'ui.list.delete': 'Apagar {name}',
  'ui.list.blank': 'Sem resposta',
  'ui.list.needsAnswers': 'Faltam respostas',
  'ui.list.unfinished': 'Ainda faltam respostas em {name}. Para continuar, complete ou apague.',
  'ui.list.count': '{count} na lista',
  'ui.list.itemPage': '{item}: {page}',
  'ui.list.says': '{label}: {words}',
  'ui.list.deleteNote': 'É apagado de imediato e não se pode desfazer.',
} as const
