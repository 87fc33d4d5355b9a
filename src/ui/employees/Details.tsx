import { useSelector } from '@xstate/react'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { EmployeeEditorActor } from '../../machines/employees/employeeEditor.machine.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { TagList } from '../kit/Chip.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Text } from '../kit/Text.tsx'
import { EditableSection } from './EditableSection.tsx'
import type { Offers } from './offers.ts'
import { ManagerLink } from './PersonLink.tsx'
import { Picture } from './Picture.tsx'
import { BasicFields, TagsFields, WorkFields } from './SectionFields.tsx'

interface DetailsProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly offers: Offers
}

/** § 2.1 The sections of the record, each edited in its place and saved alone. */
export const Details = ({ profile, employee, offers }: DetailsProps) => {
  const basicInfo = useSelector(profile, ({ children }) => children.basicInfo as EmployeeEditorActor | undefined)
  const work = useSelector(profile, ({ children }) => children.work as EmployeeEditorActor | undefined)
  const tags = useSelector(profile, ({ children }) => children.tags as EmployeeEditorActor | undefined)
  if (!basicInfo || !work || !tags) return null
  return (
    <>
      <EditableSection
        title="Basic"
        editor={basicInfo}
        denied={offers.edit}
        fields={(form) => <BasicFields form={form} />}
      >
        <DescriptionList
          items={[
            { term: 'First name', value: employee.firstName },
            { term: 'Last name', value: employee.lastName },
            { term: 'Email', value: employee.email },
            { term: 'Phone', value: employee.phone },
          ]}
        />
      </EditableSection>
      <EditableSection
        title="Work"
        editor={work}
        denied={offers.edit}
        fields={(form) => <WorkFields form={form} of={employee} />}
      >
        <DescriptionList
          items={[
            { term: 'Position', value: employee.positionTitle },
            { term: 'Department', value: employee.department?.name },
            { term: 'Manager', value: <ManagerLink of={employee} /> },
            { term: 'Start date', value: <DateText value={employee.startDate} /> },
            {
              term: 'Employee directory',
              value: employee.hideFromEmployeeDirectory ? 'Hidden from lists and the org chart' : 'Shown',
            },
          ]}
        />
      </EditableSection>
      <EditableSection title="Tags" editor={tags} denied={offers.edit} fields={(form) => <TagsFields form={form} />}>
        {employee.tags.length === 0 ? (
          <Text tone="muted">No tags yet.</Text>
        ) : (
          <TagList tags={employee.tags.map(({ name }) => name)} />
        )}
      </EditableSection>
      <Picture profile={profile} employee={employee} denied={offers.edit} />
    </>
  )
}
