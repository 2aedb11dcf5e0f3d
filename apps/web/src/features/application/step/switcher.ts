/**
 * The label of the button that goes on, above and below a page. Pages of dynamic questions have a button of their own
 * instead of the frame's Continue; the page with a flow's answers has it again. Source: seed 2.8.
 */
export const onwardLabel = (path: string): string =>
  path.startsWith('/summary/') || !path.includes('/dynamic-questions/') ? 'ui.continue' : 'ui.saveAndContinue'
