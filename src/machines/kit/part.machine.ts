import type { ActorRefFrom } from 'xstate'
import { partSetup } from './part.setup.ts'
import { type AnyPartShape, keptOf, type LoadPart, partBeginning, type RemovePart, type SavePart } from './partShape.ts'
import { settling, withAnswer, withEvent, withOutput } from './settling.ts'

/**
 * One text, answer or item of a record on its way to the server while it is written: one actor from the first key until all
 * of it has arrived.
 *
 * Rules it keeps: what is written is kept in this browser after the shortest pause, and sent after a longer one; what is
 * written while it is sent goes with the next sending, and what is removed meanwhile is removed after it; without a
 * connection it is tried again, with longer and longer pauses; what somebody else has saved meanwhile is merged where the
 * two do not meet, and else laid beside, until it is decided whose stays; what is refused stays, with the reason. Only what
 * the server does not have yet is unsaved to the navigation (§ 2.3), and it is sent at once when the page is left.
 *
 * Events: `part.typed {content}`, `save.asked`, `retry.asked`, `removal.asked`; in a conflict `mine.kept`, `theirs.taken`,
 * `both.kept`; `part.givenUp` of one that is gone.
 * Reads: `context.{content, refusal, theirs}`; tags `dirty`, `busy`, `offline`, `conflict`, `refused`, `gone`. Tells its
 * parent `part.stored {stored}`, `part.removed {key}`, `part.settled {key}` and `part.stuck`.
 */
