/** Code that is loaded when it is wanted, and known from then on without waiting. */
export interface Lazily<A> {
  readonly load: () => Promise<A>
  /** Undefined as long as it has not been loaded. */
  readonly loaded: () => A | undefined
}

/** A part of the screen whose code can be had before it is shown. */
export type Fetched<Part> = Part & { readonly fetch?: () => void }

export const lazily = <A>(load: () => Promise<A>): Lazily<A> => {
  let known: A | undefined
  return {
    load: async () => {
      known ??= await load()
      return known
    },
    loaded: () => known,
  }
}
