import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { mayManageCheckIn, mayRemoveCheckInComment, sideOf } from '../../src/domain/checkIns/access.ts'
import { planFields } from '../../src/domain/checkIns/checkIn.fields.ts'
import { isComplete } from '../../src/domain/checkIns/lifecycle.ts'
import type { CheckIn, CheckInItem, CheckInText } from '../../src/domain/checkIns/nouns.ts'
import { type SeriesDraft, seriesFields } from '../../src/domain/checkIns/series.fields.ts'
import { newSeries } from '../../src/domain/checkIns/series.ts'
import { blankItem, storedIn, type Written } from '../../src/domain/checkIns/writing.ts'
import type { CheckInCommentId, CheckInId, ItemId } from '../../src/domain/kernel/ids.ts'
import { meetingMachine } from '../../src/machines/checkIns/meeting.machine.ts'
import { meetingAreaMachine } from '../../src/machines/checkIns/meetingArea.machine.ts'
import {
  meetingPlanForm as planRecordForm,
  meetingSeriesForm as seriesRecordForm,
} from '../../src/machines/checkIns/meetingForms.ts'
import { meetingPart as part } from '../../src/machines/checkIns/meetingPart.ts'
import { meetingPresenceMachine } from '../../src/machines/checkIns/meetingPresence.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, changedMeanwhile, ends, notFound, notValid, says } from './outcomes.ts'
import { actors, banksia, employeeIds } from './people.ts'
import { aForm } from './recordFormCases.ts'

const checkInId = '00000000-0000-4000-8000-000000000401' as CheckInId
const commentId = '00000000-0000-4000-8000-000000000403' as CheckInCommentId
const itemId = '00000000-0000-4000-8000-000000000404' as ItemId

const eve = { id: employeeIds.employee, fullName: samples.eve.fullName }
const max = { id: employeeIds.manager, fullName: samples.max.fullName }
const timeZone = banksia.timeZone

const comment = { id: commentId, text: 'See you there.', author: eve, createdUtc: '2026-11-02T03:00:00.000Z' }

export const checkInOf = (over: Partial<CheckIn> = {}): CheckIn => ({
  id: checkInId,
  name: 'Fortnightly 1:1',
  employee: eve,
  reviewer: max,
  line: [employeeIds.manager, employeeIds.admin],
  scheduledDateUTC: '2026-12-01T01:30:00.000Z',
  dueDateUtc: '2026-12-01T13:59:59.999Z',
  createdDateUtc: '2026-11-02T03:00:00.000Z',
  updatedDateUtc: '2026-11-02T03:00:00.000Z',
  status: 'Held',
  isTemplate: false,
  preparedBy: { employee: true, reviewer: true },
  location: null,
  minutes: 30,
  seriesId: null,
  number: 0,
  version: 1,
  sections: [],
  texts: [],
  items: [],
  comments: [comment],
  events: [],
  series: { ...newSeries({ every: 1, unit: 'week', weekday: 2, week: 1 }, '2026-12-01', '11:30'), version: 1 },
  lastUtc: null,
  ...over,
})

const notes: CheckInText = {
  name: 'notes',
  text: 'Roof theirs',
  version: 4,
  updatedUtc: '2026-11-02T03:00:00.000Z',
  by: max,
}
const item: CheckInItem = {
  id: itemId,
  kind: 'agenda',
  text: 'Roster',
  owner: null,
  dueDay: null,
  isDone: false,
  by: max,
  isCarriedOver: false,
  version: 2,
}
const text = (written: string): Written => ({ kind: 'text', text: written })

interface Begun {
  readonly key: string
  readonly content: Written
  readonly base: Written | null
  readonly version: number
}

