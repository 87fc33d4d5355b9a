import { useSelector } from '@xstate/react'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { askingCounts, askingFields } from '../../../domain/reviews/cycles/askingOthers.ts'
import type { AskingPreview } from '../../../domain/reviews/cycles/nouns.ts'
import { askingRefusals, askWords, previewGroups, wouldAskWords } from '../../../domain/reviews/cycles/wording.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { askingPreviewReading } from '../../../machines/reviews/cycles/readings.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useAskingPreview, useCycleAsking } from './area.ts'
import { byReason, RowsByReason } from './RowsByReason.tsx'

/** Others are asked for feedback in all reviews of a cycle: whom, and what would come of it before it is done. */
export const AskOthers = ({ id }: { readonly id: ReviewCycleId }) => {
  const machine = useCycleAsking()
  const { draft, refusal } = useSelector(machine, ({ context }) => context)
  const isBusy = useSelector(machine, (snapshot) => snapshot.hasTag('busy'))
  const problems = askingFields.problems(draft)
  const isComplete = Object.keys(problems).length === 0
  const reading = useAskingPreview(isComplete ? { id, rules: askingFields.toSaved(draft) } : null)
  const found = useSelector(reading, askingPreviewReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const { reports, peers, proposals } = askingFields.fields
  const counts = found === null ? null : askingCounts(found.rows)
  const change = (changed: Partial<typeof draft>) => machine.send({ type: 'asking.changed', change: changed })
  return (
    <Dialog
      title="Ask others for feedback"
      confirmLabel={askWords(counts?.people ?? 0)}
      busy={isBusy}
      error={refusal}
      denied={
        !isComplete || counts === null
          ? 'Preview who would be asked first.'
          : counts.asked === 0
            ? wouldAskWords(counts)
            : undefined
      }
      onConfirm={() => found !== null && machine.send({ type: 'asking.pressed', digest: found.digest })}
      onCancel={() => machine.send({ type: 'asking.closed' })}
    >
      <Stack gap={4}>
        <Text as="p">For every review in this cycle that is being written. People get one email per review.</Text>
        <CheckboxField
          label={reports.label}
          checked={draft.reports}
          onChange={(isChosen) => change({ reports: isChosen })}
        />
        <CheckboxField
          label={proposals.label}
          checked={draft.proposals}
          onChange={(isChosen) => change({ proposals: isChosen })}
        />
        <TextField
          label={peers.label}
          value={draft.peers}
          error={problems.peers}
          hint="People with the same manager, in turn, so that no one is asked more often than others. People who are already asked count too."
          onChange={(typed) => change({ peers: typed })}
        />
        {failure !== null ? (
          <ErrorState title="The preview could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
            {failureSentence(failure)}
          </ErrorState>
        ) : !isComplete ? null : found === null ? (
          <Skeleton height={64} />
        ) : (
          <Found {...found} />
        )}
      </Stack>
    </Dialog>
  )
}

const Found = ({ rows, often }: AskingPreview) => (
  <div role="status">
    <Text as="p" style="label">
      {wouldAskWords(askingCounts(rows))}
    </Text>
    <RowsByReason
      groups={[
        {
          name: previewGroups.asked,
          lines: rows
            .filter(({ because }) => because === null)
            .map(({ id, employee, people }) => ({
              id,
              text: `${employee.fullName}: ${people.map(({ fullName }) => fullName).join(', ')}`,
            })),
        },
        {
          name: previewGroups.askedOften,
          lines: often.map(({ person, count }) => ({ id: person.id, text: `${person.fullName}: ${count}` })),
        },
        ...byReason(
          rows.flatMap(({ id, employee, because }) =>
            because === null ? [] : [{ id, text: employee.fullName, reason: askingRefusals[because] }],
          ),
        ),
      ]}
    />
  </div>
)
