import { describe, expect, it } from 'vitest'
import { type AnyActorRef, createActor, setup } from 'xstate'
import type { Onboarding, OnboardingUpdate } from '../../../src/domain/onboarding/nouns.ts'
import { logoUploadMachine } from '../../../src/machines/onboarding/logoUpload.machine.ts'
import { type OnboardingInput, onboardingMachine } from '../../../src/machines/onboarding/onboarding.machine.ts'
import { anOnboarding } from '../../fixtures/onboarding.ts'
import { ava, max } from '../../fixtures/people.ts'
import { aClock, breaking, held, refused, settled, unreachable } from '../ports.ts'

const svg = new File(['<svg/>'], 'logo.svg')
/** Nobody is greeted, unless the test wants it. */
const greeted = anOnboarding(undefined, { employeesSeenWelcome: [ava] })

interface Heard {
  readonly type: string
  readonly record?: Onboarding | null
  readonly logoUrl?: string
}

/** The machine under a root that stands for the app, beside a readiness that writes down what it hears. */
const anArea = (over: Partial<OnboardingInput> = {}, save = held<{ change: OnboardingUpdate }, Onboarding>()) => {
  const load = held<unknown, Onboarding | null>()
  const upload = held<unknown, string>()
  const heard: Array<Heard> = []
  const logged: Array<unknown> = []
  const toasts: Array<string> = []
  const listener = setup({ actions: { hear: ({ event }) => void heard.push(event) } }).createMachine({
    on: { '*': { actions: 'hear' } },
  })
  const root = createActor(listener, { clock: aClock(), logger: (...said) => logged.push(said.at(-1)) }).start()
  const child = (logic: never, options: object) => createActor(logic, { parent: root, ...options } as never)
  const readiness = child(listener as never, { systemId: 'readiness' })
  const area = child(
    onboardingMachine.provide({
      actors: {
        loadOnboarding: load.logic,
        saveOnboarding: save.logic,
        logoUpload: logoUploadMachine.provide({ actors: { uploadLogo: upload.logic } }),
      },
    }) as never,
    {
      systemId: 'onboarding',
      input: { employeeId: ava, mayUpload: true, logoUrl: null, record: greeted, ...over },
    },
  ) as unknown as ReturnType<typeof createActor<typeof onboardingMachine>>
  area.on('toast', ({ text }) => toasts.push(text))
  ;(readiness as unknown as AnyActorRef).start?.()
  area.start()
  const at = () => area.getSnapshot()
  const shown = () => heard.findLast(({ type }) => type === 'record.arrived')?.record
  const statusOf = (type: string) => shown()?.stages.find((stage) => stage.type === type)?.status
  return { area, load, save, upload, heard, logged, toasts, at, shown, statusOf }
}

const set = (stage: string, status: 'Pending' | 'Completed' | 'Skipped') =>
  ({ type: 'stage.asked', stage, status }) as const

describe('4-16 to 4-18 a stage is set by its type, and the overall status with it', () => {
  it('shows at once, and only what changed is sent', () => {
    const { area, save, shown } = anArea()
    area.send(set('logo', 'Skipped'))
    area.send(set('policies', 'Completed'))
    expect(shown()).toMatchObject({ status: 'Completed' })
    expect(save.asked).toEqual([
      {
        change: { status: 'Pending', stages: [{ type: 'logo', status: 'Skipped' }], employeesSeenWelcome: [] },
      },
    ])
  })

  it('one write at a time; what was asked for meanwhile goes together in the next', async () => {
    const { area, save, statusOf } = anArea()
    area.send(set('logo', 'Skipped'))
    area.send(set('policies', 'Skipped'))
    area.send(set('departments', 'Pending'))
    area.send(set('policies', 'Completed'))
    expect(save.asked).toHaveLength(1)
    await save.give(anOnboarding({ departments: 'Completed', logo: 'Skipped', policies: 'Pending' }))
    expect(statusOf('policies')).toBe('Completed')
    expect(save.asked.slice(1).map(({ change }) => change)).toEqual([
      {
        status: 'Pending',
        stages: [
          { type: 'departments', status: 'Pending' },
          { type: 'policies', status: 'Completed' },
        ],
        employeesSeenWelcome: [],
      },
    ])
  })

  it('the server’s answer counts, with what another administrator has set meanwhile', async () => {
    const { area, save, shown } = anArea()
    area.send(set('logo', 'Skipped'))
    const answer = anOnboarding({ departments: 'Completed', logo: 'Skipped', policies: 'Completed' })
    await save.give(answer)
    expect(shown()).toEqual(answer)
  })

  it('can be opened again, and a status it already has is not sent', () => {
    const { area, save } = anArea()
    area.send(set('departments', 'Completed'))
    expect(save.asked).toEqual([])
    area.send(set('departments', 'Pending'))
    expect(save.asked[0]?.change.stages).toEqual([{ type: 'departments', status: 'Pending' }])
  })
})

describe('What is refused', () => {
  it('is taken back alone, and said', async () => {
    const { area, save, toasts, statusOf } = anArea()
    area.send(set('logo', 'Skipped'))
    area.send(set('policies', 'Completed'))
    await save.refuse(unreachable)
    expect([statusOf('logo'), statusOf('policies')]).toEqual(['Pending', 'Completed'])
    expect(toasts).toEqual([expect.stringContaining('Nothing has changed. The server cannot be reached')])
    expect(save.asked[1]?.change.stages).toEqual([{ type: 'policies', status: 'Completed' }])
  })

  it('because of a bug, too', async () => {
    const { area, at, toasts, statusOf } = anArea({}, { ...held(), logic: breaking() })
    area.send(set('logo', 'Skipped'))
    await settled()
    expect([statusOf('logo'), at().context.pending, toasts.length]).toEqual(['Pending', [], 1])
  })
})

