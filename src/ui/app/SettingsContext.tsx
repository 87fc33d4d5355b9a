import { createContext, type ReactNode, useContext } from 'react'
import type { Settings } from './settings.ts'

const Given = createContext<Settings | null>(null)

export const SettingsProvider = ({
  settings,
  children,
}: {
  readonly settings: Settings
  readonly children: ReactNode
}) => <Given value={settings}>{children}</Given>

export const useSettings = (): Settings => {
  const settings = useContext(Given)
  if (!settings) throw new Error('There are no settings above this component')
  return settings
}
