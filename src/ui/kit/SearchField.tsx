import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './Button.tsx'
import { look } from './classes.ts'

type SearchFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Arrow down leaves the field for what was found. */
  readonly onLeaveDown?: () => void
}

/** Answers every key. Escape empties it first. */
export const SearchField = ({ label, value, onChange, onLeaveDown }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={look('search')}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
          if (event.key === 'ArrowDown' && onLeaveDown) {
            event.preventDefault()
            onLeaveDown()
          }
        }}
      />
      {value ? <IconButton label="Clear search" icon={<X />} size="sm" onClick={clear} /> : null}
    </div>
  )
}