describe('4-19, 5-11 an update that is none', () => {
  it('of an unknown type does nothing', () => {
    const { area, save, heard, logged } = anArea()
    area.send(set('nowhere', 'Completed'))
    expect([save.asked, heard, logged]).toEqual([[], [], []])
  })

  it.each([
    ['without a type', { status: 'Completed' as const }],
    ['without a status', { stage: 'logo' }],
    ['with an empty type', { stage: '', status: 'Completed' as const }],
    ['with neither', { stage: null, status: null }],
  ])('%s logs an error and does nothing else', (_, update) => {
    const { area, save, heard, logged } = anArea()
    area.send({ type: 'stage.asked', ...update })
    expect([save.asked, heard]).toEqual([[], []])
    expect(logged).toEqual(['An onboarding stage update needs both type and status'])
  })

  it('of a tenant without a record does nothing', () => {
    const { area, save } = anArea({ record: null })
    area.send(set('logo', 'Completed'))
    expect(save.asked).toEqual([])
  })
})

describe('2.5-06 the welcome', () => {
  const fresh = { record: anOnboarding() }

  it('is not shown again to a person who has seen it', () => {
    expect(anArea().at().value).toEqual({ record: 'resting', dialog: 'closed' })
  })

  it("'Skip for now' is remembered", async () => {
    const { area, save, at } = anArea(fresh)
    at().children.welcome?.send({ type: 'welcome.skipped' })
    expect([at().value, save.asked[0]?.change]).toEqual([
      { record: 'saving', dialog: 'closed' },
      { status: 'Pending', stages: [], employeesSeenWelcome: [ava] },
    ])
    await save.give(anOnboarding(undefined, { employeesSeenWelcome: [max, ava] }))
    area.send({ type: 'page.shown' })
    expect(at().children.welcome).toBeUndefined()
  })

  it('Upload is remembered too, and leads to the uploader', () => {
    const { save, at } = anArea(fresh)
    at().children.welcome?.send({ type: 'upload.chosen' })
    expect([at().children.logoUpload !== undefined, save.asked[0]?.change.employeesSeenWelcome]).toEqual([true, [ava]])
  })

  it('that could not be remembered is not asked again this time, and nothing is said', async () => {
    const { save, toasts, at, shown } = anArea(fresh)
    at().children.welcome?.send({ type: 'welcome.skipped' })
    await save.refuse(unreachable)
    expect([toasts, at().children.welcome, shown()?.employeesSeenWelcome]).toEqual([[], undefined, []])
  })

  it('waits for a record that has not been read yet', async () => {
    const { load, at } = anArea({ record: undefined })
    expect(at().children.welcome).toBeUndefined()
    await load.give(anOnboarding())
    expect(at().children.welcome?.getSnapshot().value).toBe('showing')
  })
})

describe('A new logo', () => {
  it('is told to the app, and shows its stage as completed, which the upload itself has done', async () => {
    const { area, upload, save, heard, at, statusOf } = anArea()
    area.send({ type: 'logo.asked' })
    at().children.logoUpload?.send({ type: 'files.offered', files: [svg] })
    at().children.logoUpload?.send({ type: 'upload.asked' })
    await upload.give('/logos/new')
    expect(heard).toContainEqual({ type: 'logo.changed', logoUrl: '/logos/new' })
    expect([at().children.logoUpload, statusOf('logo'), save.asked]).toEqual([undefined, 'Completed', []])
    area.send(set('policies', 'Skipped'))
    await save.refuse(unreachable)
    expect([statusOf('logo'), statusOf('policies')]).toEqual(['Completed', 'Pending'])
  })

  it('that was not uploaded changes nothing', () => {
    const { area, heard, save, at } = anArea()
    area.send({ type: 'logo.asked' })
    at().children.logoUpload?.send({ type: 'dialog.cancelled' })
    expect([at().value, heard, save.asked]).toEqual([{ record: 'resting', dialog: 'closed' }, [], []])
  })

  it('may be there before the record is, and says nothing of it', async () => {
    const { area, upload, at, shown } = anArea({ record: undefined })
    area.send({ type: 'logo.asked' })
    at().children.logoUpload?.send({ type: 'files.offered', files: [svg] })
    at().children.logoUpload?.send({ type: 'upload.asked' })
    await upload.give('/logos/new')
    expect([shown(), at().context]).toMatchObject([undefined, { isKnown: false, logoUrl: '/logos/new' }])
  })
})

describe('The record', () => {
  it('is read again when the page is shown, and keeps what is under way', async () => {
    const { area, load, statusOf } = anArea()
    area.send({ type: 'page.shown' })
    area.send(set('logo', 'Skipped'))
    await load.give(anOnboarding({ departments: 'Completed', logo: 'Pending', policies: 'Skipped' }))
    expect([statusOf('logo'), statusOf('policies')]).toEqual(['Skipped', 'Skipped'])
  })

  it('that is gone when it is read again takes with it what was still to be changed in it', async () => {
    const { area, load, save, at, shown } = anArea()
    area.send({ type: 'page.shown' })
    area.send(set('logo', 'Skipped'))
    await load.give(null)
    expect([at().status, at().matches({ record: 'resting' }), save.asked, shown()]).toEqual(['active', true, [], null])
  })

  it('that cannot be read is asked for again on request', async () => {
    const { area, load, at } = anArea({ record: undefined })
    await load.refuse(refused('not_allowed', 403))
    expect([at().context.isKnown, at().context.failure]).toMatchObject([false, { code: 'not_allowed' }])
    area.send({ type: 'retry.asked' })
    await load.give(null)
    expect([at().context.isKnown, at().context.failure]).toEqual([true, null])
  })
})
