import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './Button.tsx'
import { look } from './classes.ts'
import type { useCombobox } from './combobox.tsx'

type SearchFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Arrow down leaves the field for what was found. */
  readonly onLeaveDown?: () => void
  readonly onFocus?: () => void
  readonly onLeave?: () => void
  /** Where it offers what was found. */
  readonly combobox?: Pick<ReturnType<typeof useCombobox>, 'input' | 'heed'>
}

/** Answers every key. Escape empties it first. */
export const SearchField = ({ label, value, onChange, onLeaveDown, onFocus, onLeave, combobox }: SearchFieldProps) => {
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
        {...combobox?.input}
        value={value}
        onFocus={onFocus}
        onBlur={onLeave}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (combobox?.heed(event)) return
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
