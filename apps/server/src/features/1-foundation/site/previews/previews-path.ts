/** Below it are previews of sites, on every host. */
export const previewsPath = '/preview/'
