import type { ComponentType } from 'react'
import type { GroupName } from './groups.ts'
import type { Lazily } from './lazily.ts'
import type { PageName } from './paths.ts'

/** What every page is given: the parameters of its path, and the query without its question mark. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}

export type Pages = { readonly [Name in PageName]?: ComponentType<PageProps> }

/** How the code of a group is loaded; nothing for a group that has no screens yet. */
export type Groups = { readonly [Name in GroupName]?: Group }

interface Group extends Lazily<{ readonly pages: Pages }> {
  /** Which of its pages have a screen, where not all of them do. */
  readonly built?: ReadonlyArray<PageName>
}
