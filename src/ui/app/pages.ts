import type { ComponentType } from 'react'
import type { GroupName } from './groups.ts'
import type { PageName } from './paths.ts'

/** What every page is given: the parameters of its path, and the query without its question mark. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
}

export type Pages = { readonly [Name in PageName]?: ComponentType<PageProps> }

/** § 2.6 What a lazy group is loaded by. A group that is not here has no screens yet. */
export const groups: { readonly [Name in GroupName]?: () => Promise<{ readonly pages: Pages }> } = {
  employees: () => import('../employees/group.tsx'),
  home: () => import('../home/group.tsx'),
  utilityPages: () => import('./utilityPages.tsx'),
}
