import type { ComponentProps } from 'react'
import { slot } from '../kit/classes.ts'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'

type Field = ComponentProps<typeof TextField>

interface ContactFieldsProps {
  readonly name: Field
  readonly relationship: Field
  readonly phone: Field
}

/** Whom to call, in one row: elsewhere each field's name says of which contact it is, here its group does. */
const ContactFields = ({ name, relationship, phone }: ContactFieldsProps) => (
  <fieldset className={slot('outline', 'group')}>
    <legend className="sr-only">{name.label}</legend>
    <Columns of="whole">
      <TextField {...name} />
      <TextField {...relationship} label="Relationship" />
      <TextField {...phone} label="Phone" type="tel" />
    </Columns>
  </fieldset>
)

type Contacts = Record<
  'contactName' | 'contactRelationship' | 'contactPhone' | 'secondName' | 'secondRelationship' | 'secondPhone',
  string
>

/** Both of a person, wherever they are written. */
export const EmergencyContactFields = ({ form }: { readonly form: RecordFields<Contacts> }) => (
  <>
    <ContactFields
      name={boundTo(form, 'contactName')}
      relationship={boundTo(form, 'contactRelationship')}
      phone={boundTo(form, 'contactPhone')}
    />
    <ContactFields
      name={boundTo(form, 'secondName')}
      relationship={boundTo(form, 'secondRelationship')}
      phone={boundTo(form, 'secondPhone')}
    />
  </>
)
