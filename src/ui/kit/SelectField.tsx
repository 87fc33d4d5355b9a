import { look } from './classes.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'

export type Choice = { readonly value: string; readonly label: string; readonly disabled?: boolean }

/** Those that have names, in their order. */
export const namedChoices = (names: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

type SelectFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly Choice[]
  /** Shown while nothing is chosen, and the way back to nothing. */
  readonly placeholder?: string
}

export const SelectField = (field: SelectFieldProps) => {
  const { value, onChange, choices, placeholder } = field
  const control = useControl(field)
  return (
    <FieldFrame field={field} id={control.id}>
      <select
        {...control}
        className={look('input', { as: 'select' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
