/** Where the renewals stand, below the site's own prefix. Source: seed 2.6. */
export const renewalsPrefix = '/renewals'
