import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type NavigationEmitted,
  navigationMachine,
  SAVING_PATIENCE_MS,
} from '../../../src/machines/session/navigation.machine.ts'
import { aClock } from '../ports.ts'

const aNavigation = ({ ready = true } = {}) => {
  const clock = aClock()
  const actor = createActor(navigationMachine, { clock, input: { current: '/' } })
  const emitted: Array<NavigationEmitted> = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const at = () => actor.getSnapshot()
  const ask = (to: string) => actor.send({ type: 'navigation.asked', to })
  if (ready) {
    actor.send({ type: 'employee.arrived' })
    actor.send({ type: 'shell.shown' })
    actor.send({ type: 'route.loaded', to: '/' })
    emitted.length = 0
  }
  return { clock, actor, emitted, at, ask, bar: () => at().hasTag('progress') }
}

describe('Every navigation starts a progress bar that ends after the route has loaded (§ 2.1)', () => {
  it('when it loads', () => {
    const { actor, at, ask, bar, emitted } = aNavigation()
    expect(bar()).toBe(false)
    ask('/employees/?tag=a')
    expect([bar(), at().context.current]).toEqual([true, '/employees/?tag=a'])
    expect(emitted).toEqual([{ type: 'history.pushed', to: '/employees/?tag=a', replace: false }])
    actor.send({ type: 'route.loaded', to: '/employees/?tag=a' })
    expect(bar()).toBe(false)
  })

  it('at once for the page that shows, which nobody tells of again', () => {
    const { actor, at, ask, bar, emitted } = aNavigation()
    ask('/')
    expect([bar(), at().context.current, emitted]).toEqual([
      false,
      '/',
      [{ type: 'history.pushed', to: '/', replace: false }],
    ])
    ask('/reports')
    ask('/reports')
    expect(bar()).toBe(true)
    actor.send({ type: 'route.loaded', to: '/reports' })
    expect(bar()).toBe(false)
  })

  it('when it fails, and again with a retry', () => {
    const { actor, at, ask, bar } = aNavigation()
    ask('/reports')
    actor.send({ type: 'route.failed', to: '/reports' })
    expect([bar(), at().hasTag('failed')]).toEqual([false, true])
    actor.send({ type: 'route.retried' })
    expect([bar(), at().context.attempt]).toEqual([true, 1])
    actor.send({ type: 'route.loaded', to: '/reports' })
    expect([bar(), at().hasTag('failed')]).toEqual([false, false])
  })

  it('and not when another page, left meanwhile, has loaded or failed', () => {
    const { actor, ask, bar } = aNavigation()
    ask('/goals')
    ask('/reports')
    actor.send({ type: 'route.loaded', to: '/goals' })
    actor.send({ type: 'route.failed', to: '/goals' })
    expect(bar()).toBe(true)
  })
})

describe('It waits for the logged-in employee, polling every 150 ms up to 25 times, then proceeds regardless (§ 2.1)', () => {
  it('proceeds after 25 × 150 ms and not a millisecond before', () => {
    const { clock, actor, at, bar } = aNavigation({ ready: false })
    actor.send({ type: 'shell.shown' })
    for (let poll = 1; poll < 25; poll += 1) clock.increment(150)
    clock.increment(149)
    expect([at().matches('waiting'), bar()]).toEqual([true, true])
    clock.increment(1)
    expect(at().matches('loading')).toBe(true)
  })

  it('proceeds as soon as the employee is there', () => {
    const { clock, actor, at } = aNavigation({ ready: false })
    actor.send({ type: 'shell.shown' })
    clock.increment(400)
    actor.send({ type: 'employee.arrived' })
    expect(at().matches('loading')).toBe(true)
  })

  it('counts anew for another navigation', () => {
    const { clock, actor, at, ask } = aNavigation({ ready: false })
    actor.send({ type: 'shell.shown' })
    for (let poll = 0; poll < 20; poll += 1) clock.increment(150)
    ask('/goals')
    for (let poll = 0; poll < 24; poll += 1) clock.increment(150)
    expect(at().matches('waiting')).toBe(true)
    clock.increment(150)
    expect(at().context.current).toBe('/goals')
  })

  it('remembers where one wanted to go before the shell showed', () => {
    const { actor, at, ask, emitted } = aNavigation({ ready: false })
    actor.send({ type: 'navigation.asked', to: '/employees/', replace: true })
    expect(at().context.current).toBe('/')
    actor.send({ type: 'employee.arrived' })
    actor.send({ type: 'shell.shown' })
    expect(emitted).toEqual([{ type: 'history.pushed', to: '/employees/', replace: true }])
    ask('/x')
  })
})

