import type { Certification } from '../../domain/certifications/nouns.ts'
import { refresh } from '../kit/library.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { certificationWindows } from './certificationWindows.ts'

type Telling = Parameters<typeof tell>[0]

interface Done {
  readonly record?: unknown
  /** As it is now; null when it is gone. */
  readonly answer: unknown
}

/** Tells each machine that shows a certification, or what follows from it, that it has changed. */
export const tellOthers = ({ enqueue, system }: Telling, { record, answer }: Done): void => {
  const speaking = { enqueue, system }
  tell(
    speaking,
    'certificationWindows',
    answer === null
      ? certificationWindows.left((record as Certification).id)
      : certificationWindows.arrived(answer as Certification),
  )
  for (const name of readings) tell(speaking, name, { type: 'news.heard' })
  refresh(speaking, 'bootstrap', 'toDo')
}

const readings = [
  'certificationCounts',
  'certificationMatrix',
  'certificationHistory',
  'certificationTypes',
  'certificationsOwed',
] as const

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly certificationWindows: WindowedListEvent
    readonly certificationCounts: ReadingEvent
    readonly certificationMatrix: ReadingEvent
    readonly certificationHistory: ReadingEvent
    readonly certificationsOwed: ReadingEvent
  }
}
