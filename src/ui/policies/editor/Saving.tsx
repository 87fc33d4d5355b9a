import { dayIn } from '../../../domain/kernel/days.ts'
import { editorWording } from '../../../domain/policies/editorWording.ts'
import type { PolicyAutosaveActor, PolicyAutosaveSnapshot } from '../../../machines/policies/policyAutosave.machine.ts'
import { useTimeZone, useToday } from '../../app/time.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { dateText } from '../../kit/dates.ts'
import { useLocale } from '../../kit/locale.ts'
import { Text } from '../../kit/Text.tsx'
import { useAutosaveState } from './area.ts'

const savedUtc = ({ context }: PolicyAutosaveSnapshot): string | null => context.document.draft?.savedUtc ?? null

/** How the text stands with the server, in a few words; said to those who do not see it when it has been saved. */
export const SavingState = ({ autosave }: { readonly autosave: PolicyAutosaveActor }) => {
  const timeZone = useTimeZone()
  const today = useToday()
  const locale = useLocale()
  const saved = useAutosaveState(autosave, savedUtc)
  const isDirty = useAutosaveState(autosave, (snapshot) => snapshot.hasTag('dirty'))
  const isBusy = useAutosaveState(autosave, (snapshot) => snapshot.hasTag('busy'))
  const words = isBusy
    ? 'Saving…'
    : isDirty
      ? 'Not saved yet'
      : saved === null
        ? 'Nothing changed since it was published'
        : dayIn(timeZone, Date.parse(saved)) === today
          ? `Saved at ${dateText(locale, saved, timeZone, 'only')}`
          : `Saved ${dateText(locale, saved, timeZone, true)}`
  return (
    <span role="status">
      <Text as="span" tone="muted">
        {words}
      </Text>
    </span>
  )
}

/** Why what is typed cannot be saved now. None of it is lost. */
export const SavingTrouble = ({ autosave }: { readonly autosave: PolicyAutosaveActor }) => {
  const isOffline = useAutosaveState(autosave, ({ context }) => context.attempt > 0)
  const isUntitled = useAutosaveState(autosave, (snapshot) => snapshot.matches({ unsaved: 'untitled' }))
  const isRefused = useAutosaveState(autosave, (snapshot) => snapshot.hasTag('refused'))
  const isGone = useAutosaveState(autosave, (snapshot) => snapshot.hasTag('gone'))
  const refusal = useAutosaveState(autosave, ({ context }) => context.refusal)
  const again = (
    <Button size="sm" onClick={() => autosave.send({ type: 'retry.asked' })}>
      Try again
    </Button>
  )
  if (isGone)
    return (
      <Banner tone="warning">
        Someone deleted this while you were editing, so it cannot be saved. Copy what you typed to keep it.
      </Banner>
    )
  if (isUntitled) return <Banner tone="warning">{editorWording.untitled}</Banner>
  if (isRefused)
    return (
      <Banner tone="danger" action={again}>
        {refusal} What you typed is still here.
      </Banner>
    )
  return isOffline ? (
    <Banner tone="warning" action={again}>
      The server cannot be reached. What you type is kept in this browser and saved once it answers.
    </Banner>
  ) : null
}
