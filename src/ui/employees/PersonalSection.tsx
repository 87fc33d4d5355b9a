import { employeeFields } from '../../domain/employees/employee.fields.ts'
import type { Personal } from '../../domain/employees/nouns.ts'
import { DateField } from '../kit/DateField.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Lines } from '../kit/Lines.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { boundTo } from '../kit/RecordForm.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import { EmailText } from './EmailText.tsx'
import type { Form } from './EmployeeForm.tsx'

const { fields } = employeeFields.personal

/** Seen by the person and by admins. */
export const PersonalSection = ({ personal, ...section }: SectionProps & { readonly personal: Personal }) => (
  <EditableSection {...section} title="Personal" fields={(form) => <PersonalFields form={form} />}>
    <DescriptionList
      items={[
        { term: fields.dateOfBirth.label, value: <DateText value={personal.dateOfBirth} /> },
        { term: fields.gender.label, value: personal.gender },
        {
          term: fields.personalEmail.label,
          value: personal.personalEmail && (
            <TextLink href={`mailto:${personal.personalEmail}`}>
              <EmailText email={personal.personalEmail} />
            </TextLink>
          ),
        },
        {
          term: fields.personalPhone.label,
          value: personal.personalPhone && (
            <TextLink href={`tel:${personal.personalPhone}`}>{personal.personalPhone}</TextLink>
          ),
        },
        { term: fields.address.label, value: personal.address && <Lines>{personal.address}</Lines> },
        { term: fields.rightToWork.label, value: personal.rightToWork },
      ]}
    />
  </EditableSection>
)

const PersonalFields = ({ form }: { readonly form: Form }) => (
  <>
    <Columns>
      <DateField {...boundTo(form, 'dateOfBirth')} />
      <TextField {...boundTo(form, 'gender')} />
      <TextField {...boundTo(form, 'personalEmail')} type="email" />
      <TextField {...boundTo(form, 'personalPhone')} type="tel" />
      <TextField
        {...boundTo(form, 'rightToWork')}
        hint="For example citizen, resident, or a visa with its expiry date."
      />
    </Columns>
    <TextArea {...boundTo(form, 'address')} />
  </>
)
