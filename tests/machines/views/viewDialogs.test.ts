import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { viewsArea } from '../../../src/areas/views.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import type { SavedView } from '../../../src/domain/views/nouns.ts'
import { viewDraft } from '../../../src/machines/views/savedViews.ts'
import { itemId } from '../../fixtures/ids.ts'
import { refused, settled, unreachable } from '../ports.ts'

const crew: SavedView = {
  id: itemId('crew'),
  list: 'employees',
  name: 'Crew',
  query: 'tag=crew',
  isDefault: false,
  isShared: false,
  isOwn: true,
  version: 3,
}

type Answer = Result.Result<SavedView | undefined, Failure>

/** The views of one person, who has one; saving answers what is next in `answers`. */
const theViews = async (...answers: ReadonlyArray<Answer>) => {
  const asked: Array<object> = []
  const left = [...answers]
  const save = async (input: object) => {
    asked.push(input)
    return left.shift()
  }
  const actor = createActor(
    viewsArea({
      loadViews: async () => Result.succeed([crew]),
      createView: save,
      updateView: save,
      removeView: save,
    } as never),
    { input: { now: 0 } },
  )
  actor.start()
  await settled()
  const dialogs = () => actor.getSnapshot().children.dialogs
  const begin = (
    dialog: 'rename' | 'save' | 'delete',
    record: { readonly id: string; readonly list?: SavedView['list'] },
  ) =>
    dialogs()?.send({
      type: 'record.selected',
      record,
      dialog,
      draft: dialog === 'delete' ? undefined : viewDraft.inputOf({ name: 'Crew', isShared: false }),
    })
  const confirm = async (name: string | null) => {
    const to = name === null ? null : { list: crew.list, name, query: crew.query, isDefault: false, isShared: false }
    dialogs()?.send({ type: 'dialog.confirmed', form: { to, views: [crew] } })
    await settled()
  }
  const names = () =>
    actor
      .getSnapshot()
      .children.views?.getSnapshot()
      .context.items.map(({ name }: { name: string }) => name)
  return { actor, asked, dialogs, begin, confirm, names }
}

describe('A view is saved, renamed and deleted in a dialog (§ 2.3: nothing typed is lost)', () => {
  it.each<[string, Failure, RegExp]>([
    ['a lost network', unreachable, /server cannot be reached/],
    ['an ended session', { _tag: 'SignedOut' }, /session has ended/],
    ['a view that was changed elsewhere', refused('changed_meanwhile'), /changed_meanwhile/],
  ])('%s leaves the dialog open with its name and says why; the same button goes on', async (_, failure, why) => {
    const the = await theViews(Result.fail(failure), Result.succeed({ ...crew, name: 'Gang', version: 4 }))
    the.begin('rename', crew)
    await the.confirm('Gang')
    expect(the.dialogs()?.getSnapshot().value).toEqual({ rename: 'asking' })
    expect(the.dialogs()?.getSnapshot().children.draft).toBeDefined()
    expect(the.dialogs()?.getSnapshot().context.refusal).toMatch(why)
    expect(the.names()).toEqual(['Crew'])
    await the.confirm('Gang')
    expect(the.dialogs()?.getSnapshot().matches('browsing')).toBe(true)
    expect(the.names()).toEqual(['Gang'])
  })

  it('one that is new is made, under the id it was begun with', async () => {
    const [id, query] = [itemId('new'), crew.query]
    const the = await theViews(Result.succeed({ ...crew, id, name: 'Gang', version: 1 }))
    the.begin('save', { id })
    await the.confirm('Gang')
    expect(the.asked).toEqual([
      { view: { id, list: 'employees', name: 'Gang', query, isDefault: false, isShared: false } },
    ])
    expect(the.names()).toEqual(['Crew', 'Gang'])
  })

  it.each(['', ' ', 'x'.repeat(200), 'CREW'])('one that may not be called ‘%s’ is not sent', async (name) => {
    const the = await theViews()
    the.begin('save', { id: itemId('new') })
    await the.confirm(name)
    expect([the.asked, the.dialogs()?.getSnapshot().value]).toEqual([[], { save: 'asking' }])
  })

  it('one that is known is changed and deleted as it was seen', async () => {
    const the = await theViews(Result.succeed({ ...crew, name: 'Gang', version: 4 }), Result.succeed(undefined))
    the.begin('rename', crew)
    await the.confirm('Gang')
    the.begin('delete', { ...crew, version: 4 } as SavedView)
    await the.confirm(null)
    expect(the.asked).toEqual([
      { id: crew.id, view: { name: 'Gang', query: crew.query, isDefault: false, isShared: false, version: 3 } },
      { id: crew.id, version: 4 },
    ])
    expect(the.names()).toEqual([])
  })
})
