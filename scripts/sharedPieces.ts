import type { Rolldown } from 'vite'

type Graph = Parameters<Extract<Rolldown.CodeSplittingNameFunction, (...args: never) => unknown>>[1]

/** A piece that so many pages begin with comes with the kit, which each of them waits for anyway; a small one sooner. */
const many = 6
const some = 4
/** In letters of source: what costs less than to ask for it. */
const small = 3_000
/** Pages and dialogs together that a still smaller one is wanted by. */
const everywhere = 12
const tiny = 800

const isGroup = /[\\/]src[\\/]ui[\\/][^\\/]+[\\/]group\.tsx$/

/**
 * In which file a piece goes that a page begins with and something else has too. Left to itself the bundler makes a file for
 * each set of places that share something, every dialog that comes later among them: the list of employees waited for
 * twenty files, most of a few hundred bytes, six at a time. Here only the pages count (decision 0065).
 */
export const sharedPieces = (main: string, isOfKit: (id: string) => boolean) => {
  let begun: ReadonlyMap<string, Begun> | undefined
  return (id: string, graph: Graph): string | null => {
    begun ??= begunWith(main, graph)
    const { pages, later } = begun.get(id) ?? nowhere
    if (isOfKit(id) && pages.size + later > 2) return 'kit'
    if (pages.size >= many) return 'kit'
    const length = graph.getModuleInfo(id)?.code?.length ?? 0
    if (pages.size >= some && length < small) return 'kit'
    if (pages.size > 1 && pages.size + later >= everywhere && length < tiny) return 'kit'
    return pages.size > 0 && pages.size + later > 1 ? `shared-${[...pages].sort().join('+')}` : null
  }
}

/** The pages that begin with a module, and how much else does that comes later. */
interface Begun {
  readonly pages: Set<string>
  later: number
}

const nowhere: Begun = { pages: new Set(), later: 0 }

const begunWith = (main: string, graph: Graph): ReadonlyMap<string, Begun> => {
  const within = (entry: string): ReadonlySet<string> => {
    const modules = new Set<string>()
    const visit = (id: string): void => {
      if (modules.has(id)) return
      modules.add(id)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
    }
    visit(entry)
    return modules
  }
  const begun = new Map<string, Begun>()
  const known = new Set<string>()
  const follow = (from: ReadonlySet<string>): void => {
    for (const entry of [...from].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])) {
      if (known.has(entry)) continue
      known.add(entry)
      const modules = within(entry)
      const isPage = [...modules].some((id) => isGroup.test(id))
      for (const id of modules) {
        const one = begun.get(id) ?? { pages: new Set(), later: 0 }
        begun.set(id, one)
        if (isPage) one.pages.add(entry)
        else one.later += 1
      }
      follow(modules)
    }
  }
  follow(within(main))
  return begun
}
