import type { Suggestions } from '@coverwright/core/model/field'
import '../../styles/forms/suggested-control.css'
import { useKeyDown } from '../../ui/interaction/use-key-down.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { HighlightedText, ListedOption } from '../look-ups/listed-option.tsx'
import { useSuggestions } from '../look-ups/use-suggestions.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useTextBox } from '../state/use-text-box.ts'
import { Combobox } from './combobox.tsx'

type Props = ControlProps & { readonly suggestions: Suggestions }

/**
 * Text that is typed or chosen from suggestions, as an ARIA combobox. No suggestion is active at first, so that Enter still
 * continues. The focus stays in the input.
 */
export function SuggestedControl({ suggestions, ...props }: Props) {
  const { field, binding, id, text, invalid, describedBy, onChange, onLeave } = props
  const { t } = useForm()
  const { offered, active, ask, point, move, close } = useSuggestions(suggestions)
  const input = useTextBox<HTMLInputElement>(props)
  const isOpen = offered.length > 0
  const list = `${id}-list`
  const choose = (suggestion: string) => {
    onChange(suggestion)
    close()
    input.current?.focus()
  }
  useKeyDown(input, (event) => {
    const suggestion = offered[active]
    const act = actionOf(event.key, { isOpen, isAtOne: suggestion !== undefined })
    if (!act) return
    event.preventDefault()
    if (act === 'choose' && suggestion !== undefined) choose(suggestion)
    else if (act === 'close') close()
    else if (act === 'open') ask(binding.text(field))
    else if (act === 'down' || act === 'up') move(act === 'down' ? 1 : -1)
  })
  return (
    <Combobox
      {...{ field, id, invalid, describedBy, list, isOpen }}
      className="combo suggest"
      active={isOpen && active >= 0 ? active : undefined}
      onLeave={() => {
        close()
        onLeave()
      }}
      input={{
        ref: input,
        defaultValue: text,
        onChange: ({ target }) => {
          onChange(target.value)
          ask(target.value)
        },
        onClick: () => ask(binding.text(field)),
      }}
    >
      <VisuallyHidden>
        <span role="status">{isOpen && t(`suggestions.${suggestions.from}.found`, { count: offered.length })}</span>
      </VisuallyHidden>
      {isOpen && (
        <div className="combo__pop">
          <div className="combo__list" id={list} role="listbox" aria-label={t(`suggestions.${suggestions.from}.list`)}>
            {offered.map((each, position) => (
              <ListedOption
                key={each}
                id={`${list}-${position}`}
                active={position === active}
                onPoint={() => point(position)}
                onChoose={() => choose(each)}
              >
                <span>
                  <HighlightedText text={each} typed={binding.text(field)} />
                </span>
              </ListedOption>
            ))}
          </div>
        </div>
      )}
    </Combobox>
  )
}

type Situation = { readonly isOpen: boolean; readonly isAtOne: boolean }
type Action = 'choose' | 'close' | 'open' | 'down' | 'up'

function actionOf(key: string, { isOpen, isAtOne }: Situation): Action | undefined {
  if (key === 'ArrowDown') return isOpen ? 'down' : 'open'
  if (key === 'ArrowUp') return isOpen ? 'up' : 'open'
  if (key === 'Enter') return isAtOne ? 'choose' : undefined
  return key === 'Escape' && isOpen ? 'close' : undefined
}
