/** The path of the contact step, the same in every country: a quote that gets past it is a lead (decision 42). */
export const contactPage = '/contact'
