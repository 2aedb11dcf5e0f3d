/** The lines of the seed's sixteen types, by the numbers in their uuids: a row is never moved. */
const lines = [
  'gl',
  'bop',
  'wc',
  'pl',
  'eo',
  'ca',
  'cp',
  'cl',
  'umb',
  'se',
  'do',
  'epli',
  'fid',
  'pollution',
  'product',
  'landlord',
] as const

export type Line = (typeof lines)[number]

/**
 * What rules need of the insurance types of the United States, without the rest, which the first page does not need.
 */
export const insuranceTypeIds = lines.map((line, at) => ({
  line,
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${String(at + 1).padStart(2, '0')}`,
}))
