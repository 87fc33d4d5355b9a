import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser, launchFlags } from './browser.ts'
import { type Scene, type Shots, shoot } from './pictures/camera.ts'
import { scenes } from './pictures/scenes.ts'
import { served } from './pictures/server.ts'
import { scenesOfTour, writeTour } from './pictures/tour.ts'
import { root, script } from './programs.ts'

/**
 * Photographs every page and dialog, as admin, manager and employee, light and dark, at three widths, into `screens/`.
 * `npm run screens -- http://localhost:4000` looks at a server that runs already; a second word (`-- "" create`) takes
 * only the scenes whose name contains it; `-- --tour` those of `docs/tour.md`, which it writes.
 */
const folder = join(root, 'screens')

async function photograph(address: string | undefined, wanted: ReadonlyArray<Scene>): Promise<Shots> {
  const executablePath = ensureBrowser()
  const server = await served(address)
  const browser = await chromium.launch({ args: launchFlags, executablePath })
  try {
    return await shoot({ browser, baseURL: server.url, folder, scenes: wanted })
  } finally {
    await browser.close()
    await server.stop()
  }
}

const isTour = process.argv.includes('--tour')
const [address, only = ''] = process.argv.slice(2).filter((word) => word !== '--tour')
if (!address && (await script('scripts/build.ts', ['--if-stale'])) !== 0) process.exit(1)
if (only === '' && !isTour) rmSync(folder, { recursive: true, force: true })

const wanted = isTour ? scenesOfTour(scenes) : scenes.filter(({ name }) => name.includes(only))
const { taken, failures } = await photograph(address || undefined, wanted)
if (isTour && failures.length === 0) await writeTour(folder, join(root, 'docs'))
for (const { name, why } of failures) console.error(`Failed: ${name}: ${why}`)
console.log(`${taken} pictures in screens/, ${failures.length} scenes failed`)
process.exitCode = failures.length === 0 ? 0 : 1
