import { slot } from './classes.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'

type RangeFieldProps = FieldProps & {
  readonly value: number
  readonly min: number
  readonly max: number
  /** The value in words, for those who cannot see where the thumb stands. */
  readonly text?: string
  readonly onChange: (value: number) => void
}

export const RangeField = (field: RangeFieldProps) => {
  const control = useControl(field)
  return (
    <FieldFrame field={field} id={control.id}>
      <input
        {...control}
        type="range"
        className={slot('cropper', 'dial')}
        min={field.min}
        max={field.max}
        value={field.value}
        aria-valuetext={field.text}
        onChange={(event) => field.onChange(event.target.valueAsNumber)}
      />
    </FieldFrame>
  )
}
