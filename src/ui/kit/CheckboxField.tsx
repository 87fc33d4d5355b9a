import { slot } from './classes.ts'
import { FieldNotes, type FieldProps, useControl } from './Field.tsx'

type CheckboxFieldProps = FieldProps & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly kind?: 'checkbox' | 'switch'
  /** Shown in place of the label, which is read aloud and begins with it. */
  readonly short?: string
}

export const CheckboxField = (field: CheckboxFieldProps) => {
  const { kind = 'checkbox', checked, onChange, label, short } = field
  const control = useControl(field)
  return (
    <div className={slot('choice', 'root')}>
      <input
        {...control}
        type="checkbox"
        aria-label={short && label}
        role={kind === 'switch' ? 'switch' : undefined}
        className={slot('choice', 'input', { kind })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={control.id} className={slot('choice', 'label')}>
        {short ?? label}
      </label>
      <div>
        <FieldNotes field={field} id={control.id} />
      </div>
    </div>
  )
}
