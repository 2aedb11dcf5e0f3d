import { useRef } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeyDown } from '../../ui/interaction/use-key-down.ts'
import { ClassList } from '../look-ups/class-list.tsx'
import type { ClassHit } from '../look-ups/class-search.ts'
import { useClassSearch } from '../look-ups/use-class-search.ts'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { useEarlyEntry } from '../state/use-early-entry.ts'
import { Combobox } from './combobox.tsx'

/**
 * Finds a class of business by any word for it, as an ARIA combobox. The focus stays in the input; typing clears an
 * earlier choice. A class whose exact name was typed need not be picked.
 */
export function ClassControl({ field, id, answer, invalid, describedBy, onChange, onLeave }: ControlProps) {
  const { t, sources } = useForm()
  const search = useClassSearch()
  const input = useRef<HTMLInputElement>(null)
  const ref = typeof answer === 'string' ? answer : undefined
  const { chosen } = search
  const chosenLabel =
    chosen && chosen.class_code_ref === ref ? chosen.class_code_description : ref && sources.className?.(ref)
  const text = search.text ?? chosenLabel ?? ''
  const list = `${id}-list`
  const active = search.isOpen ? search.hits[search.active] : undefined

  const choose = (hit: ClassHit) => {
    search.choose(hit)
    onChange(hit.class_code_ref)
    sources.onClass?.(hit)
  }
  const take = (result: ClassHit | undefined | Promise<ClassHit | undefined>, then: (hit: ClassHit) => void) => {
    if (!(result instanceof Promise)) return result && then(result)
    void result.then((hit) => {
      // Somebody may have gone on typing.
      if (hit && input.current?.value === search.text) then(hit)
    })
  }
  const takeNamed = () => {
    if (search.text === undefined || ref !== undefined) return
    const namedClass = search.named()
    take(namedClass, (hit) => {
      choose(hit)
      if (namedClass instanceof Promise) onLeave()
    })
  }
  const pick = (hit: ClassHit) => {
    choose(hit)
    input.current?.focus()
  }
  const type = (input: string) => {
    search.type(input)
    if (ref === undefined) return
    onChange(undefined)
    sources.onClass?.(undefined)
  }
  useEarlyEntry(text, () => input.current?.value, type)
  const actions = {
    choose: () => take(search.meant(), pick),
    close: () => search.close(),
    clear: () => type(''),
    down: () => search.move(1),
    up: () => search.move(-1),
  }
  useKeyDown(input, (event) => {
    const act = actionOf(event.key, {
      open: search.isOpen,
      active: active !== undefined || search.status === 'pending',
      blank: text === '',
    })
    // Enter continues.
    if (act === 'name') return takeNamed()
    if (!act) return
    event.preventDefault()
    actions[act]()
  })
  return (
    <Combobox
      {...{ field, id, invalid, describedBy, list }}
      isOpen={search.isOpen}
      active={active && search.active}
      onLeave={() => {
        search.close()
        takeNamed()
        onLeave()
      }}
      input={{
        ref: input,
        spellCheck: false,
        value: text,
        onChange: (event) => type(event.target.value),
        onClick: () => search.open(),
      }}
    >
      <Icon name="search" />
      {text !== '' && (
        <button
          type="button"
          className="combo__clear"
          aria-label={t('ui.class.clear')}
          onClick={() => {
            type('')
            input.current?.focus()
          }}
        >
          <Icon name="cross" />
        </button>
      )}
      {search.isOpen && <ClassList id={list} search={search} onChoose={pick} />}
    </Combobox>
  )
}

type Situation = { readonly open: boolean; readonly active: boolean; readonly blank: boolean }
type Action = 'choose' | 'name' | 'close' | 'clear' | 'down' | 'up'

/** Escape closes the list, and clears the text when there is none to close. */
function actionOf(key: string, { open, active, blank }: Situation): Action | undefined {
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowUp') return 'up'
  if (key === 'Enter') return open && active ? 'choose' : 'name'
  if (key !== 'Escape') return undefined
  if (open) return 'close'
  return blank ? undefined : 'clear'
}