export const machineOf = (shape: AnyPartShape) =>
  partSetup(shape).createMachine({
    id: shape.id,
    context: ({ input }) => partBeginning(input),
    initial: 'unsaved',
    states: {
      unsaved: {
        tags: 'dirty',
        entry: 'tellUnsaved',
        exit: 'tellNothingUnsaved',
        // Without it the navigation asks after a while.
        invoke: { id: 'savedOnLeaving', src: 'savedOnLeaving', onError: {} },
        initial: 'pausing',
        on: {
          'part.typed': { target: '.pausing', actions: withEvent('change') },
          'save.asked': '.checking',
          'retry.asked': { target: '.checking', actions: 'tryAtOnce' },
          'removal.asked': [{ guard: 'isNew', target: 'settled', actions: 'tellRemoved' }, { target: '.removing' }],
        },
        states: {
          pausing: { after: { keepAfter: 'keeping' } },
          keeping: {
            invoke: {
              id: 'keepPart',
              src: 'keepPart',
              input: ({ context }) => ({ id: context.id, person: context.person, part: keptOf(context) }),
              onDone: 'waiting',
              // A browser that keeps nothing is no reason not to send it.
              onError: 'waiting',
            },
          },
          waiting: { after: { sendAfter: 'checking' } },
          checking: {
            always: [
              { guard: 'isSaveable', target: 'sending' },
              { target: 'refused', actions: 'sayProblem' },
            ],
          },
          sending: {
            tags: 'busy',
            entry: 'countSent',
            invoke: {
              id: 'savePart',
              src: 'savePart',
              input: ({ context: { id, person, key, content, version } }) => ({ id, person, key, content, version }),
              ...settling<SavePart>()({
                to: 'pausing',
                keep: ['takeStored', 'tellStored'],
                first: [
                  {
                    guard: withOutput('isUnwanted'),
                    target: 'removing',
                    actions: [withAnswer('takeStored'), withAnswer('tellStored')],
                  },
                  {
                    guard: withOutput('isAllSaved'),
                    target: `#${shape.id}.settled`,
                    actions: [withAnswer('takeStored'), withAnswer('tellStored')],
                  },
                ],
                or: [
                  { guard: withOutput('isUnreachable'), target: 'offline', actions: 'countAttempt' },
                  { guard: withOutput('isChangedMeanwhile'), target: 'fetching' },
                  { guard: withOutput('isGone'), target: 'gone' },
                ],
                otherwise: 'refused',
                why: 'keepRefusal',
              }),
            },
            on: {
              'part.typed': { actions: withEvent('change') },
              'save.asked': {},
              'retry.asked': {},
              // It has no version yet by which it could be removed.
              'removal.asked': { actions: 'wantRemoval' },
            },
          },
          // What is written meanwhile is kept in the browser as ever.
          offline: { tags: 'offline', entry: 'tellStuck', after: { backOff: 'checking' } },
          refused: { tags: 'refused', entry: 'tellStuck' },
          fetching: {
            tags: 'busy',
            invoke: {
              id: 'loadPart',
              src: 'loadPart',
              input: ({ context: { id, person, key } }) => ({ id, person, key }),
              ...settling<LoadPart>()({
                to: 'comparing',
                keep: 'keepTheirs',
                first: [
                  { guard: withOutput('isGoneNow'), target: 'gone' },
                  { guard: withOutput('isMerged'), target: 'checking', actions: withAnswer('merge') },
                ],
                or: { guard: withOutput('isUnreachable'), target: 'offline', actions: 'countAttempt' },
                otherwise: 'refused',
                why: 'keepRefusal',
              }),
            },
            on: {
              'part.typed': { actions: withEvent('change') },
              'save.asked': {},
              'retry.asked': {},
              'removal.asked': {},
            },
          },
          comparing: {
            tags: 'conflict',
            entry: 'tellStuck',
            initial: 'keeping',
            on: {
              'mine.kept': { target: 'checking', actions: 'keepMine' },
              'both.kept': { target: 'checking', actions: 'keepBoth' },
              'theirs.taken': { target: `#${shape.id}.settled`, actions: ['tellTheirs', 'takeTheirs'] },
              // First it is decided whose stays; what is written meanwhile is mine.
              'part.typed': { target: '.pausing', actions: withEvent('change') },
              'save.asked': { actions: 'tellStuck' },
              'retry.asked': {},
              'removal.asked': {},
            },
            states: {
              pausing: { after: { keepAfter: 'keeping' } },
              keeping: {
                invoke: {
                  id: 'keepPart',
                  src: 'keepPart',
                  input: ({ context }) => ({ id: context.id, person: context.person, part: keptOf(context) }),
                  onDone: 'deciding',
                  onError: 'deciding',
                },
              },
              deciding: {},
            },
          },
          removing: {
            tags: 'busy',
            invoke: {
              id: 'removePart',
              src: 'removePart',
              input: ({ context: { id, person, key, version } }) => ({ id, person, key, version }),
              ...settling<RemovePart>()({
                to: `#${shape.id}.settled`,
                and: 'tellRemoved',
                or: { guard: withOutput('isGone'), target: `#${shape.id}.settled`, actions: 'tellRemoved' },
                otherwise: 'refused',
                why: 'keepRefusal',
              }),
            },
            on: { 'part.typed': {}, 'save.asked': {}, 'retry.asked': {}, 'removal.asked': {} },
          },
          gone: {
            tags: 'gone',
            entry: 'tellStuck',
            on: {
              'part.givenUp': { target: `#${shape.id}.settled`, actions: 'tellRemoved' },
              'part.typed': {},
              'save.asked': { actions: 'tellStuck' },
              'retry.asked': {},
              'removal.asked': { target: `#${shape.id}.settled`, actions: 'tellRemoved' },
            },
          },
        },
      },
      settled: {
        initial: 'forgetting',
        on: { 'part.typed': { target: 'unsaved', actions: withEvent('change') } },
        states: {
          forgetting: {
            invoke: {
              id: 'forgetPart',
              src: 'forgetPart',
              input: ({ context: { id, person, key } }) => ({ id, person, key }),
              onDone: 'forgotten',
              // A copy too many is only sent once more.
              onError: 'forgotten',
            },
          },
          forgotten: { entry: 'tellSettled' },
        },
      },
    },
  })

export type PartMachine = ReturnType<typeof machineOf>
export type PartActor = ActorRefFrom<PartMachine>
export type PartSnapshot = ReturnType<PartActor['getSnapshot']>
