/** Territories and military post: none of the sample insurers writes there. */
export const outsideTheStates = ['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'] as const
