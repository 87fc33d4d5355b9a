import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { CheckIn } from '../../../src/domain/checkIns/nouns.ts'
import { newSeries } from '../../../src/domain/checkIns/series.ts'
import type { Stored, Written } from '../../../src/domain/checkIns/writing.ts'
import { meetingMachine } from '../../../src/machines/checkIns/meeting.machine.ts'
import { PATIENCE_MS } from '../../../src/machines/checkIns/meeting.setup.ts'
import {
  meetingPlanForm,
  meetingSeriesForm,
  savingPlan,
  savingSeries,
} from '../../../src/machines/checkIns/meetingForms.ts'
import { meetingPart } from '../../../src/machines/checkIns/meetingPart.ts'
import { type Asked, doingAsked, meetingQuestion } from '../../../src/machines/checkIns/meetingWork.ts'
import type { ConfirmActor } from '../../../src/machines/kit/confirm.machine.ts'
import type { PartActor } from '../../../src/machines/kit/part.machine.ts'
import { KEEP_AFTER_MS, SEND_AFTER_MS } from '../../../src/machines/kit/part.setup.ts'
import type { KeptPart } from '../../../src/machines/kit/parts.ports.ts'
import { partId } from '../../../src/machines/kit/parts.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { checkInId } from '../../fixtures/checkIns.ts'
import { itemId } from '../../fixtures/ids.ts'
import { aCheckIn, aCheckInComment, anItem, aTextOf, checkInCommentId, maxRef } from '../../fixtures/meetings.ts'
import { eve, max } from '../../fixtures/people.ts'
import { aClock, giving, held, refused, settled, unreachable } from '../ports.ts'

const text = (written: string): Written => ({ kind: 'text', text: written })

const theMeeting = () => {
  const clock = aClock()
  const load = held<unknown, CheckIn>()
  const renew = held<unknown, CheckIn>()
  const recall = held<unknown, ReadonlyArray<KeptPart>>()
  const press = held<{ work: object }, CheckIn>()
  const comment = held<{ comment: { id: string; text: string } }, CheckIn>()
  const run = held<{ subject: Asked; notes: string }, CheckIn | null>()
  const save = held<{ key: string; content: Written; version: number }, Stored>()
  const remove = held<{ key: string }, void>()
  const savePlan = held<{ draft: { day: string; time: string; dueDay: string } }, CheckIn | null>()
  const saveSeries = held<{ draft: object }, CheckIn | null>()
  const actor = createActor(
    meetingMachine.provide({
      actors: {
        part: meetingPart.machine.provide({
          actors: {
            savePart: save.logic,
            removePart: remove.logic,
            keepPart: giving(undefined),
            forgetPart: giving(undefined),
          },
        }),
        form: meetingPlanForm.machine.provide({ actors: { save: savePlan.logic } }),
        series: meetingSeriesForm.machine.provide({ actors: { save: saveSeries.logic } }),
        confirmation: meetingQuestion.machine.provide({ actors: { run: run.logic } }),
        loadCheckIn: load.logic,
        renewCheckIn: renew.logic,
        recallParts: recall.logic,
        doPressed: press.logic,
        addComment: comment.logic,
      },
    }),
    { clock, input: { person: eve, timeZone: 'Australia/Perth' } },
  )
  const toasts: Array<string> = []
  actor.on('toast', ({ kind, text: said }) => toasts.push(`${kind}: ${said}`))
  actor.start()
  const at = () => actor.getSnapshot()
  const opened = async (checkIn = aCheckIn(), kept: ReadonlyArray<KeptPart> = []) => {
    actor.send({ type: 'meeting.opened', id: checkIn.id })
    await load.give(checkIn)
    await recall.give(kept)
  }
  const type = (written: string, key = 'notes') => actor.send({ type: 'part.typed', key, content: text(written) })
  const pause = async () => {
    clock.increment(KEEP_AFTER_MS)
    await settled()
    clock.increment(SEND_AFTER_MS)
    await settled()
  }
  const part = (key = 'notes') => at().children[partId(key) as 'form'] as unknown as PartActor | undefined
  const question = () => at().children.confirmation as unknown as ConfirmActor
  const ports = { load, renew, recall, press, comment, run, save, remove, savePlan, saveSeries }
  return { actor, clock, ...ports, toasts, at, opened, type, pause, part, question }
}

