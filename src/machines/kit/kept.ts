import type { Announcement } from './announce.ts'

/** How long a child that broke stays down before it is started again. */
export const RESTART_MS = 5_000

/** What a person is told then. */
export const broken: Announcement = {
  kind: 'error',
  text: 'Part of this page stopped working. It should restart in a few seconds. If not, reload the page.',
}

/**
 * The region of a parallel machine that keeps one child alive. One that breaks is started again after a pause, and leaves
 * the others alone: without the pause, one that throws while it starts would be started without end, and the page would
 * hang. The machine's `setup` brings `announce` (`announce.ts`); a sender to the child asks whether it is there.
 */
export const kept = <const Invoke extends { readonly id: string; readonly src: string }>(invoke: Invoke) =>
  ({
    initial: 'running',
    states: {
      running: { invoke: { ...invoke, onError: 'pausing' } },
      pausing: { entry: { type: 'announce', params: broken }, after: { [RESTART_MS]: 'running' } },
    },
  }) as const
