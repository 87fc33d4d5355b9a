import type { ComponentType } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import { type GroupName, type PageName, places } from '../../domain/session/places.ts'
import type { Fetched, Lazily } from './lazily.ts'

/** What every page is given: the parameters of its path, and the query without its question mark. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}

/** A screen for each page that comes with the group. */
export type PagesOf<Name extends GroupName> = {
  readonly [Page in PageName as (typeof places)[Page]['area'] extends Name ? Page : never]: Fetched<
    ComponentType<PageProps>
  >
}

/** What an area shows of one person on that person's page. */
export interface PanelProps {
  readonly employee: Pick<Employee, 'id' | 'fullName'>
}

interface Group<Pages> {
  readonly pages: Pages
  readonly panel?: ComponentType<PanelProps>
}

/** How the code of each group is loaded. */
export type Groups = { readonly [Name in GroupName]: Lazily<Group<PagesOf<Name>>> }

/** The code of whichever group. */
export type Screens = Group<{ readonly [Page in PageName]?: Fetched<ComponentType<PageProps>> }>

/** What the page comes with. */
export const groupOf = (groups: Groups, page: PageName): Lazily<Screens> => groups[places[page].area]
