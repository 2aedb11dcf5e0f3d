/** Texts that only a channel's first page needs: the names of its own steps. */
export const otherApplicantsFirst = {
  'step.store.label': 'Your store',
} as const
