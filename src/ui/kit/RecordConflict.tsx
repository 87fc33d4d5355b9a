import { useSelector } from '@xstate/react'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { Banner } from './Banner.tsx'
import { BothVersions } from './BothVersions.tsx'
import { Button } from './Button.tsx'
import { Skeleton } from './Skeleton.tsx'

/** How each field is called, and how its value is written. */
export type RecordConflict<Draft> = {
  readonly [Field in keyof Draft]: readonly [label: string, written: (draft: Draft) => string]
}

interface Both<Draft> {
  readonly theirs: Draft
  readonly mine: Draft
  readonly fields: ReadonlyArray<keyof Draft>
}

interface RecordConflictProps<Draft> {
  readonly form: RecordFormActor
  /** Null while nobody knows what the other has saved. */
  readonly both: Both<Draft> | null
  readonly conflict: RecordConflict<Draft>
}

/** Instead of the fields, while somebody else's change stands against what was typed. */
export const RecordConflictView = <Draft,>({ form, both, conflict }: RecordConflictProps<Draft>) => {
  const refusal = useSelector(form, ({ context }) => context.refusal)
  return (
    <>
      <Banner tone="warning">Someone else changed this in the meantime. Nothing you typed is lost.</Banner>
      {both !== null ? (
        <BesideEachOther form={form} both={both} conflict={conflict} />
      ) : refusal === null ? (
        <Skeleton height={96} />
      ) : (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => form.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          }
        >
          {refusal}
        </Banner>
      )}
    </>
  )
}

interface BesideProps<Draft> extends RecordConflictProps<Draft> {
  readonly both: Both<Draft>
}

const BesideEachOther = <Draft,>({ form, both: { theirs, mine, fields }, conflict }: BesideProps<Draft>) => (
  <BothVersions
    differences={fields.map((field) => {
      const [label, written] = conflict[field]
      return { label, theirs: written(theirs) || '–', mine: written(mine) || '–' }
    })}
    onTakeTheirs={() => form.send({ type: 'theirs.taken' })}
    onKeepMine={() => form.send({ type: 'mine.kept' })}
  />
)
