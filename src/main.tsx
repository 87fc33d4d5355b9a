import { createRoot } from 'react-dom/client'
import { App } from './ui/app/App.tsx'
import type { Settings } from './ui/app/settings.ts'
import { followTheme } from './ui/kit/theme.ts'
import { startApp } from './wiring.ts'

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Settings

followTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App app={startApp(settings)} settings={settings} />)
