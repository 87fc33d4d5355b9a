import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import type { RecordFormActor } from '../kit/recordForm.machine.ts'
import type { SettingsActor } from '../kit/settings.machine.ts'
import type { UnsentEntry, UnsentPorts, UnsentText } from './dailyScrums.ports.ts'
import { ownEntry } from './parts.ts'

const typedFields = ['done', 'plan', 'blockers'] as const satisfies ReadonlyArray<keyof UnsentText>

export const keepsNothing: UnsentPorts = {
  recall: async () => undefined,
  keep: async () => {},
  forget: async () => {},
}

/** What was kept of this day; of another day it is over, since one can no longer see what it belonged to. */
export const unsentOf = (kept: unknown, day: Day): UnsentText | null => {
  const { day: of, text } = (kept ?? {}) as Partial<UnsentEntry>
  return of === day && typedFields.every((field) => typeof text?.[field] === 'string') ? (text as UnsentText) : null
}

/** What was kept stands in the form again. */
export interface EntryRecalled {
  readonly type: 'entry.recalled'
}

const textIn = (draft: Readonly<Record<string, unknown>>): UnsentText =>
  Object.fromEntries(typedFields.map((field) => [field, draft[field]])) as unknown as UnsentText

/**
 * Keeps what is typed into one's own entry in this browser until it has arrived, so that a reload, a crash or the end of a
 * session loses nothing.
 *
 * Rules it keeps: what is kept stands in the form again when it opens on that day, as something unsent; what was sent, taken
 * back or given up when one was asked (§ 2.3) is forgotten; a form into which somebody types already is left alone.
 *
 * Follows the actor `ownEntry`, and hears the navigation's `unsaved.dropped`. Tells its parent `entry.recalled`.
 */
export const unsentEntryWith = ({ recall, keep, forget }: UnsentPorts) =>
  fromCallback<EventObject, { readonly person: EmployeeId }>(({ input: { person }, system, sendBack }) => {
    const settings: SettingsActor | undefined = system.get('ownEntry')
    const navigation: AnyActorRef | undefined = system.get('navigation')
    let form: RecordFormActor | undefined
    let isUnsent = false

    const follow = (next: RecordFormActor, day: Day) => {
      isUnsent = false
      let last = ''
      next.subscribe({
        next: (snapshot) => {
          const isDirty = snapshot.status === 'active' && snapshot.hasTag('dirty')
          const text = textIn(ownEntry.form.draftIn(snapshot))
          if (isDirty && JSON.stringify(text) !== last) void keep(person, { day, text })
          if (isUnsent && !isDirty) void forget(person)
          last = JSON.stringify(text)
          isUnsent = isDirty
        },
        error: () => {},
      })
      void recall(person).then((kept) => {
        const text = unsentOf(kept, day)
        if (text === null || form !== next || isUnsent) return
        next.send({ type: 'field.changed', change: text })
        sendBack({ type: 'entry.recalled' } satisfies EntryRecalled)
      })
    }

    const look = () => {
      const snapshot = settings?.getSnapshot()
      const next = snapshot?.children.form as RecordFormActor | undefined
      if (snapshot === undefined || next === form) return
      form = next
      if (next !== undefined) follow(next, snapshot.context.subject as Day)
    }

    look()
    const watching = settings?.subscribe({ next: look, error: () => {} })
    const dropping = navigation?.on('unsaved.dropped', () => {
      if (!isUnsent) return
      isUnsent = false
      void forget(person)
    })
    return () => {
      watching?.unsubscribe()
      dropping?.unsubscribe()
    }
  })
