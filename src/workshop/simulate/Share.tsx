import { useState } from 'react'
import { Banner } from '../../ui/kit/Banner.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import { CopyButton } from '../live/CopyButton.tsx'
import { type Recording, readRecording, writeRecording } from './recording.ts'
import { recordingOf } from './replay.ts'
import type { Session } from './session.ts'

interface ShareProps {
  readonly session: Session
  /** Answers why it cannot be played; null when it is. */
  readonly onOpen: (recording: Recording) => string | null
}

/** A recording is text: into a ticket, and from a ticket back here. */
export const Share = ({ session, onOpen }: ShareProps) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const current = () => writeRecording(session.replayed?.recording ?? recordingOf(session.simulation))
  const play = () => {
    const reading = readRecording(text)
    setProblem(reading.isRead ? onOpen(reading.recording) : reading.because)
  }
  return (
    <Section title="Share" description="Names of events and arrows only: nothing anybody has typed is in it.">
      <TextArea label="Recording" value={text} onChange={setText} hint="Paste a recording here to play it." />
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      <Row gap={2}>
        <Button tone="solid" onClick={play}>
          Play
        </Button>
        <Button onClick={() => setText(current())}>Write these steps down</Button>
        <CopyButton label="Copy these steps" text={current} />
      </Row>
    </Section>
  )
}
