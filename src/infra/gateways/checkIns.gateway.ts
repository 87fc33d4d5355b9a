import * as Result from 'effect/Result'
import type { CheckInListing } from '../../domain/checkIns/listing.ts'
import type { CheckInPorts } from '../../machines/checkIns/checkIns.ports.ts'
import { expecting, nothing, type Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'

/** `save` hands bytes to the browser's own downloads. */
export const checkInsGateway = (run: Run, save: (content: Blob, name: string) => void): CheckInPorts => ({
  loadListed: ({ question, place }, signal) =>
    run('checkIns', 'window', { query: { ...checkInQuery(question), ...placeQuery(place) }, signal }),
  countListed: ({ question }, signal) => run('checkIns', 'count', { query: checkInQuery(question), signal }),
  downloadList: async ({ question }, signal) =>
    Result.map(await run.bytes('checkIns', 'csv', { query: checkInQuery(question), signal }), (content) =>
      save(content, 'check-ins.csv'),
    ),
  loadOverview: ({ person }, signal) => run('checkIns', 'overview', { query: { person: person ?? undefined }, signal }),
  loadChoices: (_, signal) => run('checkIns', 'choices', { signal }),
  addCheckIn: (payload, signal) => run('checkIns', 'create', { payload, signal }),
  addSeries: (payload, signal) => run('checkIns', 'createSeries', { payload, signal }),
  loadTemplates: (_, signal) => run('checkInTemplates', 'list', { signal }),
  addTemplate: (payload, signal) => run('checkInTemplates', 'create', { payload, signal }),
  saveTemplate: ({ change: payload, ...params }, signal) =>
    run('checkInTemplates', 'update', { params, payload, signal }),
  removeTemplate: async ({ version, ...params }, signal) =>
    Result.map(await run('checkInTemplates', 'remove', { params, headers: expecting(version), signal }), nothing),
  loadCheckIn: (params, signal) => run('checkIns', 'read', { params, signal }),
  saveCheckIn: ({ change: payload, ...params }, signal) => run('checkIns', 'update', { params, payload, signal }),
  removeCheckIn: async ({ version, ...params }, signal) =>
    Result.map(await run('checkIns', 'remove', { params, headers: expecting(version), signal }), nothing),
  act: ({ act: payload, ...params }, signal) => run('checkIns', 'act', { params, payload, signal }),
  saveText: ({ saved: payload, ...params }, signal) => run('checkIns', 'saveText', { params, payload, signal }),
  saveItem: ({ item: payload, ...params }, signal) => run('checkIns', 'saveItem', { params, payload, signal }),
  removeItem: async ({ version, ...params }, signal) =>
    Result.map(await run('checkIns', 'removeItem', { params, headers: expecting(version), signal }), nothing),
  addComment: ({ comment: payload, ...params }, signal) => run('checkIns', 'comment', { params, payload, signal }),
  removeComment: (params, signal) => run('checkIns', 'removeComment', { params, signal }),
  tellPresence: (params, signal) => run('checkIns', 'presence', { params, signal }),
  changeSeries: ({ change: payload, ...params }, signal) =>
    run('checkIns', 'changeSeries', { params, payload, signal }),
  downloadInvitation: async (params, signal) =>
    Result.map(await run.bytes('checkIns', 'invitation', { params, signal }), (content) =>
      save(content, 'check-in.ics'),
    ),
})

const checkInQuery = ({ search, tab, person, isOverdue, sort, isDescending }: CheckInListing) => ({
  search: search.trim() === '' ? undefined : search.trim(),
  tab,
  person: person ?? undefined,
  overdue: isOverdue ? ('true' as const) : undefined,
  sort,
  descending: isDescending ? ('true' as const) : undefined,
})
