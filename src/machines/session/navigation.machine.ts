import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate'
import { READINESS_ATTEMPTS, READINESS_POLL_MS } from '../../domain/session/readiness.ts'
import { withEvent } from '../kit/settling.ts'

/**
 * Which page is shown, and the way to the next one. It decides; the browser's history follows what it emits, and the
 * view shows `context.current` (its router's location is this machine, not the address bar).
 *
 * Rules it keeps: every navigation starts the progress bar, which ends after the route has loaded, also when it fails;
 * before each navigation it waits for the logged-in employee, at most 25 times 150 ms, then goes on regardless (§ 2.1);
 * a group that takes longer than 120 s has failed and may be tried again (§ 9); leaving unsaved edits asks first, by
 * link, by the back button and by whatever closes a dialog (§ 2.3); while it is asked, the address is that of the page
 * that shows; what is given up is told to the machine that holds it; what has been saved meanwhile is asked about no
 * longer; and where all of it saves itself, it is saved at once and the way goes on, so that only what could not be
 * saved is asked about.
 *
 * Events from the view: `navigation.asked {to, replace?}`, `address.rewritten {to, replace: true}` (what shows says itself anew, as a list
 * does when it is searched: nothing is left, so nothing is asked), `route.loaded {to}`, `route.failed {to}`, `route.retried`.
 * From the browser's history: `history.moved {to}`. From other machines: `shell.shown` (root), `employee.arrived`
 * (readiness), `unsaved.began {by, savesItself?}` and `unsaved.ended {by}` (editors; `by` is a path such as
 * `<employee>/work`, and what ends a path ends all below it), `saving.stuck` (it did not work out), `leaving.asked {by}` (a dialog that is to be closed).
 * While it asks: `dialog.confirmed`, `dialog.cancelled`.
 * Reads: `context.current` (path with search), `context.attempt` (rises with each retry), `context.unsaved` (for the
 * browser's own question on closing), `hasTag('progress')`, `hasTag('failed')`, `matches('confirming')`.
 * Emits `history.pushed {to, replace}`, `history.followed` and `history.restored`; `unsaved.dropped {by}`, of all of it
 * when `by` is null; `saving.asked` to those who save by themselves. System id: `navigation`.
 */
const groupTimeoutMs = 120_000

/** How long what saves itself is waited for, before it is asked about like anything else. */
export const SAVING_PATIENCE_MS = 3_000

interface Wanted {
  readonly to: string
  /** What the address bar still needs: a new entry, the same entry rewritten, or nothing since it moved by itself. */
  readonly by: 'push' | 'replace' | 'history'
}

interface Context {
  readonly current: string
  readonly wanted: Wanted
  readonly polls: number
  readonly attempt: number
  /** What shows has loaded. */
  readonly hasArrived: boolean
  readonly employeeIsHere: boolean
  readonly unsaved: ReadonlyArray<string>
  /** Of those, the ones that are saved without anybody asking. */
  readonly savingThemselves: ReadonlyArray<string>
  /** What is to be left: the page with all that is unsaved, or one dialog by its name. */
  readonly leaving: string | null
}

type Event =
  | { readonly type: 'navigation.asked'; readonly to: string; readonly replace?: boolean }
  | { readonly type: 'address.rewritten'; readonly to: string; readonly replace: true }
  | { readonly type: 'history.moved'; readonly to: string }
  | { readonly type: 'route.loaded'; readonly to: string }
  | { readonly type: 'route.failed'; readonly to: string }
  | { readonly type: 'route.retried' }
  | { readonly type: 'shell.shown' }
  | { readonly type: 'employee.arrived' }
  | { readonly type: 'unsaved.began'; readonly by: string; readonly savesItself?: boolean }
  | { readonly type: 'saving.stuck' }
  | { readonly type: 'unsaved.ended'; readonly by: string }
  | { readonly type: 'leaving.asked'; readonly by: string }
  | { readonly type: 'dialog.confirmed' }
  | { readonly type: 'dialog.cancelled' }

export type NavigationEmitted =
  | { readonly type: 'history.pushed'; readonly to: string; readonly replace: boolean }
  /** The move the person made in the history is allowed. */
  | { readonly type: 'history.followed' }
  /** It is not: the address bar must go back. */
  | { readonly type: 'history.restored' }
  /** The person gives it up: the machine that holds it lets go of it. */
  | { readonly type: 'unsaved.dropped'; readonly by: string | null }
  /** Now, and not after the next pause in typing. */
  | { readonly type: 'saving.asked' }

/** As `by` names it, or below it. */
const isUnder = (one: string, by: string): boolean => one === by || one.startsWith(`${by}/`)

