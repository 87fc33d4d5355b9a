import { type ReactNode, useRef } from 'react'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { Day, InstantUtc } from '../../../domain/kernel/nouns.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { useKeptCaret } from '../../kit/caret.ts'
import { dateText } from '../../kit/dates.ts'
import { useLocale } from '../../kit/locale.ts'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useTimeZone, useToday } from '../time.ts'
import { usePartState } from './part.ts'

interface WrittenTextProps extends SavingStateProps {
  readonly label: string
  readonly labelHidden?: boolean
  readonly placeholder?: string
  readonly text: string
  readonly maxLength: number
  /** Why it is only read. */
  readonly closed: string | undefined
  /** What is read where nothing is written. */
  readonly nothing?: string | undefined
  readonly onType: (text: string) => void
  /** What stands in the way of its saving. */
  readonly trouble: ReactNode
}

/** A text that saves itself, or the same to be read. What is typed and has not arrived is shown in any case. */
export const WrittenText = ({
  label,
  labelHidden = false,
  placeholder = '',
  text,
  maxLength,
  closed,
  nothing = 'Nothing here yet.',
  onType,
  trouble,
  ...saving
}: WrittenTextProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useKeptCaret(area, text)
  return (
    <Stack gap={2}>
      {closed === undefined ? (
        <TextArea
          ref={area}
          {...{ label, labelHidden, placeholder, maxLength }}
          value={text}
          hint={<SavingState {...saving} />}
          onChange={onType}
        />
      ) : (
        <ReadText label={labelHidden ? '' : label} text={text} nothing={nothing} />
      )}
      {trouble}
    </Stack>
  )
}

interface ReadTextProps {
  readonly label: string
  readonly text: string
  readonly nothing: string
}

const ReadText = ({ label, text, nothing }: ReadTextProps) => (
  <Stack gap={1}>
    {label === '' ? null : <Text style="label">{label}</Text>}
    {text.trim() === '' ? <Text tone="muted">{nothing}</Text> : <Text lines="kept">{text}</Text>}
  </Stack>
)

interface SavingStateProps {
  /** While it is written. */
  readonly part: PartActor | undefined
  /** When the server was last given it; null where it never was. */
  readonly savedUtc: InstantUtc | null
}

/** How it stands with the server, in a few words; said to those who do not see it when it has been saved. */
export const SavingState = ({ part, savedUtc }: SavingStateProps) => {
  const timeZone = useTimeZone()
  const locale = useLocale()
  const isBusy = usePartState(part, (snapshot) => snapshot.hasTag('busy'))
  const isOffline = usePartState(part, ({ context }) => context.attempt > 0)
  const today = useToday()
  const saved =
    savedUtc === null
      ? ''
      : `Saved ${dateText(locale, savedUtc, timeZone, isOf(savedUtc, today, timeZone) ? 'only' : true)}`
  // That it waits for the connection is said below.
  const words = part === undefined ? saved : isBusy && !isOffline ? 'Saving…' : 'Not saved yet'
  return <span role="status">{words}</span>
}

const isOf = (instant: InstantUtc, day: Day, timeZone: string): boolean => dayIn(timeZone, Date.parse(instant)) === day
