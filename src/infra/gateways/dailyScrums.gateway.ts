import type { TenantId } from '../../domain/kernel/ids.ts'
import type { DailyScrumPorts, UnsentPorts } from '../../machines/dailyScrums/dailyScrums.ports.ts'
import type { Run } from '../http/run.ts'
import type { KeptTexts } from '../storage/keptTexts.ts'
import { placeQuery, searched } from './placeQuery.ts'

export const dailyScrumsGateway = (run: Run): DailyScrumPorts => ({
  loadDay: (query, signal) => run('dailyScrums', 'day', { query, signal }),
  loadOwn: (day, signal) => run('dailyScrums', 'mine', { query: { day }, signal }),
  saveOwn: (payload, signal) => run('dailyScrums', 'saveMine', { payload, signal }),
  setBlocker: ({ id, ...payload }, signal) => run('dailyScrums', 'setBlocker', { params: { id }, payload, signal }),
  loadEntries: ({ question, place }, signal) =>
    run('dailyScrums', 'window', { query: { ...searched(question), ...placeQuery(place) }, signal }),
  countEntries: ({ question }, signal) => run('dailyScrums', 'count', { query: searched(question), signal }),
  loadReminders: (_, signal) => run('dailyScrums', 'reminders', { signal }),
  saveReminders: (payload, signal) => run('dailyScrums', 'setReminders', { payload, signal }),
})

/** One entry of each person and client: that of an earlier day goes with the next. */
export const unsentEntryGateway = (tenantId: TenantId, texts: KeptTexts): UnsentPorts => {
  const keyOf = (person: string) => `dailyScrum/${tenantId}/${person}`
  return {
    recall: (person) => texts.recall(keyOf(person)),
    keep: (person, entry) => texts.keep(keyOf(person), entry),
    forget: (person) => texts.forget(keyOf(person)),
  }
}
