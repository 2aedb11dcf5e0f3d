import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../../api/browser/storage.ts'

const name = 'coverwright.keys'
const listeners = new Set<() => void>()

const storedSetting = (): string => browserStorage.get(name) ?? 'on'

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether Enter and the arrow keys move between pages, where the site offers that; each user may turn it off. */
export function useKeyboardSetting({ switches }: Pick<PublicSite, 'switches'>): { isOn: boolean; toggle: () => void } {
  const setting = useSyncExternalStore(subscribe, storedSetting, () => 'on')
  const isOn = switches.keyboardOn === true && setting === 'on'
  const toggle = () => {
    browserStorage.set(name, isOn ? 'off' : 'on')
    for (const listener of listeners) listener()
  }
  return { isOn, toggle }
}
