import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { found } from '../../domain/orgChart/finding.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { look, slot } from '../kit/classes.ts'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { place } from '../kit/position.ts'
import { useTree } from './area.ts'

type FindPersonProps = FieldProps & {
  /** What stands in the field while nothing is typed: whoever is chosen. */
  readonly chosen: string
  readonly placeholder: string
  readonly mayBe?: (node: OrgNode) => boolean
  readonly onFound: (node: OrgNode) => void
}

const nobody: ReadonlyArray<OrgNode> = []

/** Typing finds people of the chart, arrows walk, Enter chooses, Escape takes back what was typed. */
export const FindPerson = (field: FindPersonProps) => {
  const { chosen, placeholder, mayBe, onFound, label } = field
  const tree = useTree()
  const control = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const listId = `${control.id}l`
  const people = typed === null || typed.trim() === '' ? nobody : found(tree, typed, mayBe)
  const isOpen = typed !== null && typed.trim() !== ''

  const close = () => {
    setTyped(null)
    setActive(0)
  }
  const choose = (node: OrgNode | undefined) => {
    close()
    if (node) onFound(node)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && people.length > 0) setActive((active + step + people.length) % people.length)
    else if (key === 'Escape') close()
    else if (key === 'Enter') choose(people[active])
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('person', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          className={slot('person', 'input')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={people[active] ? `${listId}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed ?? chosen}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </div>
      <People
        id={listId}
        label={label}
        isOpen={isOpen}
        people={people}
        active={active}
        anchor={box}
        onChoose={choose}
      />
    </FieldFrame>
  )
}

interface PeopleProps {
  readonly id: string
  readonly label: string
  readonly isOpen: boolean
  readonly people: ReadonlyArray<OrgNode>
  readonly active: number
  readonly anchor: RefObject<HTMLElement | null>
  readonly onChoose: (node: OrgNode) => void
}

/** In the top layer, so that no dialog cuts it off. */
const People = ({ id, label, isOpen, people, active, anchor, onChoose }: PeopleProps) => {
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
        {people.map((node, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the input
          <div
            key={node.person.id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            className={slot('person', 'option')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(node)}
          >
            <PersonAvatar person={node.person} size={24} />
            <span className={slot('person', 'words')}>
              <bdi>{node.person.fullName}</bdi>
              {node.person.positionTitle === null ? null : <small>{node.person.positionTitle}</small>}
            </span>
          </div>
        ))}
      </div>
      {isOpen && people.length === 0 ? (
        <p className={slot('person', 'none')} role="status">
          Nobody of this name.
        </p>
      ) : null}
    </div>
  )
}
