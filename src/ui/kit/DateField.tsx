import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly min?: string
  readonly max?: string
}

/** A day, by the browser's own picker: it speaks the person's language and works by keyboard and touch. */
export const DateField = (field: DateFieldProps) => <TextField {...field} type="date" />