const sent = (save: { asked: ReadonlyArray<{ key: string; content: Written; version: number }> }) =>
  save.asked.map(({ key, content, version }) => [key, content.text, version])

describe('A check-in is read when it is opened', () => {
  it.each([
    [404, 'notFound'],
    [403, 'failed'],
  ])('a refusal of %d is %s', async (status, state) => {
    const { actor, load, at } = theMeeting()
    actor.send({ type: 'meeting.opened', id: checkInId('first') })
    await load.refuse(refused('not_found', status))
    expect(at().value).toMatchObject({ reading: state })
  })

  it('what could not be read can be tried again', async () => {
    const { actor, load, recall, at } = theMeeting()
    actor.send({ type: 'meeting.opened', id: checkInId('first') })
    await load.refuse(unreachable)
    actor.send({ type: 'retry.asked' })
    await load.give(aCheckIn())
    await recall.give([])
    expect(at().matches({ reading: 'showing' })).toBe(true)
  })

  it('of another nothing of the first is left', async () => {
    const { actor, type, at, opened } = theMeeting()
    await opened()
    type('Roof')
    actor.send({ type: 'meeting.opened', id: checkInId('second') })
    expect([at().context.checkIn, at().context.parts, at().children[partId('notes') as 'form']]).toEqual([
      null,
      [],
      undefined,
    ])
  })

  it('what an earlier visit could not send goes on over the version it was written on', async () => {
    const { save, at, opened } = theMeeting()
    await opened(aCheckIn(), [{ key: 'notes', content: text('Roof'), base: null, version: 0 }])
    expect([at().context.parts, sent(save)]).toEqual([['notes'], [['notes', 'Roof', 0]]])
  })
})

describe('A check-in that is not there any more while somebody writes in it', () => {
  it('and comes back goes on with what is written, once', async () => {
    const { actor, load, renew, recall, at, opened, type } = theMeeting()
    await opened()
    type('Roof')
    actor.send({ type: 'news.heard' })
    await renew.refuse(refused('not_found', 404))
    actor.send({ type: 'retry.asked' })
    await load.give(aCheckIn())
    await recall.give([{ key: 'notes', content: text('Ro'), base: null, version: 0 }])
    expect([at().context.parts, at().matches({ reading: 'showing' })]).toEqual([['notes'], true])
  })
})

describe('Texts save themselves, each alone', () => {
  it('and what has arrived stands in the record', async () => {
    const { save, at, opened, type, pause, part } = theMeeting()
    await opened(aCheckIn({ texts: [aTextOf('notes', 'R', { version: 4 })] }))
    type('Roof')
    type('Mine alone', 'private')
    await pause()
    expect(sent(save)).toEqual([
      ['notes', 'Roof', 4],
      ['private', 'Mine alone', 0],
    ])
    await save.give(aTextOf('notes', 'Roof', { version: 5 }))
    expect([part(), at().context.parts, at().context.checkIn?.texts[0]?.text]).toEqual([undefined, ['private'], 'Roof'])
  })

  it('the record that is read again never takes the place of what is typed', async () => {
    const { actor, renew, at, opened, type, part } = theMeeting()
    await opened()
    type('Roof')
    actor.send({ type: 'news.heard' })
    await renew.give(aCheckIn({ texts: [aTextOf('notes', 'Theirs'), aTextOf('q.reviewer', 'New', { by: maxRef })] }))
    expect(part()?.getSnapshot().context.content).toEqual(text('Roof'))
    expect(at().context.checkIn?.texts.map(({ text: one }) => one)).toEqual(['Theirs', 'New'])
  })

  it('what arrives while the record is read again is not taken back by it', async () => {
    const { actor, renew, save, at, opened, type, pause } = theMeeting()
    await opened()
    type('Roof')
    await pause()
    actor.send({ type: 'news.heard' })
    await save.give(aTextOf('notes', 'Roof'))
    await renew.give(aCheckIn())
    expect(at().context.checkIn?.texts[0]?.text).toBe('Roof')
  })

  it('what was typed when somebody completed it stays, is said, and is sent when it is opened again', async () => {
    const { actor, renew, save, opened, type, pause, part } = theMeeting()
    await opened(aCheckIn({ status: 'Held' }))
    type('Roof')
    await pause()
    await save.refuse(refused('locked'))
    actor.send({ type: 'news.heard' })
    await renew.give(aCheckIn({ status: 'Complete' }))
    expect(part()?.getSnapshot().context).toMatchObject({ content: text('Roof'), refusal: 'refused: locked' })
    actor.send({ type: 'news.heard' })
    await renew.give(aCheckIn({ status: 'Held' }))
    expect(sent(save)).toHaveLength(2)
  })
})

