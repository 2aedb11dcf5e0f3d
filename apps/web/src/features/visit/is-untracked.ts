import { tabStorage } from '../../api/browser/storage.ts'

const name = 'coverwright.untracked'

/** `disableTrackers=true` silences all tracking of the visit, over every page of this tab. Source: seed 7.7. */
export function isUntracked(query: URLSearchParams): boolean {
  if (query.get('disableTrackers') === 'true') tabStorage.set(name, 'yes')
  return tabStorage.get(name) === 'yes'
}
