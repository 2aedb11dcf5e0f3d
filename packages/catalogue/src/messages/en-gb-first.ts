import type { Messages } from '@coverwright/core/text/text'
import { countryFirst } from './en-GB/country-first.ts'
import { enUsFirst } from './en-us-first.ts'

/** What the first page may need to say: as in the United States, but for what is put otherwise. */
export const enGbFirst: Messages = { ...enUsFirst, ...countryFirst }