describe('Items', () => {
  it('are added by Enter, once, and the line is empty again', async () => {
    const { actor, save, at, opened } = theMeeting()
    await opened()
    actor.send({ type: 'addition.typed', kind: 'agenda', text: ' Roster ' })
    actor.send({ type: 'addition.entered', kind: 'agenda', key: itemId('new') })
    actor.send({ type: 'addition.entered', kind: 'agenda', key: itemId('again') })
    expect([sent(save), at().context.typed.agenda]).toEqual([[[itemId('new'), 'Roster', 0]], ''])
    await save.give(anItem('Roster', { id: itemId('new') }))
    expect(at().context.checkIn?.items.map(({ text: one }) => one)).toEqual(['Roster'])
  })

  it('are ticked at once, over their version', async () => {
    const { actor, save, opened } = theMeeting()
    const item = anItem('Roster', { version: 3 })
    await opened(aCheckIn({ items: [item] }))
    const content = { kind: 'agenda', text: 'Roster', ownerId: null, dueDay: null, isDone: true } as const
    actor.send({ type: 'item.saved', key: item.id, content })
    expect(save.asked).toMatchObject([{ key: item.id, content: { isDone: true }, version: 3 }])
  })

  it('are removed', async () => {
    const { actor, remove, at, opened } = theMeeting()
    const item = anItem('Roster')
    await opened(aCheckIn({ items: [item] }))
    actor.send({ type: 'item.removed', key: item.id })
    expect(remove.asked).toMatchObject([{ key: item.id }])
    await remove.give(undefined)
    expect([at().context.checkIn?.items, at().context.parts]).toEqual([[], []])
  })
})

describe('When somebody has changed it meanwhile', () => {
  it('it is read again without a word', async () => {
    const { actor, renew, at, opened } = theMeeting()
    await opened()
    actor.send({ type: 'presence.heard', updatedDateUtc: '2024-02-01T03:00:01.000000Z' })
    await renew.give(aCheckIn({ status: 'PreparedByOne' }))
    expect([at().context.checkIn?.status, at().matches({ reading: 'showing' })]).toEqual(['PreparedByOne', true])
  })

  it('and else it is not', async () => {
    const { actor, renew, opened } = theMeeting()
    await opened()
    actor.send({ type: 'presence.heard', updatedDateUtc: '2024-02-01T03:00:00.000123Z' })
    expect(renew.asked).toEqual([])
  })
})

describe('An act', () => {
  const complete = { type: 'press.asked', work: { kind: 'act', action: 'complete' } } as const

  it('is done once, however often it is pressed', async () => {
    const { actor, press, at, opened } = theMeeting()
    await opened(aCheckIn({ status: 'Held' }))
    actor.send(complete)
    actor.send(complete)
    expect(press.asked.map(({ work }) => work)).toEqual([{ kind: 'act', action: 'complete' }])
    await press.give(aCheckIn({ status: 'Complete' }))
    expect([at().context.checkIn?.status, at().context.work]).toEqual(['Complete', null])
  })

  it('waits until all that is written has arrived', async () => {
    const { actor, press, save, opened, type } = theMeeting()
    await opened(aCheckIn({ status: 'Held' }))
    type('Roof')
    actor.send(complete)
    expect([sent(save).length, press.asked.length]).toEqual([1, 0])
    await save.give(aTextOf('notes', 'Roof'))
    expect(press.asked).toHaveLength(1)
  })

  it('is not done while something written cannot arrive, and says so', async () => {
    const { actor, press, save, at, opened, type } = theMeeting()
    await opened(aCheckIn({ status: 'Held' }))
    type('Roof')
    actor.send(complete)
    await save.refuse(unreachable)
    expect([press.asked, at().context.refusal]).toEqual([[], expect.stringContaining('are not saved yet')])
  })

  it('nor when the answer takes too long', async () => {
    const { actor, clock, press, at, opened, type } = theMeeting()
    await opened(aCheckIn({ status: 'Held' }))
    type('Roof')
    actor.send(complete)
    clock.increment(PATIENCE_MS)
    expect([press.asked, at().matches({ working: 'resting' })]).toEqual([[], true])
  })

  it('that is refused says why, and the record is read again', async () => {
    const { actor, press, renew, at, opened } = theMeeting()
    await opened(aCheckIn({ status: 'Held' }))
    actor.send(complete)
    await press.refuse(refused('changed_meanwhile'))
    expect([at().context.refusal, renew.asked.length]).toEqual(['refused: changed_meanwhile', 1])
  })
})

