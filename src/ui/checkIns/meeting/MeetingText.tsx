import { TEXT_MAX } from '../../../domain/checkIns/checkIn.fields.ts'
import { isComplete } from '../../../domain/checkIns/lifecycle.ts'
import type { CheckIn } from '../../../domain/checkIns/nouns.ts'
import { textIn } from '../../../domain/checkIns/writing.ts'
import { WrittenText } from '../../app/writing/WrittenText.tsx'
import { useMeeting, usePart, useTyped } from './area.ts'
import { Trouble } from './Trouble.tsx'

interface MeetingTextProps {
  readonly checkIn: CheckIn
  /** Of the text (`writing.ts`). */
  readonly name: string
  readonly label: string
  readonly labelHidden?: boolean
  readonly placeholder?: string
  /** Why it is only read. */
  readonly closed: string | undefined
  /** What is read where nothing is written and nothing more will be. */
  readonly nothing?: string
}

/** One text of a check-in. */
export const MeetingText = ({ checkIn, name, nothing = 'Nothing written', ...field }: MeetingTextProps) => {
  const meeting = useMeeting()
  const part = usePart(name)
  const stored = textIn(checkIn, name)
  return (
    <WrittenText
      {...field}
      {...{ part }}
      nothing={isComplete(checkIn) ? nothing : undefined}
      savedUtc={stored?.updatedUtc ?? null}
      text={useTyped(part)?.text ?? stored?.text ?? ''}
      maxLength={TEXT_MAX}
      onType={(text) => meeting.send({ type: 'part.typed', key: name, content: { kind: 'text', text } })}
      trouble={<Trouble part={part} />}
    />
  )
}
