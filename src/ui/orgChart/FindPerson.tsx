import { useMemo, useRef, useState } from 'react'
import { found } from '../../domain/orgChart/finding.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { offeredPeople } from '../app/offeredPeople.tsx'
import { slot } from '../kit/classes.ts'
import { useCombobox } from '../kit/combobox.tsx'
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
  const isOpen = typed !== null && typed.trim() !== ''
  const nodes = useMemo(() => (isOpen ? found(tree, typed, mayBe) : nobody), [isOpen, tree, typed, mayBe])
  const close = () => setTyped(null)
  const combobox = useCombobox({
    id: `${control.id}l`,
    label,
    isOpen,
    typed: typed ?? '',
    offers: useMemo(() => offeredPeople(nodes.map(({ person }) => person)), [nodes]),
    takesFirst: true,
    anchor: box,
    nothing: 'No one with this name.',
    onClose: close,
    onChoose: (id) => {
      const node = nodes.find(({ person }) => person.id === id)
      close()
      if (node) onFound(node)
    },
  })

  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          {...combobox.input}
          className={slot('combobox', 'input')}
          placeholder={placeholder}
          value={typed ?? chosen}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={combobox.heed}
          onBlur={close}
        />
      </div>
      {combobox.list}
    </FieldFrame>
  )
}
