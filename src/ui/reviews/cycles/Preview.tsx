import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { type CycleDraft, cycleFields, withoutUnasked } from '../../../domain/reviews/cycles/cycle.fields.ts'
import type { CycleRow, NewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { previewGroups, refusals } from '../../../domain/reviews/cycles/wording.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { toCycle } from '../../../machines/reviews/cycles/cycleForm.ts'
import { cyclePreviewReading } from '../../../machines/reviews/cycles/readings.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { usePreviewReading } from './area.ts'
import { byReason, RowsByReason } from './RowsByReason.tsx'

/** Who would be in the cycle, and who not and why: before anything is planned. */
export const Preview = ({ id, draft }: { readonly id: ReviewCycleId; readonly draft: CycleDraft }) => {
  const typed = useDeferredValue(draft)
  // What it is called decides nothing, so that typing a name asks nobody.
  const cycle = useMemo((): NewCycle | null => {
    const asked = withoutUnasked({ ...typed, name: 'Preview' })
    return Object.keys(cycleFields.problems(asked)).length === 0 ? toCycle(id, asked) : null
  }, [id, typed])
  const reading = usePreviewReading(cycle)
  const found = useSelector(reading, cyclePreviewReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  return (
    <Section title="Preview">
      {failure !== null ? (
        <ErrorState title="The preview could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      ) : cycle === null ? (
        <Text as="p">Choose people, dates and a template to see a preview.</Text>
      ) : found === null ? (
        <Skeleton height={96} />
      ) : (
        <Found rows={found.rows} />
      )}
    </Section>
  )
}

const Found = ({ rows }: { readonly rows: ReadonlyArray<CycleRow> }) => {
  const planned = rows.filter(({ because }) => because === null)
  return (
    <div role="status">
      <Text as="p" style="label">
        {planned.length === 1 ? '1 review would be planned now.' : `${planned.length} reviews would be planned now.`}
      </Text>
      <RowsByReason
        groups={[
          {
            name: previewGroups.planned,
            lines: planned.map(({ employee, reviewer }) => ({
              id: employee.id,
              text: `${employee.fullName}, reviewed by ${reviewer?.fullName ?? ''}`,
            })),
          },
          ...byReason(skippedLines(rows)),
        ]}
      />
    </div>
  )
}

/** Why each of them is not planned now. */
export const skippedLines = (rows: ReadonlyArray<CycleRow>) =>
  rows.flatMap(({ employee, because }) =>
    because === null ? [] : [{ id: employee.id, text: employee.fullName, reason: refusals[because] }],
  )
