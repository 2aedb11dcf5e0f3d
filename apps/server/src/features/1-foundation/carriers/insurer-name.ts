import { allCarriers } from '@coverwright/catalogue/countries/countries'

/** The name of an insurer as people know it; an insurer that the desk entered by hand has only that name. */
export const insurerName = (carrier: string): string => allCarriers.find(({ id }) => id === carrier)?.name ?? carrier
