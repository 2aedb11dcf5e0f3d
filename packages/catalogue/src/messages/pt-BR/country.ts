/** What only Brazil’s own pages say: its types of insurance, their questions, and what its law asks for. */
export const country = {} as const
