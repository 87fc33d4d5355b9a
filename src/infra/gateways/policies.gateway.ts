import * as Result from 'effect/Result'
import type { PeopleOfPolicy, PolicyPorts } from '../../machines/policies/policies.ports.ts'
import { expecting, nothing, type Run } from '../http/run.ts'
import { placeQuery } from './placeQuery.ts'
import { policyFileBytes } from './policies/policyFileBytes.ts'

/** `saved` hands a file to the browser's own downloads. */
export const policiesGateway = (run: Run, saved: (content: Blob, name: string) => void): PolicyPorts => ({
  loadPolicy: (params, signal) => run('hrDocuments', 'read', { params, signal }),
  removePolicy: async ({ version, ...params }, signal) =>
    Result.map(await run('hrDocuments', 'remove', { params, headers: expecting(version), signal }), nothing),
  loadCategories: (_, signal) => run('hrDocuments', 'categories', { signal }),
  removeCategory: async (params, signal) =>
    Result.map(await run('hrDocuments', 'removeCategory', { params, signal }), nothing),
  loadVersion: (params, signal) => run('hrDocuments', 'version', { params, signal }),
  loadChanges: ({ from, ...params }, signal) =>
    run('hrDocuments', 'diff', { params, query: from === null ? {} : { from }, signal }),
  agree: ({ versionNo, ...params }, signal) => run('hrDocuments', 'agree', { params, payload: { versionNo }, signal }),
  loadCompliance: ({ asAt, ...params }, signal) =>
    run('hrDocuments', 'complianceCounts', { params, query: asAt === null ? {} : { asAt }, signal }),
  loadPeople: ({ question, place }, signal) =>
    run('hrDocuments', 'complianceWindow', {
      params: ofPolicy(question),
      query: { ...listingQuery(question), ...placeQuery(place) },
      signal,
    }),
  countPeople: ({ question }, signal) =>
    run('hrDocuments', 'complianceCount', { params: ofPolicy(question), query: listingQuery(question), signal }),
  remindLate: (params, signal) => run('hrDocuments', 'remind', { params, signal }),
  loadFile: (of, signal) => policyFileBytes(run, of, signal),
  saveFile: async (of, signal) =>
    Result.map(await policyFileBytes(run, of, signal), (content) => saved(content, of.name)),
  saveEvidence: async ({ title, asAt, format, ...params }, signal) =>
    Result.map(
      await run.bytes('hrDocumentFiles', 'evidence', {
        params: { ...params, format },
        query: asAt === null ? {} : { asAt },
        signal,
      }),
      (content) => saved(content, `${evidenceName(title, asAt)}.${format}`),
    ),
})

const ofPolicy = ({ id }: PeopleOfPolicy) => ({ id })

const listingQuery = ({ asAt, search, statuses, departments, sort, isDescending }: PeopleOfPolicy) => ({
  asAt: asAt ?? undefined,
  search: search.trim() === '' ? undefined : search,
  standings: statuses.length === 0 ? undefined : statuses.join(','),
  departments: departments.length === 0 ? undefined : departments.join(','),
  sort: sort ?? undefined,
  descending: isDescending ? ('true' as const) : undefined,
})

const evidenceName = (title: string, asAt: string | null): string =>
  `${title} evidence${asAt === null ? '' : ` as at ${asAt}`}`
