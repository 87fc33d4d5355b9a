import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { everyone, filteredFrom, searchable } from '../../domain/employees/listing.ts'
import { pathTo } from '../../domain/session/places.ts'
import { look, slot } from '../kit/classes.ts'
import { place } from '../kit/position.ts'
import { SearchField } from '../kit/SearchField.tsx'
import { Text } from '../kit/Text.tsx'
import { useNavigation } from './machines.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'
import { usePart } from './session.ts'

const atMost = 8
const nobody: ReadonlyArray<never> = []

/** § 2.3 Employee search box for admins: searches full names and opens /employee/{id}. */
export const EmployeeSearch = () => {
  const navigation = useNavigation()
  const employees = usePart('employees') ?? nobody
  const index = useMemo(() => searchable(employees), [employees])
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const settled = useDeferredValue(text)
  const found = useMemo(
    () => (settled.trim() === '' ? nobody : filteredFrom(index, { ...everyone, search: settled }).slice(0, atMost)),
    [index, settled],
  )
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  const change = (typed: string) => {
    setText(typed)
    setActive(0)
    const panel = list.current
    if (!panel || !box.current) return
    if (typed.trim() === '') panel.hidePopover()
    else if (!panel.matches(':popover-open')) panel.showPopover()
    place(panel, box.current)
  }
  const open = (employee: (typeof found)[number] | undefined) => {
    if (!employee) return
    change('')
    navigation.send({ type: 'navigation.asked', to: pathTo('employee', { id: employee.id }) })
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setActive((at) => (at + step + found.length) % found.length)
    }
    if (event.key === 'Enter') open(found[active])
  }

  return (
    <search ref={box} onKeyDown={walk}>
      <SearchField label="Search employees" value={text} onChange={change} />
      <div ref={list} id={id} popover="manual" className={look('floating')}>
        <div className={slot('topbar', 'results')} role="listbox" aria-label="Employees found">
          {found.map((employee, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the search field
            <div
              key={employee.id}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={slot('topbar', 'result')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => open(employee)}
            >
              <PersonAvatar person={employee} size={24} />
              <span className={slot('topbar', 'found')}>
                <Text as="span" clip="line">
                  {employee.fullName}
                </Text>
                {employee.positionTitle === null ? null : (
                  <Text as="span" style="small" tone="muted" clip="line">
                    {employee.positionTitle}
                  </Text>
                )}
              </span>
            </div>
          ))}
        </div>
        {found.length === 0 && text.trim() !== '' ? (
          <Text style="small" tone="muted">
            Nobody of this name
          </Text>
        ) : null}
      </div>
    </search>
  )
}
