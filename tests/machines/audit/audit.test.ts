import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AuditFilter } from '../../../src/domain/audit/filter.ts'
import type { AuditEntry, AuditPage } from '../../../src/domain/audit/nouns.ts'
import { auditMachine } from '../../../src/machines/audit/audit.machine.ts'
import type { PageAsked } from '../../../src/machines/audit/audit.ports.ts'
import { entryPagesMachine } from '../../../src/machines/audit/entryPages.machine.ts'
import { anEntry } from '../../fixtures/audit.ts'
import { eve, max } from '../../fixtures/people.ts'
import { breaking, held, refused, settled, unreachable } from '../ports.ts'

const page = (next: number | null, ...ids: ReadonlyArray<number>): AuditPage => ({
  entries: ids.map((id): AuditEntry => anEntry({ id })),
  next,
})

const pages = (filter: AuditFilter = {}) => {
  const load = held<PageAsked, AuditPage>()
  const actor = createActor(entryPagesMachine.provide({ actors: { loadPage: load.logic } }), {
    input: { filter },
  }).start()
  const at = () => actor.getSnapshot()
  const ids = () => at().context.entries.map(({ id }) => id)
  return { actor, load, at, ids }
}

describe('Issue 5, audit: changes a page at a time', () => {
  it('begin with the newest, and go on where the page before ended', async () => {
    const { actor, load, at, ids } = pages({ kind: 'position' })
    expect([at().hasTag('loading'), load.asked]).toEqual([true, [{ filter: { kind: 'position' }, before: null }]])
    await load.give(page(8, 9, 8))
    actor.send({ type: 'more.asked' })
    expect([at().value, load.asked[1]?.before]).toEqual(['loadingMore', 8])
    await load.give(page(null, 7))
    expect([at().value, ids(), at().context.next]).toEqual(['shown', [9, 8, 7], null])
  })

  it('after the last page there is no more to ask for', async () => {
    const { actor, load, at } = pages()
    await load.give(page(null, 1))
    actor.send({ type: 'more.asked' })
    expect([at().value, load.asked.length]).toEqual(['shown', 1])
  })

  it('another filter begins anew; the answer to the one before is not heard any more', async () => {
    const { actor, load, at, ids } = pages()
    actor.send({ type: 'filter.changed', filter: { actor: max } })
    await load.give(page(null, 1))
    expect([at().value, ids()]).toEqual(['loading', []])
    await load.give(page(null, 2))
    expect([at().value, ids(), load.asked[1]?.filter]).toEqual(['shown', [2], { actor: max }])
  })

  it('what is shown stays while another filter is read', async () => {
    const { actor, load, ids } = pages()
    await load.give(page(null, 5))
    actor.send({ type: 'filter.changed', filter: { kind: 'goal' } })
    expect(ids()).toEqual([5])
  })

  it('a further page that fails leaves those that are there, and can be asked for again', async () => {
    const { actor, load, at, ids } = pages()
    await load.give(page(8, 9, 8))
    actor.send({ type: 'more.asked' })
    await load.refuse(unreachable)
    expect([at().value, ids(), at().context.failure]).toEqual(['shown', [9, 8], unreachable])
    actor.send({ type: 'more.asked' })
    expect(at().context.failure).toBe(null)
    await load.give(page(null, 7))
    expect(ids()).toEqual([9, 8, 7])
  })

  it('the first page that fails is read again when asked', async () => {
    const { actor, load, at, ids } = pages()
    await load.refuse(refused('admin_only', 403))
    expect([at().value, at().context.failure]).toMatchObject(['failed', { code: 'admin_only' }])
    actor.send({ type: 'refresh.asked' })
    await load.give(page(null, 3))
    expect([at().value, ids(), at().context.failure]).toEqual(['shown', [3], null])
  })

  it('survives a bug', async () => {
    const actor = createActor(entryPagesMachine.provide({ actors: { loadPage: breaking() } }), {
      input: { filter: {} },
    }).start()
    await settled()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?._tag]).toEqual(['failed', 'Broken'])
  })
})

const area = () => {
  const trail = held<PageAsked, AuditPage>()
  const timeline = held<PageAsked, AuditPage>()
  const file = held<{ filter: AuditFilter }, void>()
  const actor = createActor(
    auditMachine.provide({
      actors: {
        trail: entryPagesMachine.provide({ actors: { loadPage: trail.logic } }),
        timeline: entryPagesMachine.provide({ actors: { loadPage: timeline.logic } }),
        exportTrail: file.logic,
      },
    }),
  )
  const toasts: string[] = []
  actor.on('toast', ({ text }) => toasts.push(text))
  actor.start()
  return { actor, trail, timeline, file, toasts, at: () => actor.getSnapshot() }
}

describe('Issue 5, audit: the record of changes', () => {
  it('is read when it is opened, with the filter it is opened with, and read anew each time', () => {
    const { actor, trail, at } = area()
    expect(trail.asked).toEqual([])
    actor.send({ type: 'trail.opened', filter: { person: eve } })
    actor.send({ type: 'trail.closed' })
    expect(at().children.trail).toBeUndefined()
    actor.send({ type: 'trail.opened', filter: {} })
    expect(trail.asked.map(({ filter }) => filter)).toEqual([{ person: eve }, {}])
  })

  it('a timeline is one person’s; another person’s takes its place', () => {
    const { actor, timeline } = area()
    actor.send({ type: 'timeline.opened', person: eve })
    actor.send({ type: 'timeline.opened', person: max })
    expect(timeline.asked.map(({ filter }) => filter)).toEqual([{ person: eve }, { person: max }])
    actor.send({ type: 'timeline.closed' })
    expect(actor.getSnapshot().context.person).toBe(null)
  })

  it('the export takes just the filter it was asked with, one at a time, and goes on when the page is left', async () => {
    const { actor, file, toasts, at } = area()
    actor.send({ type: 'trail.opened', filter: {} })
    actor.send({ type: 'export.asked', filter: { kind: 'position' } })
    actor.send({ type: 'export.asked', filter: {} })
    actor.send({ type: 'trail.closed' })
    expect([file.asked.map(({ filter }) => filter), at().hasTag('exporting')]).toEqual([[{ kind: 'position' }], true])
    await file.give()
    expect([toasts, at().hasTag('exporting')]).toEqual([['The audit was exported'], false])
  })

  it('an export that fails says why, and can be asked for again', async () => {
    const { actor, file, toasts } = area()
    actor.send({ type: 'export.asked', filter: {} })
    await file.refuse(refused('too_many', 422))
    expect(toasts).toEqual(['Failed to export the audit. refused: too_many'])
    actor.send({ type: 'export.asked', filter: {} })
    expect(file.asked.length).toBe(2)
  })
})
