import type {
  AffectedCases,
  Answered,
  Asked,
  Changed,
  FoundPaths,
  Occasions,
  Offered,
  PathWish,
  Progress,
} from './question.ts'

type Question<A> = A extends unknown ? Omit<A, 'number'> : never

export type Hears = (progress: Progress) => void

/** Finds paths beside the page, so that a key typed meanwhile shows at once. */
export interface Planner {
  readonly machines: () => Promise<ReadonlyArray<Offered>>
  /** Asking again gives the question before up: it is never answered. */
  readonly paths: (wish: PathWish, hears?: Hears) => Promise<FoundPaths>
  /** The walks as a Playwright spec; what it takes is only in the worker. */
  readonly spec: (title: string, wish: PathWish) => Promise<string>
  /** Null where nobody has described a situation to start the machine in. */
  readonly affected: (changed: Changed, hears?: Hears) => Promise<AffectedCases | null>
  readonly occasions: (machine: string) => Promise<Occasions>
  /** Gives up every search, however long it would have taken: who waits for it hears `GivenUp`. */
  readonly stop: () => void
}

export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

type Listening = Pick<Worker, 'postMessage' | 'terminate'> & {
  readonly addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent<Answered>) => void) => void
}

interface Waiting {
  readonly asked: Asked
  readonly tell: (answered: Answered) => void
  readonly giveUp: () => void
}

/** A search cannot be interrupted from within: to stop it, its worker ends, and the next question starts another. */
export const plannerOver = (start: () => Listening): Planner => {
  const waiting = new Map<number, Waiting>()
  let worker: Listening | null = null
  let last = 0

  const working = (): Listening => {
    if (worker !== null) return worker
    const started = start()
    started.addEventListener('message', ({ data }) => {
      waiting.get(data.number)?.tell(data)
      if (data.kind !== 'progress') waiting.delete(data.number)
    })
    started.addEventListener('error', () => {
      for (const [number, { tell }] of waiting)
        tell({ kind: 'failed', number, because: 'The path finder did not start' })
      waiting.clear()
    })
    worker = started
    return started
  }

  const ask = <Kind extends Asked['kind']>(question: Question<Asked> & { readonly kind: Kind }, hears?: Hears) =>
    new Promise<Extract<Answered, { kind: Kind }>>((done, failed) => {
      last += 1
      if (question.kind === 'paths')
        for (const [number, { asked }] of waiting) if (asked.kind === 'paths') waiting.delete(number)
      const asked = { ...question, number: last } as Asked
      waiting.set(last, {
        asked,
        tell: (answered) => {
          if (answered.kind === 'progress') hears?.(answered)
          else if (answered.kind === 'failed') failed(new Error(answered.because))
          else done(answered as Extract<Answered, { kind: Kind }>)
        },
        giveUp: () => failed(new GivenUp('It was stopped')),
      })
      working().postMessage(asked)
    })

  return {
    machines: async () => (await ask({ kind: 'machines' })).machines,
    spec: async (title, wish) => (await ask({ kind: 'spec', title, ...wish })).spec,
    paths: async (wish, hears) => (await ask({ kind: 'paths', ...wish }, hears)).found,
    affected: async (changed, hears) => (await ask({ kind: 'affected', ...changed }, hears)).found,
    occasions: async (machine) => (await ask({ kind: 'occasions', machine })).occasions,
    stop: () => {
      worker?.terminate()
      worker = null
      for (const [number, { asked, giveUp }] of [...waiting]) {
        // The list of machines that can be tried needs no search, so it is asked of the next worker.
        if (asked.kind === 'machines') working().postMessage(asked)
        else {
          waiting.delete(number)
          giveUp()
        }
      }
    },
  }
}
