import { tabStorage } from '../../api/browser/storage.ts'

const name = 'coverwright.untracked'

/** `disableTrackers=true` turns tracking off in this tab, on later pages too. Source: seed 7.7. */
export function isTrackingDisabled(query: URLSearchParams): boolean {
  if (query.get('disableTrackers') === 'true') tabStorage.set(name, 'yes')
  return tabStorage.get(name) === 'yes'
}
