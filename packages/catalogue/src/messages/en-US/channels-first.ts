/** What the first page of a channel says that others do not: its menu names what it asks besides. */
export const channelsFirst = {
  'step.store.label': 'Your store',
} as const
