import { type ReactNode, useId } from 'react'
import { useTypedSearch } from '../interaction/use-typed-search.ts'

type FinderProps = {
  readonly label: string
  /** The search in the address. */
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly className?: string
  /** Further filters: `FinderSelect`. */
  readonly children?: ReactNode
}

/** The search box above a list, with its filters. What is sought is kept in the address. */
export function Finder({ label, search, onSearch, className = 'finder', children }: FinderProps) {
  const id = useId()
  const { typed, setTyped, submit } = useTypedSearch(search, onSearch)
  return (
    <search>
      <form
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="field">
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            className="input"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {children}
      </form>
    </search>
  )
}

type SelectProps<Value extends string> = {
  readonly label: string
  readonly value: Value | undefined
  /** The choice when nothing is filtered. */
  readonly any: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | undefined) => void
}

/** One filter of a list. */
export function FinderSelect<Value extends string>({ label, value, any, options, onChange }: SelectProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="select"
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((each) => each.value === target.value)?.value)}
      >
        <option value="">{any}</option>
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </div>
  )
}
