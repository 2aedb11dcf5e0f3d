import type { Theme } from './theme.ts'

/** What keeps a theme from being read: one sentence each, beginning with the key. */
export const themeFaults = (_theme: Theme): readonly string[] => []