const thePart = (
  label: string,
  begun: Begun,
  stored: CheckInText | CheckInItem,
  typed: Record<string, Written>,
): Variant => ({
  label,
  input: { id: checkInId, person: employeeIds.employee, ...begun },
  cases: {
    ...says('part.typed', Object.fromEntries(Object.entries(typed).map(([words, content]) => [words, { content }]))),
    ...answers('savePart', { 'it is saved': stored }, { ...changedMeanwhile, ...notFound, ...anyFailure }),
    ...answers(
      'loadPart',
      { 'theirs, in the same line': stored, 'there is none any more': null },
      { ...notFound, ...anyFailure },
    ),
    ...answers('removePart', { 'it is removed': undefined }, { ...notFound, ...changedMeanwhile, ...anyFailure }),
    ...answers('keepPart', { 'it is kept': undefined }),
    ...answers('forgetPart', { 'it is forgotten': undefined }),
  },
  // Whether theirs can be merged depends on what mine was begun from: what was sent is that, once it is stored.
  project: ({
    context: { content, base, sentContent, version, changes, sent, attempt, theirs, refusal, isUnwanted },
  }) => [
    content.text,
    base?.text ?? null,
    sentContent.text,
    version,
    changes === sent,
    attempt > 0,
    theirs !== null,
    refusal !== null,
    isUnwanted,
  ],
})

export const meetingPart: Scenario = {
  machine: part.machine,
  variants: [
    thePart('the shared notes', { key: 'notes', content: text('Roof mine'), base: text('Roof'), version: 3 }, notes, {
      'a line': text('Roof mine'),
    }),
    thePart(
      'a point of the agenda',
      { key: itemId, content: blankItem('agenda', 'Roster'), base: null, version: 0 },
      item,
      { 'a point': blankItem('agenda', 'Roster'), nothing: blankItem('agenda', '') },
    ),
  ],
}

type Snapshot = SnapshotFrom<typeof meetingMachine>

/** The page offers what the domain allows, of what it shows. One text stands for all that is written. */
const theMeeting = (role: keyof typeof actors, label: string): Variant => {
  const actor = actors[role]
  const shown =
    <A>(offered: (checkIn: CheckIn) => Readonly<Record<string, A>>) =>
    (snapshot: AnyMachineSnapshot) => {
      const { checkIn } = (snapshot as Snapshot).context
      // What comes before it is there means nothing.
      return offered(checkIn ?? checkInOf())
    }
  const partiesOf = ({ employee, reviewer, line }: CheckIn) => ({
    employeeId: employee.id,
    reviewerId: reviewer.id,
    line,
  })
  const writing = <A>(said: A) =>
    shown((one) => (sideOf(actor, partiesOf(one)) !== null && !isComplete(one) ? { notes: said } : ({} as never)))
  const manages = (checkIn: CheckIn) => mayManageCheckIn(actor, partiesOf(checkIn)).allowed
  const isWritten = (snapshot: AnyMachineSnapshot) => (snapshot as Snapshot).context.parts.includes('notes')
  return {
    label,
    role,
    input: { person: actor.employeeId, timeZone },
    cases: {
      ...says('meeting.opened', { 'the check-in': { id: checkInId } }),
      ...says('presence.heard', {
        'somebody has changed it': { updatedDateUtc: '2026-11-02T03:00:01.000000Z' },
        'nobody has changed it': { updatedDateUtc: '2026-11-02T03:00:00.000000Z' },
      }),
      ...says('part.typed', writing({ key: 'notes', content: text('Roof') })),
      ...says('addition.typed', writing({ kind: 'agenda', text: 'Roster' })),
      ...says('addition.entered', (snapshot) =>
        isWritten(snapshot) ? {} : writing({ kind: 'agenda', key: 'notes' })(snapshot),
      ),
      ...says('item.saved', writing({ key: 'notes', content: blankItem('agenda', 'Roster') })),
      ...says('item.removed', writing({ key: 'notes' })),
      ...says('part.stored', (snapshot) => (isWritten(snapshot) ? { notes: { stored: notes } } : {})),
      ...says('part.removed', (snapshot) => (isWritten(snapshot) ? { notes: { key: 'notes' } } : {})),
      ...says('part.settled', (snapshot) => (isWritten(snapshot) ? { notes: { key: 'notes' } } : {})),
      ...says(
        'press.asked',
        shown((one) => ({
          ...(manages(one) && one.status === 'Held' && { complete: { work: { kind: 'act', action: 'complete' } } }),
        })),
      ),
      ...says(
        'series.asked',
        shown((one) => (manages(one) ? { 'the end': { task: { kind: 'end' } } } : {})),
      ),
      ...says(
        'commentRemoval.asked',
        shown(({ comments: [first] }) =>
          first !== undefined && mayRemoveCheckInComment(actor, first.author.id).allowed
            ? { 'a comment': { comment: first } }
            : {},
        ),
      ),
      ...says('comment.typed', { 'a comment': { id: commentId, text: 'Well done' } }),
      ...answers(
        'loadCheckIn',
        { 'the check-in': checkInOf() },
        {
          ...notFound,
          ...notValid,
          ...anyFailure,
        },
      ),
      ...answers(
        'renewCheckIn',
        { 'the check-in as it is now': checkInOf({ status: 'Complete', version: 2 }) },
        { ...notFound, ...anyFailure },
      ),
      ...answers('recallParts', {
        'nothing was kept': [],
        'the notes were kept': [{ key: 'notes', content: text('Roof'), base: null, version: 0 }],
      }),
      ...answers(
        'doPressed',
        { 'it is done': checkInOf({ status: 'Complete', version: 2 }) },
        { ...changedMeanwhile, ...notFound, ...anyFailure },
      ),
      ...ends('confirmation', {
        'confirmed and done': { confirmed: true, answer: checkInOf() },
        cancelled: { confirmed: false, answer: null },
      }),
      ...ends('form', { saved: checkInOf(), cancelled: null }),
      ...ends('series', { saved: checkInOf(), cancelled: null }),
      ...answers('addComment', { 'it is there': checkInOf() }, { ...notFound, ...anyFailure }),
    },
    project: ({ context: { checkIn, parts, typed, refusal, work } }: Snapshot) => [
      checkIn?.status ?? null,
      // What the check-in does not have is not removed from it.
      checkIn !== null && storedIn(checkIn, 'notes') !== null,
      parts.length,
      // What was typed stays for the check-in it was typed at.
      typed.of,
      typed.comment !== null,
      typed.agenda !== '',
      refusal !== null,
      work?.kind ?? null,
    ],
  }
}

