/** The page that asks whom to reach, in every country. Who came past it is a lead (decision 42). */
export const contactPage = '/contact'
