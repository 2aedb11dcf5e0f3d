import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/actions/button.tsx'
import { Segments } from '../../ui/actions/segments.tsx'
import type { OfferView } from './use-offer-view.ts'

type Props = OfferView & {
  readonly t: Translate
  /** Some price can be paid monthly. */
  readonly hasMonths: boolean
  /** Links to where the offers are sent and downloaded; absent if there is nothing to send. */
  readonly onSend: (() => void) | undefined
}

/** How the offers are shown: as cards or one table, by the year or month, in which order, which of them. */
export function OfferControls({ view, change, hasMonths, onSend, t }: Props) {
  const words = (name: string, value: string) => t(`page.offers.view.${name}.${value}`)
  const options = <Value extends string>(name: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: words(name, value) }))
  return (
    <div className="offer-controls">
      <Segments
        label={t('page.offers.view.view')}
        options={options('view', ['cards', 'table'] as const)}
        value={view.view}
        onChange={(value) => change('view', value)}
      />
      {hasMonths && (
        <Segments
          label={t('page.offers.view.price')}
          options={options('price', ['year', 'month'] as const)}
          value={view.price}
          onChange={(value) => change('price', value)}
        />
      )}
      <Segments
        label={t('page.offers.view.sort')}
        options={options('sort', ['price', 'insurer'] as const)}
        value={view.sort}
        onChange={(value) => change('sort', value)}
      />
      <label className="offer-controls__tick">
        <input
          type="checkbox"
          checked={view.show === 'prices'}
          onChange={(event) => change('show', event.target.checked ? 'prices' : 'all')}
        />
        {words('show', 'prices')}
      </label>
      {view.view === 'table' && (
        <label className="offer-controls__tick">
          <input
            type="checkbox"
            checked={view.rows === 'differences'}
            onChange={(event) => change('rows', event.target.checked ? 'differences' : 'all')}
          />
          {words('rows', 'differences')}
        </label>
      )}
      {onSend && (
        <Button kind="quiet" small onClick={onSend}>
          {t('page.offers.send.jump')}
        </Button>
      )}
    </div>
  )
}
