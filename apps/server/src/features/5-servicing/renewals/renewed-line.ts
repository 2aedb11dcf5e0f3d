/** The line that every kind of renewal renews. */
export const renewedLine = 'pl'