describe('Opening again asks why', () => {
  const asked = {
    checkIn: aCheckIn({ status: 'Complete', version: 7 }),
    person: max,
    work: { kind: 'reopening' },
  } as const
  const doing = (notes: string) => {
    const acts: Array<unknown> = []
    const never = async () => Result.fail(unreachable)
    const run = doingAsked({
      act: async ({ act }) => {
        acts.push(act)
        return Result.succeed(aCheckIn())
      },
      removeCheckIn: never,
      removeComment: never,
    })
    return { acts, answer: run({ subject: asked, notes }, new AbortController().signal) }
  }

  it('and is not sent without', async () => {
    const { acts, answer } = doing('')
    expect(await answer).toMatchObject(
      Result.fail({ code: 'reason_missing', message: 'Enter a reason for reopening it.' }),
    )
    expect(acts).toEqual([])
  })

  it('with it, at the version that is known', async () => {
    const { acts, answer } = doing('Forgot the roster')
    await answer
    expect(acts).toEqual([{ version: 7, action: 'reopen', reason: 'Forgot the roster' }])
  })

  it('behind the question, and the answer takes its place', async () => {
    const { actor, run, at, opened, question } = theMeeting()
    await opened(aCheckIn({ status: 'Complete' }))
    actor.send({ type: 'reopening.asked' })
    question().send({ type: 'notes.changed', notes: 'Forgot the roster' })
    question().send({ type: 'dialog.confirmed' })
    expect(run.asked).toMatchObject([{ notes: 'Forgot the roster', subject: { work: { kind: 'reopening' } } }])
    await run.give(aCheckIn({ status: 'Held' }))
    expect(at().context.checkIn?.status).toBe('Held')
  })
})

describe('Deleting is behind a question', () => {
  it.each([
    ['removal.asked', { type: 'removal.asked' } as const, null, 'success: Check-in deleted'],
    [
      'commentRemoval.asked',
      { type: 'commentRemoval.asked', comment: aCheckInComment() } as const,
      aCheckIn(),
      'success: Comment deleted',
    ],
  ])('%s', async (_, event, answer, said) => {
    const { actor, run, opened, question, toasts } = theMeeting()
    await opened()
    actor.send(event)
    expect(run.asked).toEqual([])
    question().send({ type: 'dialog.confirmed' })
    await run.give(answer)
    expect(toasts).toEqual([said])
  })
})

describe('The plan', () => {
  it('is changed in a form by the clocks of the client, and takes its place', async () => {
    const { actor, savePlan, at, opened } = theMeeting()
    await opened()
    actor.send({ type: 'plan.asked' })
    const form = at().children.form as unknown as RecordFormActor
    expect(meetingPlanForm.draftIn(form.getSnapshot())).toMatchObject({ day: '2024-03-05', time: '09:30', dueDay: '' })
    form.send({ type: 'field.changed', change: { time: '10:00' } })
    form.send({ type: 'save.asked' })
    await savePlan.give(aCheckIn({ scheduledDateUTC: '2024-03-05T02:00:00.000Z', version: 2 }))
    expect(at().context.checkIn?.version).toBe(2)
  })

  it('is sent at the version it was changed on', async () => {
    const changes: Array<unknown> = []
    const save = savingPlan({
      saveCheckIn: async ({ change }) => {
        changes.push(change)
        return Result.fail(unreachable)
      },
    })
    const base = aCheckIn({ version: 5 })
    const draft = { ...meetingPlanForm.fields, ...{ name: 'Weekly', reviewerId: max, locationId: null } }
    const typed = { ...draft, day: '2024-03-06', time: '09:30', minutes: '45', dueDay: '' } as never
    await save(
      { scope: { timeZone: 'Australia/Perth' }, id: base.id, base, draft: typed },
      new AbortController().signal,
    )
    expect(changes).toMatchObject([{ version: 5, day: '2024-03-06', minutes: 45, dueDay: null, reviewerId: max }])
  })
})

