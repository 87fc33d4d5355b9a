import { useRef, useState } from 'react'
import { found } from '../../domain/orgChart/finding.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { FoundPeople } from '../app/FoundPeople.tsx'
import { useFindKeys } from '../app/useFindKeys.ts'
import { slot } from '../kit/classes.ts'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { useTree } from './area.ts'

type FindPersonProps = FieldProps & {
  /** What stands in the field while nothing is typed: the person chosen. */
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
  const box = useRef<HTMLDivElement>(null)
  const listId = `${control.id}l`
  const nodes = typed === null || typed.trim() === '' ? nobody : found(tree, typed, mayBe)
  const isOpen = typed !== null && typed.trim() !== ''

  const close = () => {
    setTyped(null)
    restart()
  }
  const choose = (node: OrgNode) => {
    close()
    onFound(node)
  }
  const { active, restart, onKeyDown } = useFindKeys({ isOpen, found: nodes, onClose: close, onChoose: choose })

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
          aria-activedescendant={nodes[active] ? `${listId}${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed ?? chosen}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value)
            restart()
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </div>
      <FoundPeople
        id={listId}
        label={label}
        isOpen={isOpen}
        people={nodes.map(({ person }) => person)}
        active={active}
        anchor={box}
        nobody="Nobody of this name."
        onChoose={({ id }) => {
          const node = nodes.find(({ person }) => person.id === id)
          if (node) choose(node)
        }}
      />
    </FieldFrame>
  )
}
