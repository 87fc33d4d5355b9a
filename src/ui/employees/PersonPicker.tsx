import { X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { FoundPeople } from '../app/FoundPeople.tsx'
import { useFindKeys } from '../app/useFindKeys.ts'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { offered, type People } from './choosing.ts'

type PersonPickerProps = FieldProps & {
  readonly people: People
  /** The name of who is chosen; null while it is nobody. */
  readonly chosen: string | null
  readonly onChange: (id: EmployeeId | null) => void
  /** Whom the rule allows; nobody else is offered. */
  readonly mayChoose: (id: EmployeeId) => boolean
  readonly placeholder?: string
}

const nobody: ReadonlyArray<EmployeeSummary> = []

/** Typing finds active people, arrows walk, Enter chooses, Escape takes back what was typed; an emptied field is nobody. */
export const PersonPicker = (field: PersonPickerProps) => {
  const { people, chosen, onChange, mayChoose, placeholder, label } = field
  const control = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = `${control.id}l`
  const found = useMemo(
    () => (isOpen ? offered(people, typed ?? '', mayChoose) : nobody),
    [isOpen, people, typed, mayChoose],
  )

  const close = () => {
    setOpen(false)
    setTyped(null)
    restart()
  }
  const choose = (person: EmployeeSummary) => {
    onChange(person.id)
    close()
  }
  const { active, restart, onKeyDown } = useFindKeys({
    isOpen,
    found,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: choose,
  })

  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('person', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          ref={input}
          className={slot('person', 'input')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={found[active] ? `${listId}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed ?? chosen ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            restart()
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (typed?.trim() === '') onChange(null)
            close()
            field.onBlur?.()
          }}
        />
        {chosen === null || control.disabled ? null : (
          <IconButton
            label={`Clear ${label.toLowerCase()}`}
            icon={<X />}
            size="sm"
            onClick={() => {
              onChange(null)
              input.current?.focus()
            }}
          />
        )}
      </div>
      <FoundPeople
        id={listId}
        label={label}
        isOpen={isOpen}
        people={found}
        active={active}
        anchor={box}
        nobody="Nobody of this name can be chosen."
        onChoose={choose}
      />
    </FieldFrame>
  )
}
