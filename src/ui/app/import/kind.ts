import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { AnyImport, AnyReport } from '../../../domain/kernel/import/nouns.ts'
import type { Lifecycle } from '../../../domain/kernel/lifecycle.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import type { AreaName } from '../../../machines/kit/areaName.ts'
import type { ImportActor, ImportSnapshot } from '../../../machines/kit/import/import.machine.ts'
import type { ImportShape } from '../../../machines/kit/import/import.setup.ts'
import { useApp } from '../machines.tsx'

/** What the pages of an import say of what is imported. */
export interface ImportKind<Made extends AnyImport, Report extends AnyReport> {
  readonly area: AreaName
  readonly title: string
  readonly description: string
  /** Why this person imports nothing. */
  readonly denied: (actor: Actor) => string | undefined
  readonly back: { readonly href: string; readonly label: string }
  readonly shape: ImportShape<Made, Report>
  /** What a column may be about, and what its cells may say. */
  readonly columns: ReadonlyArray<{ readonly field: string; readonly header: string; readonly hint: string }>
  /** What stands in the file besides, in a sentence. */
  readonly columnsNote: string
  /** What the check has found: 'Two people are ready.' */
  readonly found: (locale: Locale, report: Report) => string
  /** What importing does with it: 'Import 2 people'. */
  readonly toDo: (locale: Locale, report: Report) => string
  /** What an earlier one did: '2 people'. */
  readonly did: (locale: Locale, made: Made) => string
  readonly outcome: (locale: Locale, made: Made) => { readonly title: string; readonly text: string }
  /** What it made, to be opened: the first of them, where it says which. */
  readonly made?: (
    made: Made,
  ) => ReadonlyArray<{ readonly id: string; readonly name: string; readonly href: string; readonly how: string }>
  /** What stayed when it was reverted, and why. */
  readonly kept: (
    made: Made,
  ) => ReadonlyArray<{ readonly id: string; readonly name: string; readonly href: string; readonly because: string }>
  readonly keptTitle: string
  /** Where what was imported is seen. */
  readonly seen: { readonly href: string; readonly label: string }
  readonly life: {
    readonly of: Lifecycle<string, string>
    readonly actions: Readonly<Record<string, string>>
    readonly by: Readonly<Record<string, string>>
  }
  /** Why this person may not revert it, or nobody now. */
  readonly revertDenied: (actor: Actor, made: Made) => string | undefined
}

type AnyKind = ImportKind<AnyImport, AnyReport>

export const KindContext = createContext<AnyKind | null>(null)

/** What the pages around this one import. */
export const useKind = (): AnyKind => useContext(KindContext) as AnyKind

/** The import's machine, which goes on when the page is left. */
export const useImport = (): ImportActor => useApp().system.get(useKind().area) as ImportActor

export const useImportState = <A>(select: (snapshot: ImportSnapshot) => A): A => useSelector(useImport(), select)
