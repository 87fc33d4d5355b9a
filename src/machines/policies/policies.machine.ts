import type { ActorRefFrom } from 'xstate'
import type { HrDocumentId } from '../../domain/kernel/ids.ts'
import { messages } from '../../domain/policies/messages.ts'
import { concluding } from '../kit/concluding.ts'
import type { ConfirmOutput } from '../kit/confirm.machine.ts'
import { kept } from '../kit/kept.ts'
import { withEvent } from '../kit/settling.ts'
import { policiesSetup } from './policies.setup.ts'
import { deletionQuestion, type FileOpened } from './policiesContext.ts'

/**
 * The policies of a client (§ 7 HR documents): the one that is open with one of its tabs, its file, the categories, and
 * the deletion of a draft. Their list is the readiness's.
 *
 * Rules it keeps: what is saved elsewhere shows on the open page; a tab's own reading begins when it is opened and is
 * forgotten with it; only a draft that never was published is deleted, behind a question.
 *
 * Events: `document.opened {id}`, `document.closed`, `versions.opened`, `people.opened
 * {title}`, `tab.closed`; `file.opened {id, versionNo, name}`, `file.closed`; `categories.opened`, `categories.closed`;
 * `deletion.asked {document}`; `document.arrived {document}` (saved elsewhere).
 * Reads: `context.id`; `matches({ document })`; `children.{agreement, versions,
 * people, file, categories, deletion, download}`. Emits `toast`. System id: `policies`.
 */
export const policiesMachine = policiesSetup.createMachine({
  id: 'policies',
  context: ({ input }) => ({ ...input, id: null, title: '', file: null, chosen: null }),
  type: 'parallel',
  on: {
    'document.arrived': { actions: withEvent('showArrived') },
  },
  states: {
    document: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'document.opened': { target: 'open', actions: withEvent('open') } },
        },
        open: {
          invoke: {
            id: 'agreement',
            src: 'agreement',
            input: ({ context: { employeeId, id, now } }) => ({
              employeeId,
              now,
              id: id as HrDocumentId,
            }),
            onError: { target: 'closed', actions: 'close' },
          },
          initial: 'reading',
          on: {
            'document.opened': [
              { guard: withEvent('isOpenAlready'), actions: [] },
              { target: 'open', reenter: true, actions: withEvent('open') },
            ],
            'document.closed': { target: 'closed', actions: 'close' },
            'versions.opened': '.versions',
            'people.opened': { target: '.people', actions: withEvent('keepTitle') },
            'tab.closed': '.reading',
          },
          states: {
            reading: {},
            versions: {
              invoke: {
                id: 'versions',
                src: 'versions',
                input: ({ context: { id } }) => ({ id: id as HrDocumentId }),
                onError: 'reading',
              },
            },
            people: {
              invoke: {
                id: 'people',
                src: 'people',
                input: ({ context: { id, title } }) => ({ id: id as HrDocumentId, title }),
                onError: 'reading',
              },
            },
          },
        },
      },
    },
    file: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'file.opened': { target: 'open', actions: withEvent('keepFile') } },
        },
        open: {
          invoke: {
            id: 'file',
            src: 'file',
            input: ({ context: { file } }) => ({ ...(file as FileOpened) }),
            onError: 'closed',
          },
          on: {
            'file.opened': {
              target: 'open',
              reenter: true,
              actions: withEvent('keepFile'),
            },
            'file.closed': 'closed',
          },
        },
      },
    },
    download: kept({ id: 'download', src: 'download', input: { failure: 'Failed to download the file' } }),
    work: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'categories.opened': 'categories',
            'deletion.asked': [
              {
                guard: withEvent('isNeverPublished'),
                target: 'deleting',
                actions: withEvent('choose'),
              },
              {},
            ],
          },
        },
        categories: {
          invoke: {
            id: 'categories',
            src: 'categories',
            onError: 'resting',
          },
          on: { 'categories.closed': 'resting' },
        },
        deleting: {
          invoke: {
            id: 'deletion',
            src: 'deletion',
            input: ({ context }) => deletionQuestion(context),
            ...concluding<ConfirmOutput<unknown>>()({
              when: 'isConfirmed',
              to: 'resting',
              and: ['leaveDeleted', 'forget'],
              otherwise: 'resting',
              also: 'forget',
              failed: messages.notDeleted,
            }),
          },
        },
      },
    },
  },
})

export type PoliciesActor = ActorRefFrom<typeof policiesMachine>
