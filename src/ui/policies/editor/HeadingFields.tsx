import { useId } from 'react'
import { headingFields, type PolicyHeading } from '../../../domain/policies/heading.fields.ts'
import { usePart } from '../../app/session.ts'
import { look } from '../../kit/classes.ts'
import { FieldFrame, useControl } from '../../kit/Field.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'

interface HeadingFieldsProps {
  readonly heading: PolicyHeading
  /** Whether what is missing is said already. */
  readonly isStrict: boolean
  /** Without it nothing can be changed, and the page says why. */
  readonly onChange?: (change: Partial<PolicyHeading>) => void
}

const { title: named, category: filed } = headingFields.fields

/** Title and category: what the list shows of a policy. */
export const HeadingFields = ({ heading, isStrict, onChange }: HeadingFieldsProps) => {
  const problems = headingFields.problems(heading)
  const denied = onChange === undefined ? '' : undefined
  return (
    <Columns>
      <TextField
        label={named.label}
        name="title"
        required
        value={heading.title}
        onChange={(title) => onChange?.({ title })}
        denied={denied}
        error={isStrict ? problems.title : undefined}
        maxLength={named.max}
      />
      <CategoryField
        value={heading.category}
        error={isStrict ? problems.category : undefined}
        denied={denied}
        onChange={(category) => onChange?.({ category })}
      />
    </Columns>
  )
}

interface CategoryFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly denied: string | undefined
  readonly onChange: (category: string) => void
}

const none: ReadonlyArray<string> = []

/** One in use, or a new one: a category is there as long as a policy is filed under it. */
const CategoryField = ({ value, error, denied, onChange }: CategoryFieldProps) => {
  const known = usePart('bootstrap')?.hrDocumentCategoryList ?? none
  const field = { label: filed.label, name: 'category', error, denied, hint: 'Choose a category or type a new one.' }
  const control = useControl(field)
  const list = useId()
  return (
    <FieldFrame field={field} id={control.id}>
      <input
        {...control}
        type="text"
        list={list}
        className={look('input')}
        value={value}
        maxLength={filed.max}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
