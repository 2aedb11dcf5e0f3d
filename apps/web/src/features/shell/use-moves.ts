import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { usePageKeys } from '../../ui/navigation/use-page-keys.ts'
import { useKeyboardSetting } from './keyboard-setting.ts'

type Moves = {
  readonly onContinue: () => void
  /** The page before; undefined where none is gone back to. */
  readonly back: string | undefined
  /** Not yet, or not for whoever is here. */
  readonly enabled?: boolean
}

/**
 * Goes on and back by the keys, where the site and the person have them on.
 * @returns whether they do, so that the page may say it
 */
export function useMoves(site: Pick<PublicSite, 'switches'>, { onContinue, back, enabled = true }: Moves): boolean {
  const navigate = useAreaNavigate()
  const { isOn } = useKeyboardSetting(site)
  usePageKeys({
    enabled: isOn && enabled,
    onContinue,
    onBack: back === undefined ? undefined : () => navigate(back),
  })
  return isOn
}
