import { allCarriers } from '@coverwright/catalogue/countries/countries'

/** The name of an insurer as people know it; one that the desk entered by hand has no other. */
export const insurerName = (carrier: string): string => allCarriers.find(({ id }) => id === carrier)?.name ?? carrier
