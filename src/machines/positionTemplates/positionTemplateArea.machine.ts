import { enqueueActions, setup } from 'xstate'
import type { PositionsGiven, PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { wording } from '../../domain/positionTemplates/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { kept } from '../kit/kept.ts'
import { refresh } from '../kit/library.ts'
import type { OutcomeEvent } from '../kit/outcome.machine.ts'
import type { ReadingEvent } from '../kit/reading.machine.ts'
import type { Succeeded } from '../kit/recordDialogs.machine.ts'
import { withEvent } from '../kit/settling.ts'
import { tell } from '../kit/tell.ts'
import type { TemplatesArrived } from '../kit/templates.machine.ts'
import { positionTemplateDialogs, type TemplatesChosen, type TemplatesDialog, type TemplatesMoved } from './dialogs.ts'
import { positionTemplateOutcome, type TemplatesChanged, type TemplatesOutcome } from './outcome.ts'
import {
  positionChoices,
  positionGaps,
  positionHolders,
  positionMarketplace,
  positionOrigin,
  positionTemplateDownload,
  positionVersions,
  type TemplateDownload,
} from './readings.ts'
import { positionTemplates } from './templates.ts'

/**
 * The machines of position templates: the templates, the marketplace and one of its texts with its versions, what a position can
 * ask for, who holds one and owes what, what one said before, what is done with templates behind a dialog, and what came of it.
 *
 * Rules it keeps: one that breaks is started again after a pause and leaves the others (`kit/kept.ts`); what a dialog
 * answered is in the list at once, and what hangs on a template is read again; what came of many stays in sight with its undo;
 * a template that was just made from the marketplace is shown.
 *
 * Events: `dialog.succeeded`, from the dialogs; `positionTemplates.changed`, from the outcome. Reads:
 * `children.{templates, marketplace, origin, choices, holders, gaps, versions, dialogs, outcome, download}`. System id:
 * `positionTemplates`, given by the root when the area opens; theirs are `positionTemplateList`, `positionMarketplace`,
 * `positionOrigin`, `positionChoices`, `positionHolders`, `positionGaps`, `positionVersions`, `positionTemplateDialogs`,
 * `positionTemplateOutcome`, `positionTemplateDownload`.
 */
type Speaking = Parameters<typeof tell>[0]

const arrived = (speaking: Speaking, templates: ReadonlyArray<PositionTemplate>): void =>
  tell(speaking, 'positionTemplateList', { type: 'templates.arrived', templates })

const outcome = (speaking: Speaking, outcome: TemplatesOutcome): void =>
  tell(speaking, 'positionTemplateOutcome', { type: 'outcome.arrived', outcome })

/** Who holds a template, owes what, and was given which version. */
const lookAgain = (speaking: Speaking): void => {
  tell(speaking, 'positionHolders', { type: 'news.heard' })
  tell(speaking, 'positionGaps', { type: 'news.heard' })
  tell(speaking, 'positionVersions', { type: 'news.heard' })
}

export const positionTemplateAreaMachine = setup({
  types: {} as {
    context: object
    events: Succeeded | TemplatesChanged
    emitted: Toast
    children: {
      templates: 'templates'
      marketplace: 'marketplace'
      origin: 'origin'
      choices: 'choices'
      holders: 'holders'
      gaps: 'gaps'
      versions: 'versions'
      dialogs: 'dialogs'
      outcome: 'outcome'
      download: 'download'
    }
  },
  actors: {
    templates: positionTemplates.machine,
    marketplace: positionMarketplace.machine,
    origin: positionOrigin.machine,
    choices: positionChoices.machine,
    holders: positionHolders.machine,
    gaps: positionGaps.machine,
    versions: positionVersions.machine,
    dialogs: positionTemplateDialogs.machine,
    outcome: positionTemplateOutcome.machine,
    download: positionTemplateDownload.machine,
  },
  actions: {
    announce: enqueueActions(announce),
    takeBack: enqueueActions(({ enqueue, system }, { templates }: TemplatesChanged) => {
      arrived({ enqueue, system }, templates)
      lookAgain({ enqueue, system })
      refresh({ enqueue, system }, 'toDo')
    }),
    spread: enqueueActions(({ enqueue, system }, { record, dialog, answer }: Succeeded) => {
      const speaking = { enqueue, system }
      lookAgain(speaking)
      switch (dialog as TemplatesDialog) {
        case 'archive':
        case 'unarchive': {
          const moved = answer as TemplatesMoved
          arrived(speaking, moved.moved)
          return outcome(speaking, { kind: 'moved', ...moved })
        }
        case 'assign': {
          const [template] = (record as TemplatesChosen).templates
          const given = answer as PositionsGiven
          if (template !== undefined) arrived(speaking, [{ ...template, heldBy: template.heldBy + given.people }])
          refresh(speaking, 'toDo', 'employees')
          return outcome(speaking, { kind: 'given', title: template?.title ?? '', given })
        }
        case 'require':
          arrived(speaking, [answer as PositionTemplate])
          return refresh(speaking, 'toDo', 'policies')
        case 'use':
        case 'upgrade': {
          const template = answer as PositionTemplate
          arrived(speaking, [template])
          return tell(speaking, 'navigation', {
            type: 'navigation.asked',
            to: pathTo('positionTemplate', { id: template.id }),
          })
        }
      }
    }),
  },
}).createMachine({
  id: 'positionTemplateArea',
  context: {},
  type: 'parallel',
  on: {
    'dialog.succeeded': { actions: withEvent('spread') },
    'positionTemplates.changed': { actions: withEvent('takeBack') },
  },
  states: {
    keeping: kept({ id: 'templates', src: 'templates', systemId: 'positionTemplateList' }),
    offering: kept({ id: 'marketplace', src: 'marketplace', systemId: 'positionMarketplace' }),
    comparing: kept({ id: 'origin', src: 'origin', systemId: 'positionOrigin' }),
    requiring: kept({ id: 'choices', src: 'choices', systemId: 'positionChoices' }),
    holding: kept({ id: 'holders', src: 'holders', systemId: 'positionHolders' }),
    counting: kept({ id: 'gaps', src: 'gaps', systemId: 'positionGaps' }),
    remembering: kept({ id: 'versions', src: 'versions', systemId: 'positionVersions' }),
    asking: kept({ id: 'dialogs', src: 'dialogs', systemId: 'positionTemplateDialogs' }),
    telling: kept({ id: 'outcome', src: 'outcome', systemId: 'positionTemplateOutcome' }),
    fetching: kept({
      id: 'download',
      src: 'download',
      systemId: 'positionTemplateDownload',
      input: {
        failure: (asked: TemplateDownload) => ('paper' in asked ? wording.downloadFailed : wording.csvFailed),
      },
    }),
  },
})

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly positionTemplateList: TemplatesArrived
    readonly positionTemplateOutcome: OutcomeEvent
    readonly positionHolders: ReadingEvent
    readonly positionGaps: ReadingEvent
    readonly positionVersions: ReadingEvent
  }
}
