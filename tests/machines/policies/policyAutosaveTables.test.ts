import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { PolicyContent, Table } from '../../../src/domain/policies/content/nouns.ts'
import type { HrDocument, PolicyDraftChange } from '../../../src/domain/policies/nouns.ts'
import {
  KEEP_AFTER_MS,
  policyAutosaveMachine,
  SEND_AFTER_MS,
} from '../../../src/machines/policies/policyAutosave.machine.ts'
import type { KeptText } from '../../../src/machines/policies/policyEditor.ports.ts'
import { backOffMs, textNow } from '../../../src/machines/policies/policyText.ts'
import { hrDocumentId } from '../../fixtures/ids.ts'
import { max } from '../../fixtures/people.ts'
import { aTable } from '../../fixtures/policyTables.ts'
import { aDocument, aDraft } from '../../fixtures/policyTexts.ts'
import { aClock, giving, held, refused, settled, unreachable } from '../ports.ts'

const holding = (table: Table): PolicyContent => ({ type: 'doc', content: [table, { type: 'paragraph' }] })
const limits = (lead: string) =>
  aTable(
    [
      ['Role', 'Limit'],
      ['Lead', lead],
    ],
    { headerColumn: true },
  )
const before = aDocument({ draft: aDraft({ content: holding(limits('$500')), version: 4 }) })
const theirs = aDocument({ draft: aDraft({ content: holding(limits('$900')), version: 9 }) })
const mine = holding(limits('$600'))

/** A text with a table, in which one cell was typed. */
const typed = async () => {
  const clock = aClock()
  const save = held<{ change: PolicyDraftChange }, HrDocument>()
  const load = held<unknown, HrDocument>()
  const keep = held<{ readonly text: Omit<KeptText, 'keptUtc'> }, void>()
  const actor = createActor(
    policyAutosaveMachine.provide({
      actors: { saveDraft: save.logic, loadTheirs: load.logic, keepText: keep.logic, forgetText: giving(undefined) },
    }),
    { clock, input: { id: hrDocumentId('Ladders'), person: max, document: before, kept: null } },
  )
  actor.start()
  actor.send({ type: 'editor.opened', read: () => mine })
  actor.send({ type: 'text.changed' })
  clock.increment(KEEP_AFTER_MS)
  await keep.give(undefined)
  clock.increment(SEND_AFTER_MS)
  await settled()
  return { actor, clock, save, load, keep, now: () => textNow(actor.getSnapshot().context) }
}

describe('A table that is typed in is never lost', () => {
  it('is kept in the browser, and sent again as it is when the connection is back', async () => {
    const { clock, save, keep } = await typed()
    expect(keep.asked.at(-1)?.text.content).toEqual(mine)
    await save.refuse(unreachable)
    clock.increment(backOffMs(1))
    await settled()
    expect(save.asked.map(({ change }) => change.content)).toEqual([mine, mine])
  })

  it('against somebody else’s both tables stand there, and the one that is kept is sent', async () => {
    const { actor, save, load, now } = await typed()
    await save.refuse(refused('changed_meanwhile'))
    await load.give(theirs)
    expect(actor.getSnapshot().context.theirs?.draft?.content).toEqual(holding(limits('$900')))
    expect(now()).toEqual(mine)
    actor.send({ type: 'mine.kept' })
    await settled()
    expect(save.asked.at(-1)?.change).toMatchObject({ version: 9, content: mine })
  })

  it('and where theirs is taken, theirs is shown whole', async () => {
    const { actor, save, load } = await typed()
    await save.refuse(refused('changed_meanwhile'))
    await load.give(theirs)
    actor.send({ type: 'theirs.taken' })
    expect(actor.getSnapshot().context.shown.content).toEqual(holding(limits('$900')))
  })
})
