import { carriersOf, type OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { allCarriers } from '@coverwright/catalogue/countries/countries'

const lines = new Set(allCarriers.flatMap((carrier) => carrier.lines.map(({ line }) => line)))

/** Every insurer of every country with each of its lines. */
export const offeredLines: readonly OfferedLine[] = [...lines].flatMap((line) => carriersOf(line, allCarriers))
