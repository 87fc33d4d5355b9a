import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ProfileDraft, profileFields } from '../../../domain/employees/employee.fields.ts'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { denials } from '../../../domain/employees/vacancies/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { employeeForm } from '../../../machines/employees/employeeForm.ts'
import { vacanciesReading } from '../../../machines/employees/vacancies/readings.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { useEmployees } from '../area.ts'
import { useVacanciesReading } from './area.ts'

interface ForVacancyProps {
  /** As the address says it. */
  readonly id: string
}

const newId = () => crypto.randomUUID() as string as EmployeeId

const beginning = (vacancy: Vacancy): ProfileDraft => ({
  ...profileFields.blank,
  positionTitle: vacancy.title,
  departmentId: vacancy.department?.id ?? null,
  reportsTo: vacancy.manager?.isActive ? vacancy.manager.id : null,
  startDate: vacancy.startDay ?? '',
})

/** Opens the form of a new person with what the vacancy says, and says that saving fills it. Without it the form is empty. */
export const ForVacancy = ({ id }: ForVacancyProps) => {
  const employees = useEmployees()
  const reading = useVacanciesReading()
  // As it was when the form opened: saving fills it, and the list is read anew before the page is left.
  const [begun, begin] = useState<Vacancy | 'gone' | 'unread' | 'none' | null>(null)
  useEffect(() => {
    const open = (found: ReadonlyArray<Vacancy> | null) => {
      const vacancy = found?.find((one) => one.id === id && one.state === 'Open')
      begin(vacancy ?? (found === null ? 'unread' : 'gone'))
      employees.send({
        type: 'creation.opened',
        id: newId(),
        ...(vacancy && { begun: { blank: beginning(vacancy), vacancy: vacancy.id } }),
      })
    }
    const look = (snapshot: ReturnType<typeof reading.getSnapshot>) => {
      if (!snapshot.matches('showing') && !snapshot.matches('failed')) return false
      open(vacanciesReading.foundIn(snapshot))
      return true
    }
    if (look(reading.getSnapshot())) return
    const watched = reading.subscribe((snapshot) => {
      if (look(snapshot)) watched.unsubscribe()
    })
    return () => watched.unsubscribe()
  }, [employees, reading, id])
  const failure = useSelector(reading, ({ context }) => context.failure)

  /** What is typed stays, in a form that fills nothing. */
  const drop = () => {
    const form = employees.getSnapshot().children.creation as RecordFormActor | undefined
    const blank = form === undefined ? profileFields.blank : employeeForm.draftIn(form.getSnapshot())
    employees.send({ type: 'creation.closed' })
    employees.send({ type: 'creation.opened', id: newId(), begun: { blank, vacancy: null } })
    begin('none')
  }

  if (begun === null || begun === 'none') return null
  if (begun === 'gone') return <Banner tone="warning">{denials.notOpen}</Banner>
  if (begun === 'unread')
    return (
      <Banner tone="warning">
        The vacancy could not be loaded, so it will not be filled. {failure === null ? null : failureSentence(failure)}
      </Banner>
    )
  return (
    <Banner
      action={
        <Button size="sm" onClick={drop}>
          Do not fill it
        </Button>
      }
    >
      Creating this person fills the vacancy “{begun.title}”.
    </Banner>
  )
}
