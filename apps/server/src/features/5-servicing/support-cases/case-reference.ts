/** How sender and support refer to a message: short, and reveals nothing. */
export const caseReference = (uuid: string): string => `CS-${uuid.slice(0, 8).toUpperCase()}`
