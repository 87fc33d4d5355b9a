import { useSelector } from '@xstate/react'
import { Eye } from 'lucide-react'
import type { Emergency, Employee } from '../../domain/employees/nouns.ts'
import {
  CONTACT_NAME_MAX,
  MEDICAL_NOTES_MAX,
  RELATIONSHIP_MAX,
  SHORT_MAX,
} from '../../domain/employees/profileDrafts.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { Button } from '../kit/Button.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Lines } from '../kit/Lines.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { fieldLabels } from './conflict.ts'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import { bound, type Form } from './form.ts'

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
        { term: fieldLabels.medicalNotes, value: emergency.medicalNotes && <Lines>{emergency.medicalNotes}</Lines> },
      ]}
    />
  </EditableSection>
)

const contact = (name: string | null, relationship: string | null, phone: string | null) =>
  name === null ? null : (
    <>
      {name}
      {relationship === null ? null : ` (${relationship})`}
      {phone === null ? null : (
        <>
          {', '}
          <TextLink href={`tel:${phone}`}>{phone}</TextLink>
        </>
      )}
    </>
  )

const EmergencyFields = ({ form }: { readonly form: Form }) => (
  <>
    <Columns>
      <TextField {...bound(form, 'contactName')} label={fieldLabels.contactName} maxLength={CONTACT_NAME_MAX} />
      <TextField
        {...bound(form, 'contactRelationship')}
        label={fieldLabels.contactRelationship}
        maxLength={RELATIONSHIP_MAX}
      />
      <TextField {...bound(form, 'contactPhone')} label={fieldLabels.contactPhone} type="tel" maxLength={SHORT_MAX} />
    </Columns>
    <Columns>
      <TextField {...bound(form, 'secondName')} label={fieldLabels.secondName} maxLength={CONTACT_NAME_MAX} />
      <TextField
        {...bound(form, 'secondRelationship')}
        label={fieldLabels.secondRelationship}
        maxLength={RELATIONSHIP_MAX}
      />
      <TextField {...bound(form, 'secondPhone')} label={fieldLabels.secondPhone} type="tel" maxLength={SHORT_MAX} />
    </Columns>
    <TextArea
      {...bound(form, 'medicalNotes')}
      label={fieldLabels.medicalNotes}
      hint="What whoever helps first has to know."
      maxLength={MEDICAL_NOTES_MAX}
    />
  </>
)
