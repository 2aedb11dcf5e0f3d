import { insuresAmong } from '../../lines/insures.ts'
import { types } from './types.ts'

/** The quote includes the line, as France sells it. */
export const insures = insuresAmong(types)
