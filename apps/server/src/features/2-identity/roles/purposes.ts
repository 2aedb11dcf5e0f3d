/** What a partner's token is for. Each also reads. */
export const purposes = ['read', 'quote', 'submit', 'share'] as const
export type Purpose = (typeof purposes)[number]

export const isPurpose = (word: string): word is Purpose => (purposes as readonly string[]).includes(word)
