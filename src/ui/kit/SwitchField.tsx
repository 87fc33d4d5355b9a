import type { ComponentProps } from 'react'
import { CheckboxField } from './CheckboxField.tsx'

/** For what takes effect at once; a checkbox is for what is saved later with the rest. */
export const SwitchField = (field: Omit<ComponentProps<typeof CheckboxField>, 'kind'>) => (
  <CheckboxField {...field} kind="switch" />
)
