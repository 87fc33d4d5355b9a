import type { Plugin, Rolldown } from 'vite'
import { places } from '../src/domain/session/places.ts'
import { pageCodeFile } from '../src/server/http/page.ts'
import { firstWord, likelyPage } from '../src/ui/app/paths.ts'

/** The code and styles a page needs beyond the entry, by the first word of its path: `{ employees: ['assets/employees-….js'] }`. */
export type PageCode = Readonly<Record<string, readonly string[]>>

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry'> & {
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
  readonly styles: Iterable<string>
}

/**
 * A browser that is told with the page which code the page needs asks for it beside the program, not after it. A guess
 * by the first word of the address is enough: the router knows better, and what was fetched in vain is in the cache.
 */
export function pageCode(chunks: readonly Chunk[]): PageCode {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (files: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
    for (const file of files.filter((one) => !seen.has(one))) {
      seen.add(file)
      withImports(byFile.get(file)?.imports ?? [], seen)
    }
    return seen
  }
  const first = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const codeOf = (group: string | null) =>
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/src/ui/${group}/group.tsx`) || id.endsWith(`/src/ui/app/${group}.tsx`)),
    )
  const groupOfPath = (path: string) => places[likelyPage(path) ?? 'home'].area
  const words = new Map(Object.values(places).map(({ path }) => [firstWord(path), groupOfPath(path)]))
  return Object.fromEntries(
    [...words]
      .map(([word, group]) => {
        const files = [...withImports(codeOf(group).map(({ fileName }) => fileName))].filter((file) => !first.has(file))
        const styles = new Set(files.flatMap((file) => [...(byFile.get(file)?.styles ?? [])]))
        return [word, [...files, ...styles]] as const
      })
      .filter(([, files]) => files.length > 0),
  )
}

export const pageCodeTable: Plugin = {
  name: 'tenure:page-code',
  apply: 'build',
  // Before, a file of styles still has a chunk of code, which Vite then takes away.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle)
        .filter((part) => part.type === 'chunk')
        .map((chunk) => ({ ...chunk, styles: chunk.viteMetadata?.importedCss ?? [] }))
      this.emitFile({ type: 'asset', fileName: pageCodeFile, source: JSON.stringify(pageCode(chunks)) })
    },
  },
}
