import { useHref } from 'react-router'

/** Makes a link of an address in a site's file: a path of the server's own stands below the site's. */
export function useSiteAddress(): (address: string) => string {
  const base = useHref('/').replace(/\/$/, '')
  return (address) => (address.startsWith('/') ? base + address : address)
}
