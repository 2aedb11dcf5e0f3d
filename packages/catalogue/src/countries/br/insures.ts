import { insuresAmong, pickedAmong } from '../../lines/insures.ts'
import { types } from './types.ts'

/** The quote includes the line, as Brazil sells it. */
export const insures = insuresAmong(types)

/** A line was picked, not added from a recommendation. */
export const isPicked = pickedAmong(types)
