import { createRoot } from 'react-dom/client'
import { readSettings } from './ahead.ts'
import { groups } from './groups.ts'
import { App } from './ui/app/App.tsx'
import { followTheme } from './ui/kit/theme.ts'
import { startApp } from './wiring.ts'

followTheme()
const settings = readSettings()
const root = document.getElementById('root')
if (root && settings) createRoot(root).render(<App app={startApp(settings)} groups={groups} settings={settings} />)
