import { createContext, type ReactNode, useContext } from 'react'
import type { Groups } from './pages.ts'

const Given = createContext<Groups>({})

export const GroupsProvider = ({ groups, children }: { readonly groups: Groups; readonly children: ReactNode }) => (
  <Given value={groups}>{children}</Given>
)

export const useGroups = (): Groups => useContext(Given)
