import { useRef } from 'react'
import { TEXT_MAX } from '../../../domain/checkIns/checkIn.fields.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { textIn } from '../../../domain/checkIns/writing.ts'
import { useTimeZone } from '../../app/time.ts'
import { useKeptCaret } from '../../kit/caret.ts'
import { dateText } from '../../kit/dates.ts'
import { useLocale } from '../../kit/locale.ts'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useMeeting, usePart, usePartState } from './area.ts'
import { PartTrouble } from './PartTrouble.tsx'

interface WrittenTextProps {
  readonly checkIn: CheckIn
  /** Of the text (`writing.ts`). */
  readonly name: string
  readonly label: string
  readonly labelHidden?: boolean
  readonly placeholder?: string
  /** Why it is only read. */
  readonly closed: string | undefined
}

/** A text that saves itself, or the same to be read. What is typed and has not arrived is shown in any case. */
export const WrittenText = ({ checkIn, name, label, labelHidden = false, placeholder, closed }: WrittenTextProps) => {
  const meeting = useMeeting()
  const part = usePart(name)
  const typed = usePartState(part, ({ context }) => context.content.text)
  const text = typed ?? textIn(checkIn, name)?.text ?? ''
  const area = useRef<HTMLTextAreaElement>(null)
  useKeptCaret(area, text)
  return (
    <Stack gap={2}>
      {closed === undefined ? (
        <TextArea
          ref={area}
          label={label}
          labelHidden={labelHidden}
          placeholder={placeholder ?? ''}
          value={text}
          maxLength={TEXT_MAX}
          hint={<SavingState checkIn={checkIn} name={name} />}
          onChange={(written) =>
            meeting.send({ type: 'part.typed', key: name, content: { kind: 'text', text: written } })
          }
        />
      ) : (
        <ReadText label={labelHidden ? '' : label} text={text} />
      )}
      {part === undefined ? null : <PartTrouble part={part} />}
    </Stack>
  )
}

const ReadText = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Stack gap={1}>
    {label === '' ? null : <Text style="label">{label}</Text>}
    {text.trim() === '' ? <Text tone="muted">Nothing written yet.</Text> : <Text lines="kept">{text}</Text>}
  </Stack>
)

/** How it stands with the server, in a few words; said to those who do not see it when it has been saved. */
const SavingState = ({ checkIn, name }: Pick<WrittenTextProps, 'checkIn' | 'name'>) => {
  const timeZone = useTimeZone()
  const locale = useLocale()
  const part = usePart(name)
  const isBusy = usePartState(part, (snapshot) => snapshot.hasTag('busy'))
  const isOffline = usePartState(part, ({ context }) => context.attempt > 0)
  const stored = textIn(checkIn, name)
  const saved = stored === null ? '' : `Saved ${dateText(locale, stored.updatedUtc, timeZone, 'only')}`
  const words =
    part === undefined ? saved : isOffline ? 'Waiting for the connection' : isBusy ? 'Saving…' : 'Not saved yet'
  return <span role="status">{words}</span>
}
