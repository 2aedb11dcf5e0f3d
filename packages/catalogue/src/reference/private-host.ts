/** The class of a couple or a family that insures one event of its own, not a business. */
export const privateHostClass = 'CW814110B'
