const name = 'coverwright.untracked'
let isUntracked: boolean | undefined

/** `disableTrackers=true` silences all tracking of the visit, over every page of this tab. Source: seed 7.7. */
export function untracked(query: URLSearchParams): boolean {
  isUntracked ??= query.get('disableTrackers') === 'true' || stored()
  if (isUntracked) store()
  return isUntracked
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(name) === 'yes'
  } catch {
    return false
  }
}

function store(): void {
  try {
    sessionStorage.setItem(name, 'yes')
  } catch {
    // Without storage it holds while the page is open.
  }
}
