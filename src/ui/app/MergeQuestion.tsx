import type { ReactNode } from 'react'
import { Dialog } from '../kit/Dialog.tsx'
import { SelectField } from '../kit/SelectField.tsx'

interface MergeQuestionProps {
  /** What was to be deleted. */
  readonly name: string
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly into: string | null
  readonly busy: boolean
  readonly error: string | null
  readonly onChoose: (id: string) => void
  readonly onMerge: () => void
  readonly onCancel: () => void
  /** Who uses it. */
  readonly children: ReactNode
}

/** What is asked instead of a deletion, of what is in use: what those who use it are to use then. */
export const MergeQuestion = ({
  name,
  choices,
  into,
  busy,
  error,
  onChoose,
  onMerge,
  onCancel,
  children,
}: MergeQuestionProps) => {
  const target = choices.find(({ value }) => value === into)
  return (
    <Dialog
      title={`“${name}” is in use`}
      confirmLabel={target === undefined ? 'Merge' : `Merge into ${target.label}`}
      denied={
        choices.length === 0
          ? 'There is nothing else to merge it into.'
          : target === undefined
            ? 'First choose what to merge into.'
            : undefined
      }
      busy={busy}
      error={error}
      onConfirm={onMerge}
      onCancel={onCancel}
    >
      {children}
      <SelectField
        label="Merge into"
        placeholder="Choose one"
        value={into ?? ''}
        choices={choices}
        onChange={onChoose}
      />
    </Dialog>
  )
}
