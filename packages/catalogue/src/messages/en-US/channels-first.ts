/** Texts that only a channel's first page needs: the names of its own steps. */
export const channelsFirst = {
  'step.store.label': 'Your store',
} as const
