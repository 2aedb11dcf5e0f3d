/** What a message is called between its sender and support: short, and telling nothing. */
export const caseReference = (uuid: string): string => `CS-${uuid.slice(0, 8).toUpperCase()}`
