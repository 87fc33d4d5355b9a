import type { PortInput } from './port.ts'
import { type Settled, settling } from './settling.ts'

/**
 * How what a page is about comes: `loading → showing | notFound | failed`, the last two with a way back. Spread among the
 * states of a machine that shows it:
 * `states: { closed: {}, ...loadingStates<LoadGoals>()({ load: 'loadGoals', input, keep: 'keep', missing: 'notFound' }), showing: {} }`
 *
 * The answer is handed to the action `keep`, a failure to `keepFailure`; needs the guard `succeeded` of `answers.ts`, and
 * `isNotFound` where what is missing is not found. Hears `retry.asked`.
 */
export const loadingStates =
  <P>() =>
  <const Said extends Loading, Context = unknown>({ load, input, to, keep, missing }: Said & Asking<P, Context>) => {
    const again = { on: { 'retry.asked': 'loading' } }
    return {
      loading: {
        invoke: {
          id: load,
          src: load,
          ...(input && { input }),
          ...settling<P>()({
            to: to ?? 'showing',
            keep,
            ...(missing && { missing }),
            otherwise: 'failed',
            why: 'keepFailure',
          }),
        },
      },
      ...(missing && { notFound: again }),
      failed: again,
    } as unknown as LoadingStates<P, Said, Context>
  }

interface Loading {
  /** The port, and the actor that asks it. */
  readonly load: string
  readonly keep: string
  /** Where what was read leads, where that is not called showing. */
  readonly to?: string
  /** Where it leads that it is not there, or not for the caller. */
  readonly missing?: 'notFound'
}

interface Asking<P, Context> {
  readonly input?: (args: { readonly context: Context }) => PortInput<P>
}

/** The same as XState sees it. */
type LoadingStates<P, Said extends Loading, Context> = {
  readonly loading: {
    readonly invoke: { readonly id: Said['load']; readonly src: Said['load'] } & Required<Asking<P, Context>> &
      Settled<P, SaidOf<Said>>
  }
  readonly failed: Again
} & (Said extends { readonly missing: string } ? { readonly notFound: Again } : unknown)

interface Again {
  readonly on: { readonly 'retry.asked': 'loading' }
}

type SaidOf<Said extends Loading> = { readonly keep: Said['keep']; readonly why: 'keepFailure' } & Pick<
  Said,
  Extract<keyof Said, 'missing'>
>
