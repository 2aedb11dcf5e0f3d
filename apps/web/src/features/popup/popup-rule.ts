import type { Popup } from '@coverwright/catalogue/sites/site'

/** Whether a popup opens at a path. `/location/*` stands for every path below `/location/`; without paths it opens everywhere. */
export const opensAt = ({ paths }: Pick<Popup, 'paths'>, path: string): boolean =>
  paths?.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each)) ?? true
