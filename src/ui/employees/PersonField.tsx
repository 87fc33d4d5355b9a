import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Employee, EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { IconButton } from '../kit/Button.tsx'
import { look, slot } from '../kit/classes.ts'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { place } from '../kit/position.ts'
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
      <Found id={listId} label={label} isOpen={isOpen} found={found} active={active} anchor={box} onChoose={choose} />
    </FieldFrame>
  )
}

interface FoundProps {
  readonly id: string
  readonly label: string
  readonly isOpen: boolean
  readonly found: ReadonlyArray<EmployeeSummary>
  readonly active: number
  readonly anchor: { readonly current: HTMLElement | null }
  readonly onChoose: (person: EmployeeSummary) => void
}

/** In the top layer, so that no dialog cuts it off. */
const Found = ({ id, label, isOpen, found, active, anchor, onChoose }: FoundProps) => {
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another length is another height, so it is placed anew
  useEffect(() => {
    const box = panel.current
    if (!box || !anchor.current) return
    if (!isOpen) return box.matches(':popover-open') ? box.hidePopover() : undefined
    if (!box.matches(':popover-open')) box.showPopover()
    place(box, anchor.current)
  }, [isOpen, found.length, anchor])
  return (
    <div ref={panel} popover="manual" className={look('floating')}>
      <div id={id} role="listbox" aria-label={label} className={slot('person', 'list')}>
        {found.map((person, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input
          <div
            key={person.id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            className={slot('person', 'option')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            <PersonAvatar person={person} size={24} />
            <span className={slot('person', 'words')}>
              <span>{person.fullName}</span>
              {person.positionTitle === null ? null : <small>{person.positionTitle}</small>}
            </span>
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 ? (
        <p className={slot('person', 'none')} role="status">
          Nobody of this name can be chosen.
        </p>
      ) : null}
    </div>
  )
}
