/** Another number asks everybody again: raise it when a cookie is added or used for something else. */
export const consentVersion = 1
