/** Territories and military addresses: no sample carrier is licensed there. */
export const outsideTheStates = ['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'] as const
