/** Light, dark, or what the system says. What is chosen stands on the root element, where the CSS reads it. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'tenure.theme'
const isChoice = (value: unknown): value is ThemeChoice => value === 'system' || value === 'light' || value === 'dark'

/** A browser that forbids storage still gets a theme. */
export const readTheme = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(KEY)
    return isChoice(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

const applyTheme = (choice: ThemeChoice): void => {
  const theme = choice === 'system' ? (dark().matches ? 'dark' : 'light') : choice
  document.documentElement.dataset.theme = theme
  // Asking for a colour works out the styles of the whole page: with the frame that needs them anyway.
  requestAnimationFrame(colourBrowserBar)
}

/** The browser's own bar follows: both tags (one per system theme) get the colour of the page. */
const colourBrowserBar = () => {
  const colour = getComputedStyle(document.documentElement).backgroundColor
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = colour
}

const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: the theme may be chosen in more than one place. */
export const onTheme = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const storeTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Kept for this page only.
  }
  applyTheme(choice)
  for (const changed of listeners) changed()
}

/** Applies what is stored, and follows the system and the other tabs from then on. Answers how to stop. */
export const followTheme = (): (() => void) => {
  const again = () => {
    applyTheme(readTheme())
    for (const changed of listeners) changed()
  }
  const listening = new AbortController()
  dark().addEventListener('change', again, { signal: listening.signal })
  window.addEventListener('storage', (event) => event.key === KEY && again(), { signal: listening.signal })
  again()
  return () => listening.abort()
}
