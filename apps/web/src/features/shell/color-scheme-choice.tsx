import { type ColorScheme, colorSchemes } from '@coverwright/catalogue/consent/color-scheme'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { cookieText, noCookieText, placeOfCookies } from '../../api/cookies/cookie-text.ts'

/** Light, dark, or as the system is. The server draws the next page in what the cookie says. */
export function ColorSchemeChoice({ t }: { readonly t: Translate }) {
  const [scheme, setScheme] = useState(() => document.documentElement.dataset.scheme ?? '')
  const choose = (choice: ColorScheme | undefined) => {
    const place = placeOfCookies()
    const text = choice ? cookieText('color_scheme', choice, [], place) : noCookieText('color_scheme', place)
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and it is asynchronous
    if (text !== undefined) document.cookie = text
    if (choice) document.documentElement.dataset.scheme = choice
    else delete document.documentElement.dataset.scheme
    setScheme(choice ?? '')
  }
  return (
    <label>
      {t('page.colors')}
      <select value={scheme} onChange={({ target }) => choose(colorSchemes.find((each) => each === target.value))}>
        <option value="">{t('page.colors.system')}</option>
        {colorSchemes.map((each) => (
          <option key={each} value={each}>
            {t(`page.colors.${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