describe('Loading a group times out after 120 seconds (§ 9)', () => {
  it('and not a millisecond before; a retry starts the time anew', () => {
    const { clock, actor, at, ask, bar } = aNavigation()
    ask('/reports')
    clock.increment(119_999)
    expect(bar()).toBe(true)
    clock.increment(1)
    expect([at().matches('timedOut'), at().hasTag('failed'), bar()]).toEqual([true, true, false])
    actor.send({ type: 'route.retried' })
    clock.increment(119_999)
    expect(bar()).toBe(true)
  })

  it('and is forgiven when the group comes after all', () => {
    const { clock, actor, at, ask } = aNavigation()
    ask('/reports')
    clock.increment(120_000)
    actor.send({ type: 'route.loaded', to: '/reports' })
    expect(at().matches('resting')).toBe(true)
  })
})

describe('Leaving with unsaved edits asks (§ 2.3)', () => {
  const dirty = () => {
    const navigation = aNavigation()
    const { actor } = navigation
    actor.send({ type: 'unsaved.began', by: 'editor-1' })
    return {
      ...navigation,
      asks: () => navigation.at().matches('confirming'),
      stay: () => actor.send({ type: 'dialog.cancelled' }),
      proceed: () => actor.send({ type: 'dialog.confirmed' }),
    }
  }

  it('and shows the page until it is answered', () => {
    const { ask, at, asks, bar } = dirty()
    ask('/goals')
    expect([asks(), at().context.current, bar()]).toEqual([true, '/', false])
  })

  it('and stays when cancelled, edits kept', () => {
    const { ask, at, stay, emitted } = dirty()
    ask('/goals')
    stay()
    expect([at().matches('resting'), at().context.current, at().context.unsaved]).toEqual([true, '/', ['editor-1']])
    expect(emitted).toEqual([])
  })

  it('on the back button too: the address stays that of the page while it is asked, however often it is pressed', () => {
    const { actor, at, stay, emitted } = dirty()
    actor.send({ type: 'history.moved', to: '/goals' })
    expect([at().context.current, emitted]).toEqual(['/', [{ type: 'history.restored' }]])
    actor.send({ type: 'history.moved', to: '/before' })
    expect(emitted).toEqual([{ type: 'history.restored' }, { type: 'history.restored' }])
    stay()
    expect([at().context.current, emitted.length]).toEqual(['/', 2])
  })

  it('and a link that takes the place of such a move leads where it leads', () => {
    const { actor, ask, at, proceed, emitted } = dirty()
    actor.send({ type: 'history.moved', to: '/goals' })
    ask('/employees')
    proceed()
    expect([at().context.current, emitted.at(-1)]).toEqual([
      '/employees',
      { type: 'history.pushed', to: '/employees', replace: false },
    ])
  })

  it('unless the page only says itself anew in the address, as a list does when it is searched', () => {
    const { actor, at, emitted } = aNavigation()
    actor.send({ type: 'unsaved.began', by: 'editor-1' })
    actor.send({ type: 'address.rewritten', to: '/?q=plant', replace: true })
    expect([at().matches('confirming'), at().context.current, at().context.unsaved]).toEqual([
      false,
      '/?q=plant',
      ['editor-1'],
    ])
    expect(emitted).toEqual([{ type: 'history.pushed', to: '/?q=plant', replace: true }])
  })

  it('and what is being asked is not answered by it', () => {
    const { actor, at, ask } = aNavigation()
    actor.send({ type: 'unsaved.began', by: 'editor-1' })
    ask('/goals')
    actor.send({ type: 'address.rewritten', to: '/?q=plant', replace: true })
    expect([at().matches('confirming'), at().context.current]).toEqual([true, '/'])
  })

  it('and goes on when confirmed, by link and by the back button; all that was unsaved is given up', () => {
    const byLink = dirty()
    byLink.ask('/goals')
    byLink.proceed()
    expect([byLink.at().context.current, byLink.at().context.unsaved]).toEqual(['/goals', []])
    expect(byLink.emitted).toEqual([
      { type: 'unsaved.dropped', by: null },
      { type: 'history.pushed', to: '/goals', replace: false },
    ])

    const byBack = dirty()
    byBack.actor.send({ type: 'history.moved', to: '/goals' })
    byBack.proceed()
    expect([byBack.at().context.current, byBack.emitted]).toEqual([
      '/goals',
      [{ type: 'history.restored' }, { type: 'unsaved.dropped', by: null }, { type: 'history.followed' }],
    ])
  })

  it('and goes on by itself when all of it has been saved meanwhile', () => {
    const { actor, ask, at } = dirty()
    actor.send({ type: 'unsaved.began', by: 'editor-2' })
    ask('/goals')
    actor.send({ type: 'unsaved.ended', by: 'editor-2' })
    expect(at().context.current).toBe('/')
    actor.send({ type: 'unsaved.ended', by: 'editor-1' })
    expect(at().context.current).toBe('/goals')
  })

  it('not when there are none any more', () => {
    const { actor, ask, at } = dirty()
    actor.send({ type: 'unsaved.ended', by: 'editor-1' })
    ask('/goals')
    expect(at().context.current).toBe('/goals')
  })

  describe('closing a dialog', () => {
    const inDialog = () => {
      const navigation = dirty()
      navigation.actor.send({ type: 'unsaved.began', by: 'dialog/version' })
      navigation.actor.send({ type: 'leaving.asked', by: 'dialog/version' })
      return navigation
    }

    it('asks about the dialog alone, and leaves what else is unsaved on the page', () => {
      const { at, asks, proceed, emitted } = inDialog()
      expect(asks()).toBe(true)
      proceed()
      expect([at().value, at().context.current, at().context.unsaved]).toEqual(['resting', '/', ['editor-1']])
      expect(emitted).toEqual([{ type: 'unsaved.dropped', by: 'dialog/version' }])
    })

    it('keeps it when cancelled', () => {
      const { at, stay, emitted } = inDialog()
      stay()
      expect([at().value, at().context.unsaved, emitted]).toEqual(['resting', ['editor-1', 'dialog/version'], []])
    })

    it('is not asked about any longer when it has been saved meanwhile', () => {
      const { actor, at, emitted } = inDialog()
      actor.send({ type: 'unsaved.ended', by: 'dialog' })
      expect([at().value, emitted]).toEqual(['resting', []])
    })

    it('and leaving the page under the question asks about the page', () => {
      const { actor, at, asks, proceed } = inDialog()
      actor.send({ type: 'history.moved', to: '/goals' })
      expect(asks()).toBe(true)
      proceed()
      expect([at().context.current, at().context.unsaved]).toEqual(['/goals', []])
    })
  })
})

