import { enqueueActions, setup } from 'xstate'
import { wording } from '../../domain/reviews/areaWording.ts'
import type { ReviewListing } from '../../domain/reviews/listing.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { downloadOf } from '../kit/download.machine.ts'
import { kept } from '../kit/kept.ts'
import { refresh } from '../kit/library.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import { tell } from '../kit/tell.ts'
import type { WindowedListEvent } from '../kit/windowedList.ts'
import { reviewPlanning } from './planning.ts'
import { reviewChoicesReading, reviewWindows } from './readings.ts'
import { reviewSettings } from './settings.ts'
import { reviewTemplates } from './templates.ts'

/**
 * The machines of the performance reviews: the list, the people one may plan for, what is being planned, the templates and
 * the settings. One that is open has its own (`review/`).
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); every change of a
 * review is told to the list, and may change what is to do.
 *
 * Events: `reviews.changed`, from its children and from a review that is open. Reads:
 * `children.{windows, choices, planning, templates, settings, download}`. System id: `reviews`, given by the root when the area opens;
 * theirs are `reviewWindows`, `reviewChoices`, `reviewPlanning`, `reviewTemplates`, `reviewSettings`, `reviewDownload`.
 */
export interface ReviewsChanged {
  readonly type: 'reviews.changed'
}

export const reviewDownload = downloadOf<{ readonly question: ReviewListing }>()

export const reviewAreaMachine = setup({
  types: {} as {
    context: object
    events: ReviewsChanged
    emitted: Toast
    children: {
      windows: 'windows'
      choices: 'choices'
      planning: 'planning'
      templates: 'templates'
      settings: 'settings'
      download: 'download'
    }
  },
  actors: {
    windows: reviewWindows.machine,
    choices: reviewChoicesReading.machine,
    planning: reviewPlanning.machine,
    templates: reviewTemplates.machine,
    settings: reviewSettings.machine,
    download: reviewDownload.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    spread: enqueueActions((speaking) => {
      tell(speaking, 'reviewWindows', { type: 'news.heard' })
      refresh(speaking, 'toDo')
    }),
  },
}).createMachine({
  id: 'reviewArea',
  context: {},
  type: 'parallel',
  on: { 'reviews.changed': { actions: 'spread' } },
  states: {
    listing: kept({ id: 'windows', src: 'windows', systemId: 'reviewWindows' }),
    choosing: kept({ id: 'choices', src: 'choices', systemId: 'reviewChoices' }),
    planning: kept({ id: 'planning', src: 'planning', systemId: 'reviewPlanning' }),
    arranging: kept({ id: 'templates', src: 'templates', systemId: 'reviewTemplates' }),
    setting: kept({ id: 'settings', src: 'settings', systemId: 'reviewSettings' }),
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'reviewDownload',
      input: { failure: wording.csvFailed },
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly reviews: ReviewsChanged
    readonly reviewWindows: WindowedListEvent
    readonly reviewChoices: ReadingEvent
  }
}
