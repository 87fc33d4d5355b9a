import { useSelector } from '@xstate/react'
import { doneLabel, wording } from '../../domain/dailyScrums/wording.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { ownEntry } from '../../machines/dailyScrums/parts.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { SettingsShown } from '../app/SettingsShown.tsx'
import { useTimeZone } from '../app/time.ts'
import { DateText } from '../kit/DateText.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useOwnEntry, useWorkingDays } from './area.ts'

/** One's own of a day, to be written by keyboard alone in under a minute. */
export const OwnEntry = ({ day }: { readonly day: Day }) => (
  <SettingsShown settings={useOwnEntry()} subject={day} failed={wording.ownLoadFailed}>
    {(form) => <OwnEntryForm form={form} day={day} />}
  </SettingsShown>
)

const OwnEntryForm = ({ form, day }: { readonly form: RecordFormActor; readonly day: Day }) => {
  const base = useSelector(form, ownEntry.form.baseIn)
  const sentUtc = base?.sentUtc ?? null
  const isTakenOver = sentUtc === null && (base?.done ?? '') !== ''
  const timeZone = useTimeZone()
  const workingDays = useWorkingDays()
  return (
    <Section
      title="Your entry"
      description={
        sentUtc === null ? (
          <>
            Not sent yet. <span className="of-keys">Ctrl+Enter sends it.</span>
          </>
        ) : (
          <>
            Sent <DateText value={sentUtc} timeZone={timeZone} withTime />
          </>
        )
      }
    >
      <RecordFormView
        form={form}
        of={ownEntry.form}
        saveLabel={sentUtc === null ? 'Send' : 'Send again'}
        called="Your entry"
      >
        {(fields) => (
          <Columns of="whole">
            <TextArea
              {...boundTo(fields, 'done')}
              label={doneLabel(day, workingDays)}
              hint={
                isTakenOver ? 'Filled in with what you planned last. Each line is one item.' : 'Each line is one item.'
              }
            />
            <TextArea {...boundTo(fields, 'plan')} hint="Each line is one item." />
            <TextArea
              {...boundTo(fields, 'blockers')}
              hint="What is blocking you. Each line stays open until someone resolves it."
            />
          </Columns>
        )}
      </RecordFormView>
    </Section>
  )
}
