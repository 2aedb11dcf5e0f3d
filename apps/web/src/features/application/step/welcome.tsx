import type { Translate } from '@coverwright/core/text/text'
import { Icon } from '../../../ui/icons/icon.tsx'
import '../../../styles/pages/welcome.css'

const promises = ['free', 'once', 'private'] as const

/** For new visitors: what this is, what it costs, and who sees the answers. */
export const Welcome = ({ t }: { readonly t: Translate }) => (
  <div className="welcome">
    <p>{t('welcome.title')}</p>
    <ul>
      {promises.map((name) => (
        <li key={name}>
          <Icon name="check" small />
          {t(`welcome.${name}`)}
        </li>
      ))}
    </ul>
  </div>
)
