import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { everyone, filteredFrom, searchable } from '../../domain/employees/listing.ts'
import { pathTo } from '../../domain/session/places.ts'
import { useCombobox } from '../kit/combobox.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { useNavigation } from './machines.tsx'
import { offeredPeople } from './offeredPeople.tsx'
import { usePart } from './session.ts'

const atMost = 8
const nobody: ReadonlyArray<never> = []

/** § 2.3 Employee search box for admins: searches full names and opens /employee/{id}. */
export const EmployeeSearch = () => {
  const navigation = useNavigation()
  const employees = usePart('employees') ?? nobody
  const index = useMemo(() => searchable(employees), [employees])
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const settled = useDeferredValue(text)
  const offers = useMemo(
    () =>
      settled.trim() === ''
        ? nobody
        : offeredPeople(filteredFrom(index, { ...everyone, search: settled }).slice(0, atMost)),
    [index, settled],
  )
  const box = useRef<HTMLDivElement>(null)
  const change = (typed: string) => {
    setText(typed)
    setOpen(typed.trim() !== '')
  }
  const combobox = useCombobox({
    id: useId(),
    label: 'Employees found',
    isOpen,
    typed: text,
    offers,
    takesFirst: true,
    anchor: box,
    nothing: 'No one with this name',
    onClose: () => setOpen(false),
    onChoose: (id) => {
      change('')
      navigation.send({ type: 'navigation.asked', to: pathTo('employee', { id }) })
    },
  })
  return (
    <search ref={box}>
      <SearchField
        label="Search employees"
        value={text}
        onChange={change}
        onFocus={() => setOpen(text.trim() !== '')}
        onLeave={() => setOpen(false)}
        combobox={combobox}
      />
      {combobox.list}
    </search>
  )
}
