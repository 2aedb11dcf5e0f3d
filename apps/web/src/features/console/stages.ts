/** The stages of an application, in their order. */
export const stages = ['begun', 'contact', 'picked', 'submitted', 'offered', 'chosen', 'bound'] as const
