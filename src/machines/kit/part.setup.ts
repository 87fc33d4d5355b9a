import type { Result } from 'effect'
import { assign, enqueueActions, setup } from 'xstate'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { answerOf, failureOf, succeeded } from './answers.ts'
import { failureSentence } from './failureSentence.ts'
import type { AnyPartShape, LoadPart, PartContext, PartInput, RemovePart, SavePart } from './partShape.ts'
import type { KeepingPorts } from './parts.ports.ts'
import { port } from './port.ts'
import { tell, tellParent } from './tell.ts'
import { savedOnLeaving } from './unsaved.ts'

export const KEEP_AFTER_MS = 300
export const SEND_AFTER_MS = 500

type Event =
  | { readonly type: 'part.typed'; readonly content: unknown }
  | { readonly type: 'save.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'mine.kept' }
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'both.kept' }
  | { readonly type: 'part.givenUp' }

/** Another try after 2 s, then 4, 8, 16, and from then on every 30. */
const backOffMs = (attempt: number): number => Math.min(30_000, 1_000 * 2 ** attempt)

const changed = (context: PartContext, content: unknown) => ({
  content,
  changes: context.changes + 1,
  refusal: null,
  isUnwanted: false,
})

interface Stored {
  readonly version: number
}

/** What `part.machine.ts` asks, does and decides. */
export const partSetup = ({ id, about, writtenOf, merged, both, problem }: AnyPartShape) => {
  /** What was written stands on theirs from now on. */
  const onTheirs = (theirs: Stored | null) =>
    theirs === null
      ? { base: null, version: 0, theirs: null }
      : { base: writtenOf(theirs), version: theirs.version, theirs: null }
  const mergedWith = ({ base, content: mine }: PartContext, theirs: Stored): unknown =>
    merged({ base, mine, theirs: writtenOf(theirs) })
  const navigationName = ({ id: of, key }: PartContext): string => `${about}/${of}/${key}`

  return setup({
    types: {} as {
      context: PartContext
      events: Event
      input: PartInput
      tags: 'dirty' | 'busy' | 'offline' | 'conflict' | 'refused' | 'gone'
      children: {
        savePart: 'savePart'
        removePart: 'removePart'
        loadPart: 'loadPart'
        keepPart: 'keepPart'
        forgetPart: 'forgetPart'
        savedOnLeaving: 'savedOnLeaving'
      }
    },
    delays: {
      keepAfter: KEEP_AFTER_MS,
      sendAfter: SEND_AFTER_MS,
      backOff: ({ context }) => backOffMs(context.attempt),
    },
    actors: {
      savePart: port<SavePart>(`${id}.savePart`),
      removePart: port<RemovePart>(`${id}.removePart`),
      loadPart: port<LoadPart>(`${id}.loadPart`),
      keepPart: port<KeepingPorts['keepPart']>(`${id}.keepPart`),
      forgetPart: port<KeepingPorts['forgetPart']>(`${id}.forgetPart`),
      savedOnLeaving,
    },
    guards: {
      succeeded,
      isSaveable: ({ context }) => problem(context.content) === null,
      isNew: ({ context }) => context.version === 0,
      isAllSaved: ({ context }: { context: PartContext }, answer: Result.Result<unknown, unknown>) =>
        succeeded(null, answer) && !context.isUnwanted && context.changes === context.sent,
      isUnwanted: ({ context }: { context: PartContext }, answer: Result.Result<unknown, unknown>) =>
        succeeded(null, answer) && context.isUnwanted,
      isUnreachable: (_: unknown, answer: Result.Result<unknown, Failure>) => failureOf(answer)._tag === 'Unreachable',
      isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
        refusedWith(failureOf(answer), 'changed_meanwhile'),
      isGone: (_: unknown, answer: Result.Result<unknown, Failure>) => refusedWith(failureOf(answer), 'not_found'),
      isGoneNow: (_: unknown, answer: Result.Result<Stored | null, Failure>) =>
        succeeded(null, answer) && answerOf(answer) === null,
      isMerged: ({ context }: { context: PartContext }, answer: Result.Result<Stored | null, Failure>) => {
        if (!succeeded(null, answer)) return false
        const theirs = answerOf(answer)
        return theirs !== null && mergedWith(context, theirs) !== null
      },
    },
    actions: {
      change: assign(({ context }, { content }: { content: unknown }) => changed(context, content)),
      wantRemoval: assign({ isUnwanted: true }),
      countSent: assign(({ context }) => ({ sent: context.changes, sentContent: context.content, refusal: null })),
      takeStored: assign(({ context }, stored: Stored) => ({
        base: context.sentContent,
        version: stored.version,
        attempt: 0,
      })),
      countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, sent: -1 })),
      tryAtOnce: assign({ attempt: 0 }),
      keepRefusal: assign((_, failure: Failure) => ({ refusal: failureSentence(failure), sent: -1 })),
      sayProblem: assign(({ context }) => ({ refusal: problem(context.content) })),
      keepTheirs: assign((_, theirs: Stored | null) => ({ theirs, sent: -1, refusal: null })),
      merge: assign(({ context }, theirs: Stored | null) =>
        theirs === null
          ? {}
          : { ...changed(context, mergedWith(context, theirs) ?? context.content), ...onTheirs(theirs) },
      ),
      keepMine: assign(({ context }) => onTheirs(context.theirs)),
      keepBoth: assign(({ context }) =>
        context.theirs === null
          ? {}
          : { ...changed(context, both(context.content, writtenOf(context.theirs))), ...onTheirs(context.theirs) },
      ),
      takeTheirs: assign(({ context: { theirs, content } }) => ({
        content: theirs === null ? content : writtenOf(theirs),
        ...onTheirs(theirs),
      })),
      tellUnsaved: enqueueActions(({ context, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', {
          type: 'unsaved.began',
          by: navigationName(context),
          savesItself: true,
        }),
      ),
      tellNothingUnsaved: enqueueActions(({ context, enqueue, system }) =>
        tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: navigationName(context) }),
      ),
      tellStored: enqueueActions(({ enqueue, self }, stored: Stored) =>
        tellParent({ enqueue, self }, { type: 'part.stored', stored }),
      ),
      tellTheirs: enqueueActions(({ context: { theirs }, enqueue, self }) => {
        if (theirs !== null) tellParent({ enqueue, self }, { type: 'part.stored', stored: theirs })
      }),
      tellRemoved: enqueueActions(({ context: { key }, enqueue, self }) =>
        tellParent({ enqueue, self }, { type: 'part.removed', key }),
      ),
      tellSettled: enqueueActions(({ context: { key }, enqueue, self }) =>
        tellParent({ enqueue, self }, { type: 'part.settled', key }),
      ),
      tellStuck: enqueueActions(({ enqueue, system, self }) => {
        tell({ enqueue, system }, 'navigation', { type: 'saving.stuck' })
        tellParent({ enqueue, self }, { type: 'part.stuck' })
      }),
    },
  })
}
