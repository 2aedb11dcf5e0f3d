const known = /^(:id|:n|[a-z]{1,30}([-_.][a-z]{1,30}){0,4})$/

/**
 * What kind of page or call an address is, without what names one of them: `/quotes/6f1…` is `/quotes/:id`, and
 * `/location/edit/2/address` is `/location/edit/:n/address`. Of a query nothing stays, and a
 * pattern stays as it is.
 */
export function routePattern(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path
    .split('/')
    .map((part) => {
      if (part === '' || known.test(part)) return part
      return /^\d{1,4}$/.test(part) ? ':n' : ':id'
    })
    .join('/')
}
