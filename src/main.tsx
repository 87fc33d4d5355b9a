import { createRoot } from 'react-dom/client'
import { groups } from './groups.ts'
import { App } from './ui/app/App.tsx'
import { groupOf } from './ui/app/groups.ts'
import type { Groups } from './ui/app/pages.ts'
import { likelyPage } from './ui/app/paths.ts'
import { readSettings } from './ui/app/settings.ts'
import { followTheme } from './ui/kit/theme.ts'
import { startApp } from './wiring.ts'

followTheme()

/** While the first answers are awaited: a page whose code is here is drawn with the shell, and not after it. */
const fetchFirstPage = () => {
  const page = likelyPage(location.pathname)
  // A failure is the page's own, when it asks itself.
  if (page) (groups as Groups)[groupOf[page]]?.load().catch(() => undefined)
}

const settings = readSettings(document)
const root = document.getElementById('root')
if (window.begunReadings) fetchFirstPage()
if (root && settings) {
  const app = startApp(settings)
  createRoot(root).render(<App app={app} groups={groups} settings={settings} />)
  // Only where the workshop is open (never by itself in production) is the code for it even asked for.
  if (settings.workshop) {
    addEventListener('load', async () => (await import('./watching.ts')).letWorkshopWatch(app.root), { once: true })
  }
}
