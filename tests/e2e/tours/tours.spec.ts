import type { Page } from '@playwright/test'
import type { Driver, Scene } from '../../../src/workshop/drivers/driver.ts'
import { hold, stopClock } from '../../../src/workshop/drivers/holding.ts'
import type { Performance } from '../../../src/workshop/drivers/performance.ts'
import { performancesOf } from '../../../src/workshop/drivers/performances.ts'
import { coverageOfRun } from '../../../src/workshop/model/heat.ts'
import type { Scenario } from '../../../src/workshop/model/scenario.ts'
import { scenarios } from '../../scenarios/all.ts'
import { keepCoverage } from '../../workshop/coverage.ts'
import { drivers } from '../drivers/all.ts'
import { test as inCatalogue } from '../kit/catalogue.ts'
import type { Who } from '../people.ts'
import { meetWelcome, test } from '../tenure.ts'
import { doing, look, patienceMs } from './stage.ts'

// What moves is watched elsewhere; a walk would wait for its end before each press.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A step, or an act of one, on a slow machine; a walk is as long as these. */
const msPerAct = 4_000

/** What the browser notes of the faults that a walk brings about itself. */
const faults = [/status of (4\d\d|5\d\d)/, /net::ERR_/, /iframe .* sandbox attribute/]

const stepsOf = ({ tours }: Performance): number => tours.reduce((sum, tour) => sum + tour.steps.length, 0)
const actsIn = ({ tours }: Performance): number =>
  tours.flatMap((tour) => tour.steps).reduce((sum, { acts }) => sum + acts.length, 0)

for (const driver of drivers) {
  const scenario = scenarios.find(({ machine }) => machine.id === driver.machine)
  if (!scenario) throw new Error(`There is a driver for ${driver.machine}, and no such machine.`)
  test.describe(driver.machine, () => {
    test.use({ isRedirected: driver.machine === 'signIn' })
    for (const { label } of scenario.variants) {
      const scene = driver.scenes[label]
      if (scene) walked(label, scene, () => performed(scenario, driver, label))
    }
  })
}

/** Planned when it is walked: every process of a run reads this file, and all the plans take ten seconds. */
function performed(scenario: Scenario, driver: Driver, variant: string): Performance {
  const [performance] = performancesOf(scenario, driver, { strategy: driver.strategy ?? 'transitions', variant })
  if (!performance) throw new Error(`There are no walks of ${driver.machine} for ${variant}.`)
  return performance
}

/** Before the calls are held. */
const nobody = () => Promise.reject(new Error('Nothing is held before the walks begin.'))

/** All the walks of one situation, one after the other, in a browser of their own; each begins on the same page anew. */
function walked(variant: string, scene: Scene, performance: () => Performance): void {
  if (scene.isCatalogue) {
    inCatalogue(variant, async ({ page, address, watched }) => {
      watched.allow(...faults)
      await walk(performance(), page, address)
    })
    return
  }
  test(variant, async ({ as, stranger, watched }) => {
    watched.allow(...faults)
    // Each walk begins by loading the page, the first one too.
    const path = scene.arrive ? scene.path : null
    const page = scene.isStranger ? await stranger() : await as(scene.who as Who, { path })
    if (scene.who === 'ada') await meetWelcome(page)
    const arriving = doing(page, nobody)
    for (const one of scene.arrive ?? []) await arriving(one)
    await walk(performance(), page, scene.arrive ? page.url() : scene.path)
  })
}

async function walk(performance: Performance, page: Page, here: string): Promise<void> {
  const { machine, variant, scene, calls, tours } = performance
  const steps = stepsOf(performance)
  test.setTimeout(60_000 + (steps + actsIn(performance)) * msPerAct)
  page.setDefaultTimeout(patienceMs)
  const act = doing(page, await hold(page, calls))
  if (scene.stopsClock) await page.clock.install()
  const followed: Array<{ id: string; failed?: boolean }> = []
  try {
    for (const tour of tours) {
      await test.step(`${tour.id} ${tour.title}`, async () => {
        await page.context().setOffline(false)
        if (scene.stopsClock) await page.clock.resume()
        await page.goto(here)
        for (const one of scene.begin) await act(one)
        if (scene.stopsClock) await stopClock(page)
        for (const sight of tour.start) await look(page, sight)
        followed.push(...tour.atStart.map((id) => ({ id })))
        for (const { does, acts, sights, transitions } of tour.steps) {
          const seen = transitions.map((id) => ({ id, failed: true }))
          followed.push(...seen)
          await test.step(does, async () => {
            for (const one of acts) await act(one)
            for (const sight of sights) await look(page, sight)
          })
          for (const one of seen) one.failed = false
        }
      })
    }
  } finally {
    keepCoverage(coverageOfRun('browser', machine, followed, new Date().toISOString()), variant)
    const arrows = new Set(followed.filter(({ failed }) => !failed).map(({ id }) => id)).size
    console.log(`${machine} (${variant}): ${arrows} arrows followed in ${tours.length} walks, ${steps} steps`)
  }
}
