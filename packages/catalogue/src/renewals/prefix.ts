/** Where the renewals stand, below the site's own prefix. */
export const renewalsPrefix = '/renewals'
