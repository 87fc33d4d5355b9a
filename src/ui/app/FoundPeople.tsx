import { type RefObject, useEffect, useRef } from 'react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { look, slot } from '../kit/classes.ts'
import { place } from '../kit/position.ts'
import { PersonAvatar } from './PersonAvatar.tsx'

type Found = Pick<EmployeeSummary, 'id' | 'fullName' | 'positionTitle' | 'avatarUrl'>

interface FoundPeopleProps<Person extends Found> {
  readonly id: string
  readonly label: string
  readonly isOpen: boolean
  readonly people: ReadonlyArray<Person>
  /** Which of them Enter chooses. */
  readonly active: number
  /** The field below which they stand. */
  readonly anchor: RefObject<HTMLElement | null>
  /** What is said when there is none. */
  readonly nobody: string
  readonly onChoose: (person: Person) => void
}

/** The people a field offers for what was typed. In the top layer, so that no dialog cuts it off. */
export const FoundPeople = <Person extends Found>(props: FoundPeopleProps<Person>) => {
  const { id, label, isOpen, people, active, anchor, nobody, onChoose } = props
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another length is another height, so it is placed anew
  useEffect(() => {
    const list = panel.current
    if (!list || !anchor.current) return
    if (!isOpen) return list.matches(':popover-open') ? list.hidePopover() : undefined
    if (!list.matches(':popover-open')) list.showPopover()
    place(list, anchor.current)
  }, [isOpen, people.length, anchor])
  return (
    <div ref={panel} popover="manual" className={look('floating')}>
      <div id={id} role="listbox" aria-label={label} className={slot('person', 'list')}>
        {people.map((person, index) => (
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
              <span>
                <bdi>{person.fullName}</bdi>
              </span>
              {person.positionTitle === null ? null : <small>{person.positionTitle}</small>}
            </span>
          </div>
        ))}
      </div>
      {isOpen && people.length === 0 ? (
        <p className={slot('person', 'none')} role="status">
          {nobody}
        </p>
      ) : null}
    </div>
  )
}
