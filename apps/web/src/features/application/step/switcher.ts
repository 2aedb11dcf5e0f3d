/**
 * What the button is called that goes on, above and below a page. The frame's Continue is not on pages of dynamic questions:
 * their form has a button of its own. Where a flow's answers stand together it is there again. Source: seed 2.8.
 */
export const onwardLabel = (path: string): string =>
  path.startsWith('/summary/') || !path.includes('/dynamic-questions/') ? 'ui.continue' : 'ui.saveAndContinue'