export const meeting: Scenario = {
  machine: meetingMachine,
  variants: [theMeeting('employee', 'the employee'), theMeeting('manager', 'the reviewer')],
}

export const meetingArea: Scenario = {
  machine: meetingAreaMachine,
  variants: [{ label: 'somebody at a check-in', input: { person: employeeIds.employee, timeZone } }],
}

export const meetingPresence: Scenario = {
  machine: meetingPresenceMachine,
  variants: [
    {
      label: 'somebody at a check-in',
      cases: {
        ...says('page.shown', { 'the check-in': { id: checkInId } }),
        ...answers(
          'tellPresence',
          {
            'nobody else is here': { people: [], updatedDateUtc: '2026-11-02T03:00:00.000000Z' },
            'the other is here': { people: [max], updatedDateUtc: '2026-11-02T03:00:00.000000Z' },
          },
          anyFailure,
        ),
      },
      project: ({ context: { id, people } }) => [id, people.length],
    },
  ],
}

const planned = checkInOf()
export const meetingPlanForm: Scenario = {
  machine: planRecordForm.machine,
  variants: [
    aForm(planRecordForm, {
      label: 'a check-in that is planned',
      scope: { timeZone },
      base: planned,
      blank: planFields.blank,
      typed: { 'another time': { time: '10:00' }, 'no time': { time: '' }, 'the time as it was': { time: '11:30' } },
      field: 'time',
      saved: checkInOf({ scheduledDateUTC: '2026-12-01T00:00:00.000Z', version: 2 }),
      theirs: checkInOf({ minutes: 45, version: 2 }),
    }),
  ],
}

export const meetingSeriesForm: Scenario = {
  machine: seriesRecordForm.machine,
  variants: [
    aForm<SeriesDraft, CheckIn>(seriesRecordForm, {
      label: 'the end of a series',
      scope: { task: { kind: 'end' } },
      base: planned,
      blank: seriesFields.blank,
      typed: { 'a day': { day: '2026-12-18' }, 'no day': { day: '' }, 'another time': { time: '10:00' } },
      field: 'day',
      saved: checkInOf({ version: 2 }),
      theirs: checkInOf({ version: 2 }),
    }),
  ],
}
