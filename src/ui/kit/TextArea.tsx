import type { RefObject } from 'react'
import { look } from './classes.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'

type TextAreaProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly maxLength?: number | undefined
  readonly ref?: RefObject<HTMLTextAreaElement | null>
}

/** Grows with what is written, up to a limit. */
export const TextArea = (field: TextAreaProps) => {
  const control = useControl(field)
  return (
    <FieldFrame field={field} id={control.id}>
      <textarea
        {...control}
        ref={field.ref}
        className={look('input', { as: 'area' })}
        rows={3}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        placeholder={field.placeholder}
        maxLength={field.maxLength}
      />
    </FieldFrame>
  )
}
