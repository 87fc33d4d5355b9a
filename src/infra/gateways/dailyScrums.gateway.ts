import type { DailyScrumPorts } from '../../machines/dailyScrums/dailyScrums.ports.ts'
import type { Run } from '../http/run.ts'
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
