/** The contact page of every country. A quote that gets past it is a lead (decision 42). */
export const contactPage = '/contact'
