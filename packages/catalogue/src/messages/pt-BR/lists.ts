/** Texts of list pages, for any kind of item. */
export const lists = {
  'ui.list.back': 'Voltar à lista',
  'ui.list.actions': 'Editar ou excluir',
  'ui.list.edit': 'Editar {name}',
  'ui.list.delete': 'Excluir {name}',
  'ui.list.blank': 'Sem resposta',
  'ui.list.needsAnswers': 'Faltam respostas',
  'ui.list.unfinished': 'Ainda faltam respostas em {name}. Complete ou exclua para continuar.',
  'ui.list.count': '{count} na lista',
  'ui.list.itemPage': '{item}: {page}',
  'ui.list.says': '{label}: {words}',
  'ui.list.deleteNote': 'Vale na hora e não pode ser desfeito.',
} as const
