import type { Suggestions } from '@coverwright/core/model/field'
import { useRef } from 'react'
import '../../styles/forms/suggested-control.css'
import { useKeyDown } from '../../ui/interaction/use-key-down.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { ListedOption, Marked } from '../look-ups/listed-option.tsx'
import { useSuggestions } from '../look-ups/use-suggestions.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useTextBox } from '../state/use-text-box.ts'

type Props = ControlProps & { readonly wanted: Suggestions }

/**
 * Text that is typed or chosen from suggestions, as an ARIA combobox. No suggestion is active at first, so that Enter still
 * continues. The focus stays in the input.
 */
export function SuggestedControl({ wanted, ...props }: Props) {
  const { field, binding, id, text, invalid, describedBy, onChange, onLeave } = props
  const { t } = useForm()
  const { offered, active, ask, point, move, close } = useSuggestions(wanted)
  const around = useRef<HTMLDivElement>(null)
  const input = useTextBox<HTMLInputElement>(props)
  const isOpen = offered.length > 0
  const list = `${id}-list`
  const choose = (suggestion: string) => {
    onChange(suggestion)
    close()
    input.current?.focus()
  }
  useKeyDown(input, (event) => {
    const chosen = offered[active]
    const act = actionOf(event.key, { isOpen, isAtOne: chosen !== undefined })
    if (!act) return
    event.preventDefault()
    if (act === 'choose' && chosen !== undefined) choose(chosen)
    else if (act === 'close') close()
    else if (act === 'open') ask(binding.text(field))
    else if (act === 'down' || act === 'up') move(act === 'down' ? 1 : -1)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus left all of its parts
    <div
      className="combo suggest"
      ref={around}
      onBlur={(event) => {
        if (around.current?.contains(event.relatedTarget)) return
        close()
        onLeave()
      }}
    >
      <input
        className="input"
        ref={input}
        id={id}
        role="combobox"
        dir="auto"
        autoComplete="off"
        defaultValue={text}
        onChange={({ target }) => {
          onChange(target.value)
          ask(target.value)
        }}
        onClick={() => ask(binding.text(field))}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-required={!field.optional || undefined}
        aria-describedby={describedBy}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && t(`suggestions.${wanted.from}.found`, { count: offered.length })}</span>
      </VisuallyHidden>
      {isOpen && (
        <div className="combo__pop">
          <div className="combo__list" id={list} role="listbox" aria-label={t(`suggestions.${wanted.from}.list`)}>
            {offered.map((each, position) => (
              <ListedOption
                key={each}
                id={`${list}-${position}`}
                active={position === active}
                onPoint={() => point(position)}
                onChoose={() => choose(each)}
              >
                <span>
                  <Marked text={each} typed={binding.text(field)} />
                </span>
              </ListedOption>
            ))}
          </div>
        </div>
      )}
    </div>
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
