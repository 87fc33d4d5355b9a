import { X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { offeredPeople } from '../app/offeredPeople.tsx'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { type Offer, useCombobox } from '../kit/combobox.tsx'
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

const nobody: ReadonlyArray<Offer> = []

/** Typing finds active people, arrows walk, Enter chooses, Escape takes back what was typed; an emptied field is nobody. */
export const PersonPicker = (field: PersonPickerProps) => {
  const { people, chosen, onChange, mayChoose, placeholder, label } = field
  const control = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const offers = useMemo(
    () => (isOpen ? offeredPeople(offered(people, typed ?? '', mayChoose)) : nobody),
    [isOpen, people, typed, mayChoose],
  )
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const combobox = useCombobox({
    id: `${control.id}l`,
    label,
    isOpen,
    typed: typed ?? '',
    offers,
    takesFirst: true,
    anchor: box,
    nothing: 'Nobody of this name can be chosen.',
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (id) => {
      onChange(id as EmployeeId)
      close()
    },
  })

  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          {...combobox.input}
          ref={input}
          className={slot('combobox', 'input')}
          placeholder={placeholder}
          value={typed ?? chosen ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
          }}
          onKeyDown={combobox.heed}
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
      {combobox.list}
    </FieldFrame>
  )
}
