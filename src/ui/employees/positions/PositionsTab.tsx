import { ClipboardList } from 'lucide-react'
import type { Position } from '../../../domain/employees/nouns.ts'
import type { PositionId } from '../../../domain/kernel/ids.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { useTimeZone } from '../../app/time.ts'
import { AddNewButton } from '../../kit/AddNewButton.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import type { TabProps } from '../tab.ts'
import { useLeaving, usePositions, usePositionWork } from './area.ts'
import { PositionBadges } from './PositionBadges.tsx'
import { PositionForm } from './PositionForm.tsx'

/** § 3 The positions somebody holds and has held; each has a page with its description. */
export const PositionsTab = ({ employee, offers }: TabProps) => {
  const positions = usePositions()
  const { editing, form } = usePositionWork()
  useLeaving()
  const { id, positions: held } = employee
  const isAdding = editing?.employeeId === id && editing.position === null
  const add = () =>
    positions.send({
      type: 'creation.asked',
      employeeId: id,
      held,
      id: crypto.randomUUID() as PositionId,
    })
  return (
    <>
      {isAdding && form ? (
        <Section title="New position">
          <PositionForm form={form} employeeId={id} isFirst={held.length === 0} />
        </Section>
      ) : null}
      <Section
        title="Positions"
        action={isAdding ? <span /> : <AddNewButton label="Add position" denied={offers.edit} onPress={add} />}
      >
        {held.length === 0 ? (
          <EmptyState icon={<ClipboardList />} title="No position yet">
            The org chart marks {employee.fullName} as missing a position description.
          </EmptyState>
        ) : (
          <ul className={slot('profile', 'list')}>
            {held.map((position) => (
              <li key={position.id}>
                <Item employeeId={id} position={position} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}

const Item = ({ employeeId, position }: { readonly employeeId: string; readonly position: Position }) => {
  const timeZone = useTimeZone()
  return (
    <a href={pathTo('employeePosition', { employeeId, id: position.id })} className={slot('profile', 'person')}>
      <span className={slot('profile', 'words')}>
        <span>{position.title}</span>
        {position.startDateUTC === null ? null : (
          <small>
            Since <DateText value={position.startDateUTC} timeZone={timeZone} />
          </small>
        )}
      </span>
      <PositionBadges position={position} />
    </a>
  )
}
