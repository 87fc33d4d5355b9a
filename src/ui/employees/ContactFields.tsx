import type { ComponentProps } from 'react'
import { slot } from '../kit/classes.ts'
import { Columns } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'

type Field = ComponentProps<typeof TextField>

interface ContactFieldsProps {
  readonly name: Field
  readonly relationship: Field
  readonly phone: Field
}

/** Whom to call, in one row: elsewhere each field's name says of which contact it is, here its group does. */
export const ContactFields = ({ name, relationship, phone }: ContactFieldsProps) => (
  <fieldset className={slot('outline', 'group')}>
    <legend className="sr-only">{name.label}</legend>
    <Columns of="whole">
      <TextField {...name} />
      <TextField {...relationship} label="Relationship" />
      <TextField {...phone} label="Phone" type="tel" />
    </Columns>
  </fieldset>
)
