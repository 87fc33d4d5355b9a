import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ProfileSectionActor } from '../../../machines/employees/profileSection.machine.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { boundTo } from '../../kit/RecordForm.tsx'
import { EmployeeForm } from '../EmployeeForm.tsx'
import { PositionTitleField } from '../PositionTitleField.tsx'
import { ManagerField } from '../SectionFields.tsx'
import type { TabProps } from '../tab.ts'

interface WorkStepProps extends Pick<TabProps, 'profile' | 'employee' | 'offers'> {
  readonly name: 'position' | 'manager'
}

/** One field of the work section, in the form the section has: typed here, saved with the rest as it was. */
export const WorkStep = ({ profile, employee, offers, name }: WorkStepProps) => {
  const work = useSelector(profile, ({ children }) => children.work as ProfileSectionActor)
  const form = useSelector(work, ({ children }) => children.form as RecordFormActor | undefined)
  const [isChosen, choose] = useState(false)
  const isEditing = form !== undefined && isChosen
  useEffect(() => {
    if (form === undefined) return choose(false)
    return () => work.send({ type: 'editing.abandoned' })
  }, [work, form])
  const ask = () => {
    choose(true)
    work.send({ type: 'edit.asked' })
  }
  if (!isEditing)
    return (
      <Button
        size="sm"
        denied={offers.edit ?? (form === undefined ? undefined : 'Save or cancel the other one first.')}
        onClick={ask}
      >
        {name === 'position' ? 'Add position' : 'Choose manager'}
      </Button>
    )
  return (
    <div className={slot('start', 'form')}>
      <EmployeeForm form={form} saveLabel="Save">
        {(fields) =>
          name === 'position' ? (
            <PositionTitleField {...boundTo(fields, 'positionTitle')} />
          ) : (
            <ManagerField form={fields} of={employee} />
          )
        }
      </EmployeeForm>
    </div>
  )
}
