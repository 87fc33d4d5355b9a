import { createContext, type ReactNode, useContext } from 'react'
import type { Groups } from './pages.ts'

const Given = createContext<Groups | null>(null)

export const GroupsProvider = ({ groups, children }: { readonly groups: Groups; readonly children: ReactNode }) => (
  <Given value={groups}>{children}</Given>
)

export const useGroups = (): Groups => {
  const groups = useContext(Given)
  if (!groups) throw new Error('There are no groups above this component')
  return groups
}
