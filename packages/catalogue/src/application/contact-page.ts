/** The page that asks whom to reach, in every country. Who came past it is a lead (decision 52). */
export const contactPage = '/contact'
