import { Schema } from 'effect'
import {
  Blocker,
  BlockerSaved,
  DayAsked,
  EntriesAsked,
  EntryRow,
  EntrySaved,
  OwnEntry,
  ScrumDay,
  ScrumReminders,
} from '../domain/dailyScrums/nouns.ts'
import { DailyScrumBlockerId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, put, tenantGroup } from './tenantGroup.ts'

const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 2.1 dailyScrum, for which § 7 has no calls: all of them are ours. Where no day is said, it is the last working day. */
export class DailyScrumsGroup extends tenantGroup(
  'dailyScrums',
  'Daily scrum',
  get('day', '/dailyScrums', { query: DayAsked, success: reply(ScrumDay), error: [Refusal422] }),
  get('mine', '/dailyScrums/mine', {
    query: { day: DayAsked.day },
    success: reply(OwnEntry),
    error: [Refusal404, Refusal422],
  }),
  // Of the day that it names; at version 0 where none was sent yet.
  put('saveMine', '/dailyScrums/mine', { payload: EntrySaved, success: reply(OwnEntry), error: errors }),
  put('setBlocker', '/dailyScrums/blockers/:id', {
    params: { id: DailyScrumBlockerId },
    payload: BlockerSaved,
    success: reply(Blocker),
    error: errors,
  }),
  get('window', '/dailyScrums/entries', {
    query: { ...EntriesAsked, ...WindowAsked },
    success: reply(windowOf(EntryRow)),
    error: [Refusal422],
  }),
  get('count', '/dailyScrums/entries/count', { query: EntriesAsked, success: reply(Schema.Int) }),
  // Whether the caller gets mail about it.
  get('reminders', '/dailyScrums/reminders', { success: reply(ScrumReminders), error: [Refusal404] }),
  put('setReminders', '/dailyScrums/reminders', {
    payload: ScrumReminders,
    success: reply(ScrumReminders),
    error: [Refusal404],
  }),
) {}
