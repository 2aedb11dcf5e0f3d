/** Texts of list pages, for any kind of item. */
export const lists = {
  'ui.list.back': 'Back to the list',
  'ui.list.actions': 'Edit or delete',
  'ui.list.edit': 'Edit {name}',
  'ui.list.delete': 'Delete {name}',
  'ui.list.blank': 'Not answered',
  'ui.list.needsAnswers': 'Needs answers',
  'ui.list.unfinished': '{name} still needs answers. Finish it or delete it to continue.',
  'ui.list.count': '{count} listed',
  'ui.list.itemPage': '{item}: {page}',
  'ui.list.says': '{label}: {words}',
  'ui.list.deleteNote': 'This takes effect immediately and cannot be undone.',
} as const
