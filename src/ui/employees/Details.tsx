import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { profileFields } from '../../domain/employees/employee.fields.ts'
import { mayChange } from '../../domain/employees/fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { askedUntil } from '../../domain/employees/personPolicies.ts'
import type { ProfileSection } from '../../machines/employees/employeeForm.ts'
import type { ProfileSectionActor } from '../../machines/employees/profileSection.machine.ts'
import { useUser } from '../app/session.ts'
import { TagList } from '../kit/Chip.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Text } from '../kit/Text.tsx'
import { useActor } from './area.ts'
import { EditableSection } from './EditableSection.tsx'
import { EmailText } from './EmailText.tsx'
import { EmergencySection } from './EmergencySection.tsx'
import { laterTab } from './laterTab.tsx'
import { OtherSection } from './OtherSection.tsx'
import { denied } from './offers.ts'
import { PersonalSection } from './PersonalSection.tsx'
import { ManagerLink } from './PersonLink.tsx'
import { Picture } from './Picture.tsx'
import { PoliciesSection } from './PoliciesSection.tsx'
import { BasicFields, TagsFields, WorkFields } from './SectionFields.tsx'
import type { TabProps } from './tab.ts'

const { fields } = profileFields

const ChangeRequests = laterTab<{ readonly employee: Employee }>(
  async () => (await import('./changeRequests/ChangeRequests.tsx')).ChangeRequests,
  'employees/changeRequests',
)

/** § 2.1 The sections of the record, each edited in its place and saved alone. */
export const Details = ({ profile, employee, offers }: TabProps) => {
  const actor = useActor()
  const { fieldRights } = useUser()
  const { children } = useSelector(profile, (snapshot) => snapshot)
  if (children.other === undefined) return null
  const section = (name: ProfileSection) => ({
    section: children[name] as ProfileSectionActor,
    denied:
      name === 'basicInfo' || name === 'work' || name === 'tags'
        ? offers.edit
        : denied(mayChange(actor, employee.id, name, fieldRights)),
  })
  const { personal, hrPolicies, other } = employee
  return (
    <>
      <Suspense fallback={null}>
        <ChangeRequests employee={employee} />
      </Suspense>
      <EditableSection
        {...section('basicInfo')}
        title="Basic"
        fields={(form) => <BasicFields form={form} of={employee} />}
      >
        <DescriptionList
          items={[
            { term: fields.firstName.label, value: employee.firstName },
            { term: fields.lastName.label, value: employee.lastName },
            {
              term: fields.email.label,
              value: (
                <TextLink href={`mailto:${employee.email}`}>
                  <EmailText email={employee.email} />
                </TextLink>
              ),
            },
            {
              term: fields.phone.label,
              value: employee.phone && <TextLink href={`tel:${employee.phone}`}>{employee.phone}</TextLink>,
            },
          ]}
        />
      </EditableSection>
      <EditableSection {...section('work')} title="Work" fields={(form) => <WorkFields form={form} of={employee} />}>
        <DescriptionList
          items={[
            { term: fields.positionTitle.label, value: employee.positionTitle },
            { term: fields.departmentId.label, value: employee.department?.name },
            { term: fields.reportsTo.label, value: <ManagerLink of={employee} /> },
            { term: fields.startDate.label, value: <DateText value={employee.startDate} /> },
            {
              term: 'Employee directory',
              value: employee.hideFromEmployeeDirectory ? 'Hidden from lists and the org chart' : 'Shown',
            },
          ]}
        />
      </EditableSection>
      <EditableSection {...section('tags')} title="Tags" fields={(form) => <TagsFields form={form} />}>
        {employee.tags.length === 0 ? (
          <Text tone="muted">No tags yet.</Text>
        ) : (
          <TagList tags={employee.tags.map(({ name }) => name)} />
        )}
      </EditableSection>
      {personal === null ? null : <PersonalSection {...section('personal')} personal={personal} />}
      <EmergencySection {...section('emergency')} profile={profile} employee={employee} />
      {hrPolicies === null ? null : (
        <PoliciesSection {...section('hrPolicies')} policies={hrPolicies} until={askedUntil(employee)} />
      )}
      {other === null ? null : <OtherSection {...section('other')} other={other} />}
      <Picture profile={profile} employee={employee} denied={offers.edit} />
    </>
  )
}