describe('What saves itself is saved before anybody is asked about it (§ 2.3)', () => {
  const writing = () => {
    const navigation = aNavigation()
    navigation.actor.send({ type: 'unsaved.began', by: 'policyText/ladders', savesItself: true })
    return navigation
  }

  it('by link: asked to save at once, and gone on as soon as that is done', () => {
    const { actor, at, ask, bar, emitted } = writing()
    ask('/orgChart')
    expect([at().value, bar(), at().context.current, emitted]).toEqual([
      'saving',
      true,
      '/',
      [{ type: 'saving.asked' }],
    ])
    actor.send({ type: 'unsaved.ended', by: 'policyText/ladders' })
    expect(at().context.current).toBe('/orgChart')
  })

  it('by the back button: the address stays until it is saved', () => {
    const { actor, at, emitted } = writing()
    actor.send({ type: 'history.moved', to: '/hrDocuments' })
    expect([at().value, emitted]).toEqual(['saving', [{ type: 'history.restored' }, { type: 'saving.asked' }]])
    actor.send({ type: 'unsaved.ended', by: 'policyText/ladders' })
    expect([at().context.current, emitted.at(-1)]).toEqual(['/hrDocuments', { type: 'history.followed' }])
  })

  it('and asked about where it cannot be saved, or is not in time', () => {
    const stuck = writing()
    stuck.ask('/orgChart')
    stuck.actor.send({ type: 'saving.stuck' })
    expect(stuck.at().value).toBe('confirming')
    const slow = writing()
    slow.ask('/orgChart')
    slow.clock.increment(SAVING_PATIENCE_MS)
    expect(slow.at().value).toBe('confirming')
  })

  it('and at once where something beside it does not save itself', () => {
    const { actor, at, ask } = writing()
    actor.send({ type: 'unsaved.began', by: 'policySettings' })
    ask('/orgChart')
    expect(at().value).toBe('confirming')
  })
})