export const navigationMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: NavigationEmitted
    input: { readonly current: string }
    tags: 'progress' | 'failed'
  },
  delays: { poll: READINESS_POLL_MS, groupTimeout: groupTimeoutMs, savingPatience: SAVING_PATIENCE_MS },
  guards: {
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
    savesItself: ({ context: { savingThemselves, unsaved } }) =>
      unsaved.length > 0 && unsaved.every((one) => savingThemselves.includes(one)),
    employeeIsHere: ({ context }) => context.employeeIsHere,
    hasArrived: ({ context }) => context.hasArrived,
    mayPollAgain: ({ context }) => context.polls + 1 < READINESS_ATTEMPTS,
    isCurrent: ({ context }: { context: Context }, { to }: { to: string }) => context.current === to,
    isOfDialog: ({ context }) => context.leaving !== null,
    isAllSaved: ({ context: { leaving, unsaved } }) =>
      !unsaved.some((one) => leaving === null || isUnder(one, leaving)),
  },
  actions: {
    want: assign((_, { to, replace }: { to: string; replace?: boolean }) => ({
      wanted: { to, by: replace ? 'replace' : 'push' } as const,
      leaving: null,
    })),
    wantMoved: assign((_, { to }: { to: string }) => ({ wanted: { to, by: 'history' } as const, leaving: null })),
    wantClosed: assign((_, { by }: { by: string }) => ({ leaving: by })),
    startPolling: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    rememberEmployee: assign({ employeeIsHere: true }),
    addUnsaved: assign(({ context }, { by, savesItself = false }: { by: string; savesItself?: boolean }) => ({
      unsaved: context.unsaved.includes(by) ? context.unsaved : [...context.unsaved, by],
      savingThemselves: [...context.savingThemselves.filter((one) => one !== by), ...(savesItself ? [by] : [])],
    })),
    dropUnsaved: assign(({ context }, { by }: { by: string }) => ({
      unsaved: context.unsaved.filter((one) => !isUnder(one, by)),
    })),
    giveUp: enqueueActions(({ context: { leaving, unsaved }, enqueue }) => {
      enqueue.assign({ unsaved: leaving === null ? [] : unsaved.filter((one) => !isUnder(one, leaving)) })
      enqueue.emit({ type: 'unsaved.dropped', by: leaving })
    }),
    show: assign(({ context: { current, hasArrived, wanted } }) => ({
      current: wanted.to,
      attempt: 0,
      hasArrived: hasArrived && wanted.to === current,
    })),
    keepArrived: assign({ hasArrived: true }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    tellHistory: emit(
      ({ context: { wanted } }): NavigationEmitted =>
        wanted.by === 'history'
          ? { type: 'history.followed' }
          : { type: 'history.pushed', to: wanted.to, replace: wanted.by === 'replace' },
    ),
    restoreHistory: emit({ type: 'history.restored' }),
    askToSave: emit({ type: 'saving.asked' }),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input: { current } }) => ({
    current,
    wanted: { to: current, by: 'history' },
    polls: 0,
    attempt: 0,
    hasArrived: false,
    employeeIsHere: false,
    unsaved: [],
    savingThemselves: [],
    leaving: null,
  }),
  on: {
    'employee.arrived': { actions: 'rememberEmployee' },
    'unsaved.began': { actions: withEvent('addUnsaved') },
    'unsaved.ended': { actions: withEvent('dropUnsaved') },
    'navigation.asked': [
      { guard: 'savesItself', target: '.saving', actions: withEvent('want') },
      { guard: 'hasUnsaved', target: '.confirming', actions: withEvent('want') },
      { target: '.waiting', actions: withEvent('want') },
    ],
    'address.rewritten': { target: '.waiting', actions: withEvent('want') },
    'history.moved': [
      {
        guard: 'savesItself',
        target: '.saving',
        actions: [withEvent('wantMoved'), 'restoreHistory'],
      },
      {
        guard: 'hasUnsaved',
        target: '.confirming',
        actions: [withEvent('wantMoved'), 'restoreHistory'],
      },
      { target: '.waiting', actions: withEvent('wantMoved') },
    ],
    'leaving.asked': { target: '.confirming', actions: withEvent('wantClosed') },
  },
  initial: 'starting',
  states: {
    starting: {
      on: {
        'shell.shown': 'waiting',
        'navigation.asked': { actions: withEvent('want') },
        'address.rewritten': { actions: withEvent('want') },
        'history.moved': { actions: withEvent('wantMoved') },
      },
    },
    saving: {
      tags: 'progress',
      entry: 'askToSave',
      always: { guard: 'isAllSaved', target: 'agreed' },
      on: { 'saving.stuck': 'confirming', 'address.rewritten': {} },
      after: { savingPatience: 'confirming' },
    },
    confirming: {
      always: { guard: 'isAllSaved', target: 'agreed' },
      on: {
        'dialog.confirmed': { target: 'agreed', actions: 'giveUp' },
        'dialog.cancelled': 'resting',
        // What is asked is about another page.
        'address.rewritten': {},
      },
    },
    agreed: { always: [{ guard: 'isOfDialog', target: 'resting' }, { target: 'waiting' }] },
    waiting: {
      tags: 'progress',
      entry: 'startPolling',
      initial: 'polling',
      always: { guard: 'employeeIsHere', target: 'loading', actions: ['tellHistory', 'show'] },
      states: {
        polling: {
          after: {
            poll: [
              { guard: 'mayPollAgain', target: 'polling', reenter: true, actions: 'countPoll' },
              { target: '#navigation.loading', actions: ['tellHistory', 'show'] },
            ],
          },
        },
      },
    },
    loading: {
      tags: 'progress',
      // Asked for while it shows: nobody will tell that it has come.
      always: { guard: 'hasArrived', target: 'resting' },
      on: {
        'route.loaded': [
          { guard: withEvent('isCurrent'), target: 'resting', actions: 'keepArrived' },
          // A page that was left before it had loaded; the bar is about the next one.
          {},
        ],
        'route.failed': [{ guard: withEvent('isCurrent'), target: 'failed' }, {}],
      },
      after: { groupTimeout: 'timedOut' },
    },
    resting: {},
    failed: {
      tags: 'failed',
      on: { 'route.retried': { target: 'loading', actions: 'countAttempt' } },
    },
    timedOut: {
      tags: 'failed',
      on: {
        'route.retried': { target: 'loading', actions: 'countAttempt' },
        // It came after all.
        'route.loaded': [{ guard: withEvent('isCurrent'), target: 'resting', actions: 'keepArrived' }, {}],
      },
    },
  },
})

export type NavigationActor = ActorRefFrom<typeof navigationMachine>

declare module '../kit/tell.ts' {
  interface Neighbours {
    readonly navigation: Event
  }
}
