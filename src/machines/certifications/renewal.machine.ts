import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { blankEntry, type CertificationEntry } from '../../domain/certifications/entryDraft.ts'
import { certificationFileRule } from '../../domain/certifications/files.ts'
import { isReason } from '../../domain/certifications/lifecycle.ts'
import type { Certification, VerificationAnswer } from '../../domain/certifications/nouns.ts'
import { wording } from '../../domain/certifications/wording.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import { withOffered } from '../../domain/kernel/fileChoice.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { succeeded } from '../kit/answers.ts'
import { failedBecause } from '../kit/failureSentence.ts'
import { port } from '../kit/port.ts'
import { settling, withEvent } from '../kit/settling.ts'
import { unsavedGuard } from '../kit/unsaved.ts'
import type { AddCertification, CertificationPorts } from './certifications.ports.ts'
import {
  checkedIn,
  enteredIn,
  isBegun,
  isReady,
  type RenewalContext,
  type RenewalEvent,
  type RenewalInput,
  successMessage,
} from './renewal.ts'

/**
 * A certification on its way to counting: somebody enters it with its files; what a person hands in for themself waits
 * until a manager or an admin has looked at it, and verifies it or declines it with a reason.
 *
 * Rules it keeps: nothing incomplete is sent, and every problem is shown once sending was tried; what failed keeps its
 * fields and its files; leaving while it sends stops the sending; nobody is declined without a reason; what was begun is
 * not left unasked (§ 2.3).
 *
 * Events: `entry.changed {change}`, `files.offered {files}`, `file.removed {file}`, `entry.submitted`,
 * `upload.progressed {fraction}`; of what is looked at `because.typed {because}`, `verify.asked`, `decline.asked`;
 * `renewal.left`. Reads: `context.{subject, entry, files, problem, hasTried, progress, because, refusal}`;
 * `matches('filling' | 'sending' | 'checking' | 'answering')`; `hasTag('busy')`. Emits `toast`.
 * Output: the certification as it is now, or null when nothing came of it.
 */
export const renewalMachine = setup({
  types: {} as {
    context: RenewalContext
    events: RenewalEvent
    input: RenewalInput
    output: Certification | null
    emitted: Toast
    tags: 'busy'
    children: { unsaved: 'unsaved'; add: 'add'; answer: 'answer' }
  },
  actors: {
    unsaved: unsavedGuard,
    add: port<AddCertification>('renewal.add'),
    answer: port<CertificationPorts['answerCertification']>('renewal.answer'),
  },
  guards: {
    succeeded,
    isToCheck: ({ context: { subject } }) => subject.kind === 'check',
    isReady: ({ context }) => isReady(context),
    hasReason: ({ context: { because } }) => isReason('declined', because).allowed,
  },
  actions: {
    change: assign(({ context: { entry } }, { change }: { change: Partial<CertificationEntry> }) => ({
      entry: { ...entry, ...change },
      refusal: null,
    })),
    take: assign(({ context: { files } }, offer: { files: ReadonlyArray<File> }) => ({
      ...withOffered(certificationFileRule, files, offer.files),
      refusal: null,
    })),
    drop: assign(({ context: { files } }, { file }: { file: File }) => ({
      files: files.filter((one) => one !== file),
      problem: null,
      refusal: null,
    })),
    keepTry: assign({ hasTried: true }),
    begin: assign({ progress: 0, refusal: null, problem: null }),
    keepProgress: assign((_, { fraction }: { fraction: number }) => ({ progress: fraction })),
    keepBecause: assign((_, { because }: { because: string }) => ({ because, refusal: null })),
    decide: assign((_, { outcome }: { outcome: VerificationAnswer['outcome'] }) => ({ outcome, refusal: null })),
    keepAnswer: assign((_, certification: Certification) => ({ certification })),
    tellDone: enqueueActions(({ context, ...speaking }) =>
      announce(speaking, { kind: 'success', text: successMessage(context) }),
    ),
    sayWhy: assign(({ context: { subject } }, failure: Failure) => ({
      refusal: failedBecause(subject.kind === 'entry' ? wording.addFailed : wording.answerFailed, failure),
    })),
  },
}).createMachine({
  id: 'renewal',
  context: ({ input }) => ({
    ...input,
    entry: input.subject.kind === 'entry' ? input.subject.entry : blankEntry,
    files: [],
    problem: null,
    hasTried: false,
    progress: 0,
    because: '',
    outcome: 'verified',
    refusal: null,
    certification: null,
  }),
  invoke: {
    id: 'unsaved',
    src: 'unsaved',
    input: { by: 'renewal', isUnsaved: ({ context }) => isBegun(context), leave: { type: 'renewal.left' } },
    onError: {},
  },
  initial: 'starting',
  on: { 'renewal.left': '.left' },
  states: {
    starting: { always: [{ guard: 'isToCheck', target: 'checking' }, { target: 'filling' }] },
    filling: {
      on: {
        'entry.changed': { actions: withEvent('change') },
        'files.offered': { actions: withEvent('take') },
        'file.removed': { actions: withEvent('drop') },
        'entry.submitted': [{ guard: 'isReady', target: 'sending' }, { actions: 'keepTry' }],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'begin',
      on: { 'upload.progressed': { actions: withEvent('keepProgress') } },
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context, self }) => ({
          subject: { certification: enteredIn(context) },
          files: context.files,
          progressed: (fraction) => self.send({ type: 'upload.progressed', fraction }),
        }),
        ...settling<AddCertification>()({ to: 'done', keep: 'keepAnswer', otherwise: 'filling', why: 'sayWhy' }),
      },
    },
    checking: {
      on: {
        'because.typed': { actions: withEvent('keepBecause') },
        'verify.asked': { target: 'answering', actions: { type: 'decide', params: { outcome: 'verified' } } },
        'decline.asked': [
          {
            guard: 'hasReason',
            target: 'answering',
            actions: { type: 'decide', params: { outcome: 'declined' } },
          },
          { actions: 'keepTry' },
        ],
      },
    },
    answering: {
      tags: 'busy',
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => {
          const { id: certificationId, version } = checkedIn(context)
          const { outcome, because } = context
          return { certificationId, answer: { version, outcome, because: because.trim() } }
        },
        ...settling<CertificationPorts['answerCertification']>()({
          to: 'done',
          keep: 'keepAnswer',
          otherwise: 'checking',
          why: 'sayWhy',
        }),
      },
    },
    done: { type: 'final', entry: 'tellDone' },
    left: { type: 'final' },
  },
  output: ({ context: { certification } }) => certification,
})

export type RenewalActor = ActorRefFrom<typeof renewalMachine>
