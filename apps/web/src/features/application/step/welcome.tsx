import { useSiteAddress } from '../../../navigation/use-site-address.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { InsurerMark } from '../../../ui/insurance/insurer-mark.tsx'
import type { Application } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import '../../../styles/pages/welcome.css'

type Props = { readonly site: Application['site'] }

const promises = ['free', 'once', 'private'] as const

/** For new visitors: what this is, what it costs, and who sees the answers. */
export function Welcome({ site }: Props) {
  const t = textsOf(site)
  return (
    <div className="welcome">
      <p>{t('welcome.title', { count: site.insurers.length })}</p>
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
}

/** Who is asked for prices, and who asks them: notes in the margin. */
export function WhoAnswers({ site }: Props) {
  const t = textsOf(site)
  const siteAddress = useSiteAddress()
  const { privacyUrl } = site.legal
  return (
    <>
      <section className="mnote">
        <h2>{t('welcome.insurers')}</h2>
        <ul className="insurers">
          {site.insurers.map(({ name, mark }) => (
            <li key={name}>
              <InsurerMark path={mark} letters={name.slice(0, 1)} className="insurers__mark" />
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section className="mnote">
        <h2>{t('welcome.seller')}</h2>
        <p>{site.seller}</p>
        {privacyUrl && (
          <p>
            <a href={siteAddress(privacyUrl)}>{t('welcome.privacy')}</a>
          </p>
        )}
      </section>
    </>
  )
}
