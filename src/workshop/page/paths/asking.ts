import type { Answered, Asked, FoundPaths, Offered, PathWish } from './question.ts'

type Question<A> = A extends unknown ? Omit<A, 'number'> : never

/** Finds paths beside the page, so that a key typed meanwhile shows at once. */
export interface Planner {
  readonly machines: () => Promise<ReadonlyArray<Offered>>
  /** Whoever asks again gives the question before up: it is never answered. */
  readonly paths: (wish: PathWish) => Promise<FoundPaths>
  /** The walks as a Playwright spec; what it takes is only in the worker. */
  readonly spec: (title: string, wish: PathWish) => Promise<string>
}

type Listening = Pick<Worker, 'postMessage'> & {
  readonly addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent<Answered>) => void) => void
}

export const plannerOver = (worker: Listening): Planner => {
  const waiting = new Map<number, { readonly kind: Asked['kind']; readonly tell: (answered: Answered) => void }>()
  let last = 0
  const ask = <Kind extends Asked['kind']>(question: Question<Asked> & { readonly kind: Kind }) =>
    new Promise<Extract<Answered, { kind: Kind }>>((done, failed) => {
      last += 1
      if (question.kind === 'paths')
        for (const [number, { kind }] of waiting) if (kind === 'paths') waiting.delete(number)
      waiting.set(last, {
        kind: question.kind,
        tell: (answered) => {
          if (answered.kind === 'failed') failed(new Error(answered.because))
          else done(answered as Extract<Answered, { kind: Kind }>)
        },
      })
      worker.postMessage({ ...question, number: last })
    })
  worker.addEventListener('message', ({ data }) => {
    waiting.get(data.number)?.tell(data)
    waiting.delete(data.number)
  })
  worker.addEventListener('error', () => {
    for (const [number, { tell }] of waiting) tell({ kind: 'failed', number, because: 'The path finder did not start' })
    waiting.clear()
  })
  return {
    machines: async () => (await ask({ kind: 'machines' })).machines,
    spec: async (title, wish) => (await ask({ kind: 'spec', title, ...wish })).spec,
    paths: async (wish) => (await ask({ kind: 'paths', ...wish })).found,
  }
}
