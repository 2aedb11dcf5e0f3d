import type { CookieCategory, CookieEntry, OptionalCategory } from '@coverwright/catalogue/consent/cookies'
import { consentDays, cookieCategories, cookies, optionalCategories } from '@coverwright/catalogue/consent/cookies'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { useId, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { consentOf, saveConsent } from './consent-store.ts'
import '../../styles/components/cookie-dialog.css'

type Props = { readonly site: PublicSite; readonly onClose: () => void }

/** The cookies by their purpose; optional ones are off until they are allowed. Source: seed 2.8, S7. */
export function CookieDialog({ site, onClose }: Props) {
  countries.pages(site).read()
  const t = textsOf(site)
  const [allowedCategories, setAllowedCategories] = useState<readonly OptionalCategory[]>(
    () => consentOf(site)?.allowed ?? [],
  )
  const save = (categories: readonly OptionalCategory[]) => {
    saveConsent(site, categories)
    onClose()
  }
  const toggle = (category: OptionalCategory) =>
    setAllowedCategories(optionalCategories.filter((each) => allowedCategories.includes(each) !== (each === category)))
  return (
    <Dialog title={t('cookies.dialog.title')} closeLabel={t('cookies.close')} onClose={onClose}>
      <p className="dialog__sub">{t('cookies.dialog.text', { days: consentDays })}</p>
      <ul className="toggles">
        {cookieCategories.map((category) => (
          <Category key={category} category={category} t={t}>
            {category === 'necessary'
              ? undefined
              : { on: allowedCategories.includes(category), toggle: () => toggle(category) }}
          </Category>
        ))}
      </ul>
      <div className="actions">
        <Button kind="line" onClick={() => save([])}>
          {t('cookies.reject')}
        </Button>
        <Button onClick={() => save(allowedCategories)}>{t('cookies.save')}</Button>
      </div>
    </Dialog>
  )
}

type CategoryProps = {
  readonly category: CookieCategory
  readonly t: Translate
  /** Undefined for a category that cannot be refused. */
  readonly children: { readonly on: boolean; readonly toggle: () => void } | undefined
}

function Category({ category, t, children: choice }: CategoryProps) {
  const id = useId()
  const entries: readonly CookieEntry[] = cookies.filter((each) => each.category === category)
  return (
    <li>
      <b id={id}>{t(`cookies.${category}.title`)}</b>
      <p id={`${id}-text`}>{t(`cookies.${category}.text`)}</p>
      {choice ? (
        <input
          className="switch"
          type="checkbox"
          role="switch"
          aria-checked={choice.on}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          checked={choice.on}
          onChange={choice.toggle}
        />
      ) : (
        <span className="always">
          <Icon name="lock" small />
          {t('cookies.always')}
        </span>
      )}
      <details>
        <summary>
          {t('cookies.list')}
          <span className="vh">: {t(`cookies.${category}.title`)}</span>
        </summary>
        <dl>
          {entries.map((entry) => (
            <div key={entry.name}>
              <dt className="id">{nameOf(entry)}</dt>
              <dd>
                {t(`cookies.purpose.${entry.name}`)} {t('cookies.days', { count: entry.days })}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}

/** The name that browsers list it by. */
const nameOf = ({ name, securePrefix = '' }: CookieEntry): string =>
  location.protocol === 'https:' ? securePrefix + name : name
