import { useEffect, useRef } from 'react'
import '../../styles/forms/repeat.css'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryName } from './entry-name.ts'
import { atLeast, entriesOf, replaceEntry, withNew, without } from './repeat-entries.ts'
import { RepeatTotal } from './repeat-total.tsx'
import { leftOver, sharesTotal } from './shares-total.ts'
import { duplicateCheck } from './unique-values.ts'

/** A list of like entries, each on its own card. */
export function RepeatControl({ field, path, answer, onChange, onLeave }: ControlProps) {
  const { t, locale, currency, view } = useForm()
  const add = useRef<HTMLButtonElement>(null)
  const last = useRef<HTMLFieldSetElement>(null)
  const isAdded = useRef(false)
  const { minItems = 0, maxItems } = field
  const entries = atLeast(entriesOf(answer), minItems)
  const full = maxItems !== undefined && entries.length >= maxItems
  const total = sharesTotal(field, entries, { t, locale, currency })
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    // A new entry is filled in next.
    if (entries.length) last.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [entries.length])
  return (
    <>
      {entries.map((entry, position) => (
        <fieldset
          key={String(entry.id)}
          ref={position === entries.length - 1 ? last : undefined}
          className={total ? 'entry entry--row' : 'entry'}
        >
          <legend className="entry__head">{entryName(field, position, t)}</legend>
          {entries.length > minItems && (
            <button
              type="button"
              className="iconbtn iconbtn--del entry__remove"
              aria-label={t('ui.entry.remove', { name: entryName(field, position, t) })}
              onClick={() => {
                onChange(without(entries, entry.id))
                // The button that had the focus is gone with its entry.
                add.current?.focus()
              }}
            >
              <Icon name="bin" />
            </button>
          )}
          <EntryFields
            field={field}
            prefix={`${path}.${position}.`}
            entry={entry}
            onEntry={(changedEntry) => onChange(replaceEntry(entries, entry.id, changedEntry))}
            onLeave={onLeave}
            isTaken={duplicateCheck(field, entries, entry)}
          />
        </fieldset>
      ))}
      {total && <RepeatTotal total={total} />}
      <div className="addrow">
        <Button
          kind="line"
          small
          icon="plus"
          ref={add}
          disabled={full}
          onClick={() => {
            isAdded.current = true
            onChange(withNew(entries, leftOver(field, entries, { t, locale, currency }, view)))
          }}
        >
          {entries.length ? t('ui.entry.another') : t('ui.entry.add')}
        </Button>
        {maxItems !== undefined && (
          <p role="status">
            {full
              ? t('ui.entry.full', { max: maxItems })
              : t('ui.entry.count', { count: entries.length, max: maxItems })}
          </p>
        )}
      </div>
    </>
  )
}
