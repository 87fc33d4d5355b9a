import { useMemo, useRef, useState } from 'react'
import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { foldedForSearch } from '../../domain/kernel/searchText.ts'
import { Chip } from '../kit/Chip.tsx'
import { slot } from '../kit/classes.ts'
import { type Offer, useCombobox } from '../kit/combobox.tsx'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { offeredPeople } from './offeredPeople.tsx'
import { usePart } from './session.ts'

type PeopleFieldProps = FieldProps & {
  readonly people: ReadonlyArray<PersonRef>
  readonly chosen: ReadonlyArray<EmployeeId>
  readonly onChange: (ids: ReadonlyArray<EmployeeId>) => void
  /** Of one, another takes its place. */
  readonly one?: true
  readonly placeholder?: string
  /** Where the people are looked for as somebody types. */
  readonly onTyped?: (typed: string) => void
}

const OFFERED_MOST = 8
const nobody: ReadonlyArray<Offer> = []

/** People out of those there are, each as a chip: typing finds them, arrows walk, Enter chooses, Backspace takes the last away. */
export const PeopleField = (field: PeopleFieldProps) => {
  const { people, chosen, onChange, one = false, placeholder, label, onTyped } = field
  const control = useControl(field)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const offers = useOffers(people, isOpen ? typed : null, chosen)
  const nameOf = (id: EmployeeId) => people.find((person) => person.id === id)?.fullName ?? 'You don’t have access'
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const combobox = useCombobox({
    id: `${control.id}l`,
    label: `${label}, suggestions`,
    isOpen,
    typed,
    offers,
    takesFirst: typed !== '',
    anchor: box,
    nothing: 'No one else with this name can be chosen.',
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (value) => {
      const id = value as EmployeeId
      onChange(one ? [id] : [...chosen, id])
      setTyped('')
      setOpen(false)
    },
  })
  const remove = (id: EmployeeId) => {
    onChange(chosen.filter((had) => had !== id))
    input.current?.focus()
  }
  return (
    <FieldFrame field={field} id={control.id}>
      <div
        ref={box}
        className={slot('chip', 'box')}
        // Beside one there is nobody else: what is typed in their place stands in their line.
        style={one ? { flexWrap: 'nowrap', alignItems: 'center' } : undefined}
        aria-invalid={control['aria-invalid']}
      >
        {chosen.map((id) => (
          <Chip
            key={id}
            onRemove={control.disabled ? undefined : () => remove(id)}
            removeLabel={`Remove ${nameOf(id)}`}
          >
            {nameOf(id)}
          </Chip>
        ))}
        <input
          {...control}
          {...combobox.input}
          ref={input}
          className={slot('chip', 'typing')}
          style={one && chosen.length > 0 ? { minWidth: 24 } : undefined}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          value={typed}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            onTyped?.(event.target.value)
          }}
          onKeyDown={(event) => {
            const last = chosen.at(-1)
            if (event.key === 'Backspace' && typed === '' && last !== undefined) return remove(last)
            combobox.heed(event)
          }}
          onBlur={() => {
            close()
            field.onBlur?.()
          }}
        />
      </div>
      {combobox.list}
    </FieldFrame>
  )
}

/** Those whose name has every word typed, as many as fit a list; null while nobody asks. */
const useOffers = (
  people: ReadonlyArray<PersonRef>,
  typed: string | null,
  chosen: ReadonlyArray<EmployeeId>,
): ReadonlyArray<Offer> => {
  const directory = usePart('employees')
  return useMemo(() => {
    if (typed === null) return nobody
    const words = foldedForSearch(typed).split(/\s+/)
    const found: Array<PersonRef> = []
    for (const person of people) {
      if (found.length === OFFERED_MOST) break
      const name = foldedForSearch(person.fullName)
      if (words.every((word) => name.includes(word)) && !chosen.includes(person.id)) found.push(person)
    }
    return offeredPeople(
      found.map(({ id, fullName }) => {
        const known = directory?.find((one) => one.id === id)
        return { id, fullName, positionTitle: known?.positionTitle ?? null, avatarUrl: known?.avatarUrl ?? null }
      }),
    )
  }, [people, typed, chosen, directory])
}
