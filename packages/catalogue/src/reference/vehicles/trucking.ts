/** Beginnings of the codes of businesses that haul for others: trucking, couriers, and those that arrange freight. */
const truckingPrefixes = ['484', '492', '4885']

/** Whether a NAICS code belongs to trucking in the wide sense. */
export const isTrucking = (naics6: string): boolean => truckingPrefixes.some((prefix) => naics6.startsWith(prefix))
