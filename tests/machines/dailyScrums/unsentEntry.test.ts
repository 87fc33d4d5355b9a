import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { dailyScrumArea } from '../../../src/areas/dailyScrums.ts'
import type { OwnEntry } from '../../../src/domain/dailyScrums/nouns.ts'
import type { DailyScrumPorts, UnsentPorts } from '../../../src/machines/dailyScrums/dailyScrums.ports.ts'
import { ownEntry } from '../../../src/machines/dailyScrums/parts.ts'
import { unsentOf } from '../../../src/machines/dailyScrums/unsentEntry.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import type { SettingsActor } from '../../../src/machines/kit/settings.machine.ts'
import { eve } from '../../fixtures/people.ts'

const day = '2026-11-20'
const sent: OwnEntry = { version: 1, day, done: 'Doors', plan: 'Stairs', blockers: '', sentUtc: null }
const typed = { done: 'Doors', plan: 'Sand the stairs', blockers: 'No crane' }

/** A browser that has kept something, or nothing; opened twice it is the same browser. */
const browser = (kept?: unknown) => {
  let inside = kept
  const ports: UnsentPorts = {
    recall: async () => inside,
    keep: async (_, entry) => {
      inside = entry
    },
    forget: async () => {
      inside = undefined
    },
  }
  return { ports, kept: () => inside }
}

const opened = async (ports: UnsentPorts, over: Partial<DailyScrumPorts> = {}) => {
  const area = dailyScrumArea(
    {
      loadOwn: async () => Result.succeed(sent),
      saveOwn: async ({ done, plan, blockers }) => Result.succeed({ ...sent, done, plan, blockers, version: 2 }),
      ...over,
    } as DailyScrumPorts,
    ports,
  )
  const actor = createActor(area, { input: { person: eve } })
  const said: string[] = []
  actor.on('toast', ({ text }) => said.push(text))
  actor.start()
  const settings = actor.system.get('ownEntry') as SettingsActor
  settings.send({ type: 'settings.opened', subject: day })
  const form = () => settings.getSnapshot().children.form as RecordFormActor
  await vi.waitFor(() => expect(form()).toBeDefined())
  const text = () => ownEntry.form.draftIn(form().getSnapshot())
  return { actor, form, text, said }
}

it('what is typed is kept, and stands there again when the page comes again', async () => {
  const { ports, kept } = browser()
  const first = await opened(ports)
  first.form().send({ type: 'field.changed', change: typed })
  expect(kept()).toEqual({ day, text: typed })
  first.actor.stop()
  expect(kept()).toEqual({ day, text: typed })
  const again = await opened(ports)
  await vi.waitFor(() => expect(again.text()).toMatchObject(typed))
  expect(again.said).toEqual(['Your unsent text is back in your entry.'])
  expect(first.said).toEqual([])
  // Unsent, as it was.
  expect(again.form().getSnapshot().hasTag('dirty')).toBe(true)
})

it('what has arrived is forgotten, and what was taken back as well', async () => {
  const { ports, kept } = browser()
  const { form } = await opened(ports)
  form().send({ type: 'field.changed', change: typed })
  form().send({ type: 'field.changed', change: { done: 'Doors', plan: 'Stairs', blockers: '' } })
  expect(kept()).toBeUndefined()
  form().send({ type: 'field.changed', change: typed })
  form().send({ type: 'save.asked' })
  await vi.waitFor(() => expect(kept()).toBeUndefined())
})

it('what could not be sent is kept', async () => {
  const { ports, kept } = browser()
  const refused = async () => Result.fail({ _tag: 'Unreachable' } as never)
  const { form } = await opened(ports, { saveOwn: refused })
  form().send({ type: 'field.changed', change: typed })
  form().send({ type: 'save.asked' })
  await vi.waitFor(() => expect(form().getSnapshot().hasTag('busy')).toBe(false))
  expect(kept()).toEqual({ day, text: typed })
})

it('a form into which somebody types already is left alone', async () => {
  let give: (kept: unknown) => void = () => {}
  const recall = () =>
    new Promise<unknown>((resolve) => {
      give = resolve
    })
  const { form, text } = await opened({ ...browser().ports, recall })
  form().send({ type: 'field.changed', change: { plan: 'Something else' } })
  give({ day, text: typed })
  await Promise.resolve()
  expect(text()).toMatchObject({ plan: 'Something else', blockers: '' })
})

it.each([
  ['of another day', { day: '2026-11-19', text: typed }],
  ['of an older release', { day, text: { plan: 'x' } }],
  ['that is nothing', undefined],
  ['that is no entry', 'x'],
])('what was kept %s does not come back', (_, kept) => expect(unsentOf(kept, day)).toBeNull())