describe('A series', () => {
  const weekly = { every: 1, unit: 'week', weekday: 2, week: 1 } as const
  const series = { ...newSeries(weekly, '2024-03-05', '09:30'), version: 3 }
  const inSeries = aCheckIn({ series, number: 0 })

  it('is asked for nothing where there is none', async () => {
    const { actor, at, opened } = theMeeting()
    await opened()
    actor.send({ type: 'series.asked', task: { kind: 'end' } })
    expect(at().matches({ working: 'resting' })).toBe(true)
  })

  it('goes on in another rhythm from a day on', async () => {
    const { actor, saveSeries, at, opened } = theMeeting()
    await opened(inSeries)
    actor.send({ type: 'series.asked', task: { kind: 'rhythm' } })
    const form = at().children.series as unknown as RecordFormActor
    expect(meetingSeriesForm.draftIn(form.getSnapshot())).toMatchObject({ rhythm: 'weekly', time: '09:30', day: '' })
    form.send({ type: 'field.changed', change: { rhythm: 'fortnightly' } })
    form.send({ type: 'save.asked' })
    expect([saveSeries.asked, meetingSeriesForm.problemsIn(form.getSnapshot()).day]).toEqual([[], expect.any(String)])
    form.send({ type: 'field.changed', change: { day: '2024-04-02' } })
    form.send({ type: 'save.asked' })
    expect(saveSeries.asked).toHaveLength(1)
  })

  it.each([
    [{ kind: 'end' }, { kind: 'end', day: '2024-04-02' }],
    [
      { kind: 'move', number: 2 },
      { kind: 'move', number: 2, day: '2024-04-02', time: '10:00' },
    ],
    [
      { kind: 'rhythm' },
      { kind: 'rhythm', from: '2024-04-02', time: '10:00', rhythm: { every: 2, unit: 'week', weekday: 2, week: 1 } },
    ],
  ] as const)('%j is sent as an act at its version', async (task, act) => {
    const changes: Array<unknown> = []
    const save = savingSeries({
      changeSeries: async ({ change }) => {
        changes.push(change)
        return Result.fail(unreachable)
      },
    })
    const draft = {
      rhythm: 'fortnightly',
      every: '3',
      unit: 'week',
      weekday: '2',
      week: '1',
      day: '2024-04-02',
      time: '10:00',
    } as const
    await save({ scope: { task }, id: inSeries.id, base: inSeries, draft }, new AbortController().signal)
    expect(changes).toEqual([{ version: 3, act }])
  })
})

describe('Comments', () => {
  it('are sent once, under the id of the first letter, and stay typed until they have arrived', async () => {
    const { actor, comment, at, opened, toasts } = theMeeting()
    await opened()
    const typed = (written: string, id: string) =>
      actor.send({ type: 'comment.typed', id: checkInCommentId(id), text: written })
    actor.send({ type: 'comment.sent' })
    typed('S', 'new')
    typed('See you ', 'later')
    actor.send({ type: 'comment.sent' })
    actor.send({ type: 'comment.sent' })
    expect(comment.asked).toMatchObject([{ comment: { id: checkInCommentId('new'), text: 'See you' } }])
    await comment.refuse(unreachable)
    actor.send({ type: 'meeting.closed' })
    await opened()
    expect([at().context.typed.comment?.text, toasts]).toEqual(['See you ', ['error: Failed to add comment']])
    actor.send({ type: 'comment.sent' })
    await comment.give(aCheckIn({ comments: [aCheckInComment()] }))
    expect([at().context.typed.comment, at().context.checkIn?.comments.length]).toEqual([null, 1])
  })
})
