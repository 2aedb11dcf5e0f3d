/**
 * The Continue at the top is left out on pages of dynamic questions, save where a flow's answers stand together.
 * Source: seed 2.8.
 */
export const showsTopAction = (path: string): boolean =>
  path.startsWith('/summary/') || !/\/dynamic-questions\//.test(path)
