import { X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { FoundPeople } from '../app/FoundPeople.tsx'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { useEmployeesState, usePeopleById } from './area.ts'
import { offered } from './choosing.ts'

type PersonFieldProps = FieldProps & {
  readonly value: EmployeeId | null
  /** Somebody known by name though in no list of the reader's. */
  readonly known?: Employee['manager'] | undefined
  readonly onChange: (id: EmployeeId | null) => void
  /** Whom the rule allows; nobody else is offered. */
  readonly mayChoose: (id: EmployeeId) => boolean
  readonly placeholder?: string
}

const nobody: ReadonlyArray<EmployeeSummary> = []

/** Typing finds active people, arrows walk, Enter chooses, Escape takes back what was typed; an emptied field is nobody. */
export const PersonField = (field: PersonFieldProps) => {
  const { value, known, onChange, mayChoose, placeholder, label } = field
  const control = useControl(field)
  const people = useEmployeesState(({ context }) => context.candidates)
  const byId = usePeopleById()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = `${control.id}l`
  const found = useMemo(
    () => (isOpen ? offered(people, typed ?? '', mayChoose) : nobody),
    [isOpen, people, typed, mayChoose],
  )
  const person = value === null ? undefined : (byId.get(value) ?? (known?.id === value ? known : undefined))
  const chosen = value === null ? '' : (person?.fullName ?? 'Not shown to you')

  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(0)
  }
  const choose = (person: EmployeeSummary | undefined) => {
    if (person) onChange(person.id)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && !isOpen) setOpen(true)
    else if (step !== 0 && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && isOpen && found.length > 0) choose(found[active])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

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
          value={typed ?? chosen}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (typed?.trim() === '') onChange(null)
            close()
            field.onBlur?.()
          }}
        />
        {value === null || control.disabled ? null : (
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
