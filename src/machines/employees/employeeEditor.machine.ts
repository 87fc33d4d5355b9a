import type { Result } from 'effect'
import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { ProfileDraft } from '../../domain/employees/employee.fields.ts'
import type { Employee } from '../../domain/employees/nouns.ts'
import { sentences } from '../../domain/employees/wording.ts'
import { type Failure, refusedWith } from '../../domain/kernel/failure.ts'
import { announce, type Toast } from '../kit/announce.ts'
import { answerOf, defect, failureOf, succeeded } from '../kit/answers.ts'
import { type Port, port } from '../kit/port.ts'
import { settling, withAnswer, withEvent, withFailure, withOutput } from '../kit/settling.ts'
import { tell, tellParent } from '../kit/tell.ts'
import {
  changes,
  type EditorContext,
  type EditorInput,
  type EmployeeSaved,
  editorName,
  hasEmail,
  isWorthAsking,
  opened,
  ownProblemsOf,
  sentenceOf,
  toSave,
  withRefusal,
} from './editing.ts'
import type { EmployeePorts } from './employees.ports.ts'
import { carriedOver, changesOf, draftFrom, type LoadInput, type SaveSection } from './sections.ts'

/**
 * One form of an employee's record: a section of the profile, or the whole of a new person.
 *
 * Rules it keeps: unsaved is what would be saved differently (typing a letter and taking it back is nothing); an address
 * in use is told while typing, 300 ms after the last key; nothing invalid is sent; a second save while one runs is
 * ignored; whatever the answer, what was typed stays: a refusal is shown where it belongs, a lost connection can be tried
 * again, a record that somebody else has changed is fetched and laid beside (§ 5, § 8); a token refresh that fails during a
 * save is a refusal when the session is over, a lost connection when the provider cannot be reached, and a question before
 * the browser leaves to sign in again (§ 4, § 7). Unsaved edits are known to the
 * navigation, which asks before they are left (§ 2.3); that somebody has been created is told, since the form goes.
 *
 * Events: `field.changed {change}`, `field.left {field}`, `save.asked`, `retry.asked`, `editing.abandoned`;
 * in a conflict `theirs.taken` or `mine.kept`; from the profile `record.arrived {employee}`.
 * Reads: `context.{draft, base, section, theirs, refusal}`, `problemsIn` and `changedIn` of `editing.ts`;
 * tags `dirty`, `busy` (saving), `offline`, `refused`, `conflict`, `saved`; `matches({ email: 'checking' })`.
 * Emits `toast` and `employee.saved {employee, created}`, whoever has saved it; tells its parent `employee.saved` too.
 */
const emailPauseMs = 300

type Event =
  | { readonly type: 'field.changed'; readonly change: Partial<ProfileDraft> }
  | { readonly type: 'field.left'; readonly field: keyof ProfileDraft }
  | { readonly type: 'save.asked' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'editing.abandoned' }
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'mine.kept' }
  | { readonly type: 'record.arrived'; readonly employee: Employee }

export type EditorEmitted = Toast | EmployeeSaved

