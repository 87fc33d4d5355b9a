import './typeface.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { groups } from './areas/all.ts'
import type { AppActor } from './machines/session/app.machine.ts'
import { screenOf } from './machines/session/app.selectors.ts'
import { App } from './ui/app/App.tsx'
import { groupOf } from './ui/app/pages.ts'
import { likelyPage } from './ui/app/paths.ts'
import { readSettings } from './ui/app/settings.ts'
import { followTheme } from './ui/kit/theme.ts'
import { startApp } from './wiring.ts'

followTheme()

/** While the first answers are awaited: a page whose code is here is drawn with the shell, and not after it. */
const fetchFirstPage = async () => {
  const page = likelyPage(location.pathname)
  // A failure is the page's own, when it asks itself.
  if (page)
    await groupOf(groups, page)
      ?.load()
      .catch(() => undefined)
}

/** The page itself shows the mark for as long; drawing a loader for a moment would only hold up what it waits for. */
const patienceMs = 400

/** Once there is more to show than the loader: what was asked for ahead is as good as there. */
const anythingToShow = (root: AppActor) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs)
    const waiting = root.subscribe((snapshot) => {
      if (screenOf(snapshot) === 'loader') return
      waiting.unsubscribe()
      resolve()
    })
  })

const settings = readSettings(document)
const root = document.getElementById('root')
if (root && settings) {
  const firstPage = window.preloadedResponses && fetchFirstPage()
  const app = startApp(settings)
  // In pieces of a few milliseconds: what is pressed or typed meanwhile is not kept waiting.
  const draw = () =>
    startTransition(() => createRoot(root).render(<App app={app} groups={groups} settings={settings} />))
  if (firstPage) {
    Promise.all([anythingToShow(app.root), firstPage]).then(() => {
      app.openLoaded()
      draw()
    })
  } else draw()
  // Only where the workshop is open (never by itself in production) is the code for it even asked for.
  if (settings.workshop) {
    addEventListener('load', async () => (await import('./watching.ts')).letWorkshopWatch(app.root), { once: true })
  }
}
