/**
 * The frame's Continue stands above and below a page, but not on pages of dynamic questions: their form has a button of
 * its own. Where a flow's answers stand together it is there again. Source: seed 2.8.
 */
export const hasSwitcher = (path: string): boolean =>
  path.startsWith('/summary/') || !path.includes('/dynamic-questions/')
