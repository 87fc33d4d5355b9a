import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { ServedGoal, Sharing } from '../../domain/goals/alignment.fields.ts'
import { servable } from '../../domain/goals/alignment.ts'
import type { TreeGoal } from '../../domain/goals/nouns.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { goalTreeReading } from '../../machines/goals/readings.ts'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { type Offer, useCombobox } from '../kit/combobox.tsx'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { useGoalTree } from './area.ts'

type ServesFieldProps = FieldProps & {
  readonly goal: { readonly id: GoalId; readonly employeeId: EmployeeId; readonly sharedWith: Sharing }
  readonly chosen: ServedGoal | null
  readonly onChange: (served: ServedGoal | null) => void
}

const none: ReadonlyArray<TreeGoal> = []
const OFFERED_MOST = 50

/** One of the goals that this one may serve: typing seeks by what is to be reached and by whose it is. */
export const ServesField = (field: ServesFieldProps) => {
  const { label, goal, chosen, onChange } = field
  const control = useControl(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const tree = useSelector(useGoalTree(), goalTreeReading.foundIn) ?? none
  const { id, employeeId, sharedWith } = goal
  const possible = useMemo(() => servable({ id, employeeId, sharedWith }, tree), [id, employeeId, sharedWith, tree])
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const combobox = useCombobox({
    id: `${control.id}l`,
    label,
    isOpen,
    typed: typed ?? '',
    offers: useMemo(() => offersOf(possible, typed ?? ''), [possible, typed]),
    takesFirst: true,
    anchor: box,
    nothing: 'No goal that this one may serve.',
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (value) => {
      const served = possible.find((one) => one.id === value)
      close()
      if (served) onChange({ id: served.id, title: served.title })
    },
  })
  return (
    <FieldFrame field={field} id={control.id}>
      <div ref={box} className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          {...combobox.input}
          className={slot('combobox', 'input')}
          placeholder="No goal in particular"
          value={typed ?? chosen?.title ?? ''}
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
        {chosen === null ? null : (
          <IconButton label="Clear what it serves" icon={<X />} size="sm" onClick={() => onChange(null)} />
        )}
      </div>
      {combobox.list}
    </FieldFrame>
  )
}

const offersOf = (goals: ReadonlyArray<TreeGoal>, typed: string): ReadonlyArray<Offer> => {
  const words = typed.toLocaleLowerCase().split(/\s+/)
  return goals
    .filter(({ title, employee }) => {
      const said = `${title} ${employee?.fullName ?? ''}`.toLocaleLowerCase()
      return words.every((word) => said.includes(word))
    })
    .slice(0, OFFERED_MOST)
    .map(({ id, title, employee }) => ({
      value: id,
      label: title,
      shown: (
        <span className={slot('combobox', 'words')}>
          <span>
            <bdi>{title}</bdi>
          </span>
          {employee === null ? null : <small>{employee.fullName}</small>}
        </span>
      ),
    }))
}
