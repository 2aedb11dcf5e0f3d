/** The page of one site's file. */
export const siteFileAddress = (file: string): string => `/console/sites?file=${encodeURIComponent(file)}`
