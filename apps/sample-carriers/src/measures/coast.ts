import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { Entry } from './records.ts'

/**
 * Starts of ZIP codes along the Atlantic and the Gulf, and Hawaii, from the three digits that the Postal Service gives
 * its sorting centers: where hurricanes come ashore. Coarser than a distance, but needs no question.
 */
const starts =
  `021 023 025 026 027 028 029 038 039 040 045 046 063 064 065 066 068 069 077 080 082 083 084 087 103 110 111 112 114 115
  116 117 118 119 199 214 218 231 233 234 235 236 278 279 283 284 285 290 294 295 299 313 314 315 320 321 322 323 324 325
  329 330 331 332 333 334 335 336 337 338 339 340 341 342 346 349 365 366 395 700 701 703 704 705 706 774 775 776 777 779
  780 783 784 785 967 968`.split(/\s+/)

/** Whether places with the ZIP code are exposed to hurricane winds. */
export const isCoastal = (zip: unknown): boolean => typeof zip === 'string' && starts.includes(zip.slice(0, 3))

/** The cost to rebuild the business's own buildings that are exposed to hurricanes. */
export const readCoast = ({ business, coverage }: QuoteRequest): Entry => ({
  coastal_building: isCoastal(business.zip_code) ? (coverage.building_value ?? 0) : 0,
})
