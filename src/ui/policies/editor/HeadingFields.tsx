import { headingFields, type PolicyHeading } from '../../../domain/policies/heading.fields.ts'
import { usePart } from '../../app/session.ts'
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
const none: ReadonlyArray<string> = []

/** Title and category: what the list shows of a policy. A category is there as long as a policy is filed under it. */
export const HeadingFields = ({ heading, isStrict, onChange }: HeadingFieldsProps) => {
  const known = usePart('bootstrap')?.hrDocumentCategoryList ?? none
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
      <TextField
        label={filed.label}
        name="category"
        hint="Choose a category or type a new one."
        value={heading.category}
        known={known}
        onChange={(category) => onChange?.({ category })}
        denied={denied}
        error={isStrict ? problems.category : undefined}
        maxLength={filed.max}
      />
    </Columns>
  )
}
