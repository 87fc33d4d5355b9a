import { useSelector } from '@xstate/react'
import { Eye } from 'lucide-react'
import { employeeFields } from '../../domain/employees/employee.fields.ts'
import type { Emergency, Employee } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { Button } from '../kit/Button.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Lines } from '../kit/Lines.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { boundTo } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { EmergencyContactFields } from './ContactFields.tsx'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import type { Form } from './EmployeeForm.tsx'

const { fields } = employeeFields.emergency

const title = 'Emergency contacts'

interface EmergencySectionProps extends SectionProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
}

/** One's own at once; another's when asked for, since each reading is written down. */
export const EmergencySection = ({ profile, employee, ...section }: EmergencySectionProps) => {
  if (employee.emergency !== null) return <Shown {...section} emergency={employee.emergency} />
  return employee.mayShowEmergency ? <OnRequest profile={profile} /> : null
}

const OnRequest = ({ profile }: { readonly profile: EmployeeProfileActor }) => {
  const isReading = useSelector(profile, (snapshot) => snapshot.matches({ showing: 'readingEmergency' }))
  return (
    <Section
      title={title}
      action={
        <Button tone="ghost" size="sm" busy={isReading} onClick={() => profile.send({ type: 'emergency.asked' })}>
          <Eye aria-hidden="true" />
          Show
          <span className="sr-only"> the emergency contacts</span>
        </Button>
      }
    >
      <Text tone="muted">{wording.emergencyOnRequest}</Text>
    </Section>
  )
}

const Shown = ({ emergency, ...section }: SectionProps & { readonly emergency: Emergency }) => (
  <EditableSection {...section} title={title} fields={(form) => <EmergencyFields form={form} />}>
    <div data-in-line>
      <DescriptionList
        items={[
          {
            term: 'First contact',
            value: contact(emergency.contactName, emergency.contactRelationship, emergency.contactPhone),
          },
          {
            term: 'Second contact',
            value: contact(emergency.secondName, emergency.secondRelationship, emergency.secondPhone),
          },
          { term: fields.medicalNotes.label, value: emergency.medicalNotes && <Lines>{emergency.medicalNotes}</Lines> },
        ]}
      />
    </div>
  </EditableSection>
)

const contact = (name: string | null, relationship: string | null, phone: string | null) =>
  name === null ? null : (
    <>
      {name}
      {relationship === null ? null : ` (${relationship})`}
      {phone === null ? null : (
        <>
          <br />
          <span style={{ whiteSpace: 'nowrap' }}>
            <TextLink href={`tel:${phone}`}>{phone}</TextLink>
          </span>
        </>
      )}
    </>
  )

const EmergencyFields = ({ form }: { readonly form: Form }) => (
  <>
    <EmergencyContactFields form={form} />
    <TextArea {...boundTo(form, 'medicalNotes')} hint="What a first aider needs to know." />
  </>
)
