import { vi } from 'vitest'

/**
 * Files share a worker with its jsdom and its packages, which take longer to load than most files take; what the program
 * itself remembers, and what a person's browser does, is each file's own.
 */
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
