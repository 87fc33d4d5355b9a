import { enqueueActions, setup } from 'xstate'
import type { CheckInListing } from '../../domain/checkIns/listing.ts'
import { wording } from '../../domain/checkIns/wording.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { refresh } from '../kit/library.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { checkInPlanning } from './planning.ts'
import { checkInChoicesReading, checkInOverviewReading, checkInWindows } from './readings.ts'
import { checkInTemplates } from './templates.ts'

/**
 * The machines of the check-ins: the list, the people one may plan with, what is being
 * planned, and the templates. One that is open has its own (`meetingArea.machine.ts`).
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every
 * change of a check-in is told to the list, and may change what is to do.
 *
 * Events: `checkIns.changed`, from its children. Reads: `children.{windows, overview, choices, planning, templates, download}`. System id: `checkIns`,
 * given by the root when the area opens; theirs are `checkInWindows`, `checkInOverview`, `checkInChoices`,
 * `checkInPlanning`, `checkInTemplates`, `checkInDownload`.
 */
export interface CheckInsChanged {
  readonly type: 'checkIns.changed'
}

/** The list as a file. */
export const checkInDownload = downloadOf<{ readonly question: CheckInListing }>()

export const checkInAreaMachine = setup({
  types: {} as {
    context: object
    events: CheckInsChanged
    emitted: Toast
    children: {
      windows: 'windows'
      overview: 'overview'
      choices: 'choices'
      planning: 'planning'
      templates: 'templates'
      download: 'download'
    }
  },
  actors: {
    windows: checkInWindows.machine,
    overview: checkInOverviewReading.machine,
    choices: checkInChoicesReading.machine,
    planning: checkInPlanning.machine,
    templates: checkInTemplates.machine,
    download: checkInDownload.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking) => {
      tell(speaking, 'checkInWindows', { type: 'news.heard' })
      tell(speaking, 'checkInOverview', { type: 'news.heard' })
      refresh(speaking, 'toDo')
    }),
  },
}).createMachine({
  id: 'checkInArea',
  context: {},
  type: 'parallel',
  on: { 'checkIns.changed': { actions: 'spread' } },
  states: {
    listing: kept({ id: 'windows', src: 'windows', systemId: 'checkInWindows' }),
    telling: kept({ id: 'overview', src: 'overview', systemId: 'checkInOverview' }),
    choosing: kept({ id: 'choices', src: 'choices', systemId: 'checkInChoices' }),
    planning: kept({ id: 'planning', src: 'planning', systemId: 'checkInPlanning' }),
    arranging: kept({ id: 'templates', src: 'templates', systemId: 'checkInTemplates' }),
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'checkInDownload',
      input: { failure: wording.csvFailed },
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly checkIns: CheckInsChanged
    readonly checkInWindows: WindowedListEvent
    readonly checkInOverview: ReadingEvent
  }
}