export const employeeEditorMachine = setup({
  types: {} as {
    context: EditorContext
    events: Event
    emitted: EditorEmitted
    input: EditorInput
    tags: 'dirty' | 'busy' | 'offline' | 'refused' | 'conflict' | 'saved'
  },
  delays: { emailPause: emailPauseMs },
  actors: {
    save: port<SaveSection>('employeeEditor.save'),
    isEmailInUse: port<EmployeePorts['isEmailInUse']>('isEmailInUse'),
    loadEmployee: port<Port<LoadInput, Employee, Failure>>('employeeEditor.loadEmployee'),
  },
  guards: {
    succeeded,
    isUnchanged: ({ context }) => changes(context).length === 0,
    isValid: ({ context }) => Object.keys(ownProblemsOf(context)).length === 0,
    isChangedMeanwhile: (_: unknown, answer: Result.Result<unknown, Failure>) =>
      refusedWith(failureOf(answer), 'changed_meanwhile'),
    isUnreachable: (_: unknown, answer: Result.Result<unknown, Failure>) => failureOf(answer)._tag === 'Unreachable',
    touchesEmail: ({ context }: { context: EditorContext }, { change }: { change: Partial<ProfileDraft> }) =>
      'email' in change && hasEmail(context),
    isWorthAsking: ({ context }) => isWorthAsking(context),
    leavesSectionAlone: ({ context }: { context: EditorContext }, { employee }: { employee: Employee }) =>
      changesOf(context.section, draftFrom(context.base), draftFrom(employee)).length === 0,
  },
  actions: {
    refuse: enqueueActions(({ context, enqueue, system }, failure: Failure) => {
      enqueue.assign(withRefusal(context, failure))
      announce({ enqueue, system }, { kind: 'error', text: sentenceOf(context, failure) })
    }),
    change: assign(({ context }, { change }: { change: Partial<ProfileDraft> }) => ({
      draft: { ...context.draft, ...change },
      refusal: null,
      refusedFields: Object.fromEntries(Object.entries(context.refusedFields).filter(([field]) => !(field in change))),
    })),
    visit: assign(({ context }, { field }: { field: keyof ProfileDraft }) => ({
      visited: context.visited.includes(field) ? context.visited : [...context.visited, field],
    })),
    showProblems: assign({ triedToSave: true }),
    forgetRefusal: assign({ refusal: null, refusedFields: {}, triedToSave: true }),
    keepRefusal: assign(({ context }, failure: Failure) => withRefusal(context, failure)),
    abandon: assign(({ context }) => opened(context)),
    keepSaved: assign(({ context }, answer: Result.Result<Employee, Failure>) =>
      opened({ ...context, base: answerOf(answer) }),
    ),
    keepTheirs: assign((_, theirs: Employee) => ({ theirs })),
    takeTheirs: assign(({ context }) => opened({ ...context, base: context.theirs })),
    keepMine: assign(({ context }) => ({
      base: context.theirs,
      draft: carriedOver(context.section, draftFrom(context.base), context.draft, draftFrom(context.theirs)),
      theirs: null,
    })),
    rebase: assign(({ context }, { employee }: { employee: Employee }) => ({
      base: employee,
      draft: carriedOver(context.section, draftFrom(context.base), context.draft, draftFrom(employee)),
    })),
    // Unless the form has since been saved or abandoned: then the address in it is not the one that was asked about.
    keepTaken: assign(({ context }, answer: boolean) =>
      answer && isWorthAsking(context) ? { takenEmail: context.draft.email } : {},
    ),
    tellUnsaved: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.began', by: editorName(context) }),
    ),
    tellSettled: enqueueActions(({ context, enqueue, system }) =>
      tell({ enqueue, system }, 'navigation', { type: 'unsaved.ended', by: editorName(context) }),
    ),
    tellSaved: enqueueActions(({ context, enqueue, self, system }, employee: Employee) => {
      const created = context.section === 'create'
      const saved: EmployeeSaved = { type: 'employee.saved', employee, created }
      if (created) announce({ enqueue, system }, { kind: 'success', text: sentences.added(employee.fullName) })
      enqueue.emit(saved)
      tellParent({ enqueue, self }, saved)
    }),
  },
}).createMachine({
  id: 'employeeEditor',
  context: ({ input }) => opened(input),
  type: 'parallel',
  states: {
    form: {
      initial: 'clean',
      on: {
        'field.left': { actions: withEvent('visit') },
        'record.arrived': [
          {
            guard: withEvent('leavesSectionAlone'),
            actions: withEvent('rebase'),
          },
          // Somebody else's change of this very section: saving will find it, and lay both beside each other.
          {},
        ],
      },
      states: {
        clean: {
          on: {
            'field.changed': { target: 'dirty', actions: withEvent('change') },
            'record.arrived': { actions: withEvent('rebase') },
          },
        },
        saved: {
          tags: 'saved',
          on: {
            'field.changed': { target: 'dirty', actions: withEvent('change') },
            'record.arrived': { actions: withEvent('rebase') },
          },
        },
        dirty: {
          tags: 'dirty',
          entry: 'tellUnsaved',
          exit: 'tellSettled',
          initial: 'editing',
          on: {
            'field.changed': { target: '.editing', actions: withEvent('change') },
            'save.asked': [{ guard: 'isValid', target: '.saving' }, { actions: 'showProblems' }],
            'editing.abandoned': { target: 'clean', actions: 'abandon' },
          },
          states: {
            editing: { always: { guard: 'isUnchanged', target: '#employeeEditor.form.clean' } },
            saving: {
              tags: 'busy',
              entry: 'forgetRefusal',
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => toSave(context),
                onDone: [
                  {
                    guard: withOutput('succeeded'),
                    target: '#employeeEditor.form.saved',
                    actions: [withAnswer('tellSaved'), withOutput('keepSaved')],
                  },
                  {
                    guard: withOutput('isChangedMeanwhile'),
                    target: 'conflicting',
                  },
                  {
                    guard: withOutput('isUnreachable'),
                    target: 'offline',
                    actions: withFailure('keepRefusal'),
                  },
                  {
                    target: 'refused',
                    actions: withFailure('refuse'),
                  },
                ],
                onError: { target: 'refused', actions: { type: 'refuse', params: defect } },
              },
              // The form is closed to typing and to a second save while one is under way.
              on: { 'field.changed': {}, 'save.asked': {}, 'editing.abandoned': {} },
            },
            refused: { tags: 'refused' },
            offline: { tags: 'offline', on: { 'retry.asked': 'saving' } },
            conflicting: {
              tags: 'conflict',
              initial: 'fetching',
              // First it is decided whose stays.
              on: { 'field.changed': {}, 'save.asked': {} },
              states: {
                fetching: {
                  invoke: {
                    id: 'loadEmployee',
                    src: 'loadEmployee',
                    input: ({ context: { id, section } }) => ({ id, section }),
                    ...settling<Port<LoadInput, Employee, Failure>>()({
                      to: 'comparing',
                      keep: 'keepTheirs',
                      otherwise: 'unfetched',
                      why: 'keepRefusal',
                    }),
                  },
                },
                unfetched: { on: { 'retry.asked': 'fetching' } },
                comparing: {
                  on: {
                    'theirs.taken': {
                      target: '#employeeEditor.form.clean',
                      actions: [
                        { type: 'tellSaved', params: ({ context }) => context.theirs as Employee },
                        'takeTheirs',
                      ],
                    },
                    'mine.kept': { target: '#employeeEditor.form.dirty.saving', actions: 'keepMine' },
                  },
                },
              },
            },
          },
        },
      },
    },
    email: {
      initial: 'resting',
      on: {
        'field.changed': [{ guard: withEvent('touchesEmail'), target: '.settling' }, {}],
      },
      states: {
        resting: {},
        settling: {
          after: { emailPause: [{ guard: 'isWorthAsking', target: 'checking' }, { target: 'resting' }] },
        },
        checking: {
          invoke: {
            id: 'isEmailInUse',
            src: 'isEmailInUse',
            input: ({ context: { draft, base } }) => ({
              email: draft.email.trim(),
              ...(base && { exceptEmployeeId: base.id }),
            }),
            ...settling<EmployeePorts['isEmailInUse']>()({ to: 'resting', keep: 'keepTaken', otherwise: 'resting' }),
          },
        },
      },
    },
  },
})

export type EmployeeEditorActor = ActorRefFrom<typeof employeeEditorMachine>
