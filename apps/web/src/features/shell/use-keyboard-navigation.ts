import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { usePageKeys } from '../../ui/navigation/use-page-keys.ts'
import { useKeyboardSetting } from './keyboard-setting.ts'

type KeyboardNavigation = {
  readonly onContinue: () => void
  /** The previous page; undefined where there is no way back. */
  readonly back: string | undefined
  readonly enabled?: boolean
}

/**
 * Moves between pages by Enter and the arrow keys.
 * @returns whether the site and the user have that turned on, so that the page can show hints
 */
export function useKeyboardNavigation(
  site: Pick<PublicSite, 'switches'>,
  { onContinue, back, enabled = true }: KeyboardNavigation,
): boolean {
  const navigate = useAreaNavigate()
  const { isOn } = useKeyboardSetting(site)
  usePageKeys({
    enabled: isOn && enabled,
    onContinue,
    onBack: back === undefined ? undefined : () => navigate(back),
  })
  return isOn
}
