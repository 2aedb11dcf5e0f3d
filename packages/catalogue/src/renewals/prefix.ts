/** Path of the renewals below the site's prefix. Source: seed 2.6. */
export const renewalsPrefix = '/renewals'
