import * as Result from 'effect/Result'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { GoalPorts } from '../../machines/goals/goals.ports.ts'
import { expecting, nothing, ofItem, type Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'

/** `save` hands bytes to the browser's own downloads. */
export const goalsGateway = (run: Run, save: (content: Blob, name: string) => void): GoalPorts => ({
  loadGoals: (params, signal) => run('goals', 'listOf', { params, signal }),
  loadGoal: (params, signal) => run('goals', 'read', { params, signal }),
  addGoal: ({ goal, ...params }, signal) => run('goals', 'create', { params, payload: goal, signal }),
  saveGoal: ({ change, ...params }, signal) => run('goals', 'update', { params, payload: change, signal }),
  removeGoal: async ({ version, ...params }, signal) =>
    Result.map(await run('goals', 'remove', { params, headers: expecting(version), signal }), nothing),
  findGoal: (params, signal) => run('goals', 'find', { params, signal }),
  loadListed: ({ question, place }, signal) =>
    run('goals', 'window', { query: { ...goalQuery(question), ...placeQuery(place) }, signal }),
  countListed: ({ question }, signal) => run('goals', 'count', { query: goalQuery(question), signal }),
  loadGroups: (question, signal) => run('goals', 'groups', { query: goalQuery(question), signal }),
  loadCounts: (_, signal) => run('goals', 'counts', { signal }),
  loadTree: (_, signal) => run('goals', 'tree', { signal }),
  downloadList: async ({ question }, signal) =>
    Result.map(await run.bytes('goals', 'csv', { query: goalQuery(question), signal }), (content) =>
      save(content, 'goals.csv'),
    ),
  downloadDueDays: async (_, signal) =>
    Result.map(await run.bytes('goals', 'dueDays', { signal }), (content) => save(content, 'goals due.ics')),
  updateProgress: ({ update: payload, ...params }, signal) => run('goals', 'progress', { params, payload, signal }),
  addComment: ({ comment, ...params }, signal) => run('goals', 'comment', { params, payload: comment, signal }),
  removeComment: (params, signal) => run('goals', 'removeComment', { params, signal }),
  loadTemplates: (_, signal) => run('goalTemplates', 'list', { signal }),
  addTemplate: (payload, signal) => run('goalTemplates', 'create', { payload, signal }),
  saveTemplate: ({ id, change: payload }, signal) =>
    run('goalTemplates', 'update', { params: ofItem(id), payload, signal }),
  removeTemplate: async ({ id, version }, signal) =>
    Result.map(
      await run('goalTemplates', 'remove', { params: ofItem(id), headers: expecting(version), signal }),
      nothing,
    ),
  giveGoals: (payload, signal) => run('goals', 'give', { payload, signal }),
  continueGoals: (payload, signal) => run('goals', 'continue', { payload, signal }),
  loadReminders: (_, signal) => run('goals', 'reminders', { signal }),
  saveReminders: (payload, signal) => run('goals', 'setReminders', { payload, signal }),
  takeBack: (params, signal) => run('goals', 'takeBack', { params, signal }),
})

const goalQuery = ({
  search,
  states,
  status,
  kinds,
  departments,
  people,
  due,
  group,
  sort,
  isDescending,
}: GoalListing) => ({
  search: search.trim() === '' ? undefined : search.trim(),
  states: listed(states),
  standing: status ?? undefined,
  kinds: listed(kinds),
  departments: listed(departments),
  people: listed(people),
  due: due ?? undefined,
  group: group ?? undefined,
  sort,
  descending: isDescending ? ('true' as const) : undefined,
})

const listed = (values: ReadonlyArray<string>) => (values.length === 0 ? undefined : values.join(','))
