import type { DepartmentId } from '../../domain/kernel/ids.ts'
import type { FieldProps } from '../kit/Field.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { useDepartments } from './area.ts'

type DepartmentFieldProps = FieldProps & {
  readonly value: DepartmentId | null
  readonly onChange: (id: DepartmentId | null) => void
}

/** One of the client's departments, or none. */
export const DepartmentField = ({ value, onChange, ...field }: DepartmentFieldProps) => (
  <SelectField
    {...field}
    placeholder="No department"
    value={value ?? ''}
    choices={useDepartments().map(({ id, name }) => ({ value: id, label: name }))}
    onChange={(id) => onChange(id === '' ? null : (id as DepartmentId))}
  />
)
