/** Raise it when a cookie is added or used for another purpose: everybody is then asked again. */
export const consentVersion = 1
