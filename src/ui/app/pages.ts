import type { ComponentType } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { GroupName, PageName } from '../../domain/session/places.ts'
import type { Lazily } from './lazily.ts'

/** What every page is given: the parameters of its path, and the query without its question mark. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}

export type Pages = { readonly [Name in PageName]?: ComponentType<PageProps> }

/** What an area shows of one person on that person's page. */
export interface PanelProps {
  readonly employee: Pick<Employee, 'id' | 'fullName'>
}

/** How the code of a group is loaded; nothing for a group that has no screens yet. */
export type Groups = { readonly [Name in GroupName]?: Group }

interface GroupCode {
  readonly pages: Pages
  readonly panel?: ComponentType<PanelProps>
}

interface Group extends Lazily<GroupCode> {
  /** Which of its pages have a screen, where not all of them do. */
  readonly built?: ReadonlyArray<PageName>
}
