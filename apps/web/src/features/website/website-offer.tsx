import { displayedPhone } from '@coverwright/core/text/phone'
import { publicDomain } from '@coverwright/core/validation/rules/identity/public-domain'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { websiteFactsQuery } from '../../api/resources/websites.ts'
import type { ControlProps } from '../../forms/state/form-environment.ts'
import { useForm } from '../../forms/state/form-environment.ts'
import { useFieldState, useWatchedFields } from '../../forms/state/use-field-state.ts'
import '../../styles/forms/website-offer.css'
import { Button } from '../../ui/actions/button.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { useQuoteScope } from '../quote/quote-scope.ts'
import { offerOf } from './offer-of.ts'

/**
 * Offers to read the given website, and its content as the answer of the field. Nothing is read before somebody asks,
 * and nothing is answered before they press.
 */
export function WebsiteOffer({ field, binding, id, onChange, onLeave }: ControlProps) {
  const { t } = useForm()
  const { data: quote } = useSuspenseQuery(useQuoteScope())
  const { website, answer } = useEntries(field, binding)
  const host = website === undefined ? undefined : publicDomain(website)
  const { data, isFetching, isError, refetch } = useQuery(websiteFactsQuery(quote?._id ?? '', website ?? ''))
  if (!quote || host === undefined) return null
  const offer = offerOf({ facts: data, isFetching, isError, part: field.offered?.part, answer })
  const use = (value: string) => {
    onChange(value)
    onLeave()
    focusField(id)
  }
  return (
    <div className="webfact">
      {offer.says === 'ask' && (
        <Button kind="line" small onClick={() => refetch()}>
          {t('offered.website.ask', { host })}
        </Button>
      )}
      <span role="status">
        {offer.says === 'found' ? (
          <>
            {t('offered.website.found', { host })}{' '}
            <q>{field.type === 'phone' ? (displayedPhone(offer.value, field.country) ?? offer.value) : offer.value}</q>
          </>
        ) : (
          offer.says !== 'ask' && t(`offered.website.${offer.says}`, { host })
        )}
      </span>
      {offer.says === 'found' && (
        <Button kind="line" small onClick={() => use(offer.value)}>
          {t('offered.website.use')}
        </Button>
      )}
    </div>
  )
}

/** What the two fields hold now: the website may be on this page, or on one before. */
function useEntries(field: ControlProps['field'], binding: ControlProps['binding']) {
  const { view, fieldsNow } = useForm()
  const stateOf = useFieldState(binding)
  const by = field.offered?.by ?? field.path
  const readWebsite = () => {
    const here = fieldsNow().find(({ path }) => path === by)
    const website = here ? stateOf(here) : { answer: view.get(by), passes: true }
    // Without a website nothing is shown, whatever is typed into the field.
    return website.passes && website.answer ? { website: website.answer, answer: stateOf(field).answer } : {}
  }
  const entries: { website?: unknown; answer?: unknown } = JSON.parse(
    useWatchedFields(binding, [by, field.path], readWebsite),
  )
  return {
    website: typeof entries.website === 'string' && entries.website !== '' ? entries.website : undefined,
    answer: entries.answer,
  }
}
