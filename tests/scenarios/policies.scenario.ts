import type { EmployeeId, HrDocumentId, ItemId } from '../../src/domain/kernel/ids.ts'
import type {
  HrDocument,
  HrDocumentSummary,
  PersonAgreement,
  PolicyCategory,
  PolicyDiff,
  PolicyVersion,
} from '../../src/domain/policies/nouns.ts'
import { agreementMachine } from '../../src/machines/policies/agreement.machine.ts'
import { policiesMachine } from '../../src/machines/policies/policies.machine.ts'
import type { PeopleOfPolicy } from '../../src/machines/policies/policies.ports.ts'
import { policyCategoriesMachine } from '../../src/machines/policies/policyCategories.machine.ts'
import { policyComplianceMachine } from '../../src/machines/policies/policyCompliance.machine.ts'
import { policyFileMachine } from '../../src/machines/policies/policyFile.machine.ts'
import { policyPeople as people } from '../../src/machines/policies/policyPeople.ts'
import { policyVersionsMachine } from '../../src/machines/policies/policyVersions.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { noImages } from '../fixtures/policyImages.ts'
import { answers, anyFailure, breaks, ends, notCurrent, notFound, notValid, says } from './outcomes.ts'
import { employeeIds } from './people.ts'
import { windowedList } from './windowedLists.ts'

const id = '00000000-0000-4000-8000-000000000701' as HrDocumentId
const anotherId = '00000000-0000-4000-8000-000000000702' as HrDocumentId
const me = employeeIds.employee

const agreedTo = (versionNo: number) => ({
  employeeId: me,
  versionNo,
  agreementDateUtc: '2026-11-02T03:00:00.000Z',
})

const policyOf = (over: Partial<HrDocumentSummary> = {}): HrDocumentSummary => ({
  id,
  type: 0,
  title: 'Working at heights',
  category: 'Safety',
  status: 'published',
  versionNo: 2,
  agreeFromVersionNo: 2,
  publishedUtc: '2026-11-01T03:00:00.000Z',
  dueUtc: '2026-12-01T13:59:59.999Z',
  renewalUtc: null,
  newVersionAvailable: false,
  hasDraft: false,
  relevantParties: { all: true, employeeIds: [], departmentIds: [], positionTitles: [], tags: [] },
  bindsMe: true,
  agreements: [],
  progress: null,
  ...over,
})

export const heightsVersion: PolicyVersion = {
  versionNo: 2,
  title: 'Working at heights',
  category: 'Safety',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wear a harness.' }] }] },
  file: null,
  sha256: '0'.repeat(64),
  isSubstantive: true,
  changeNote: 'A harness from two metres on.',
  publishedUtc: '2026-11-01T03:00:00.000Z',
  publishedBy: samples.ava.fullName,
}

const documentOf = (over: Partial<HrDocument> = {}): HrDocument => ({
  ...policyOf(over),
  versions: [],
  current: heightsVersion,
  draft: null,
  settings: null,
  template: null,
  askedByPositions: [],
  lastReviewedUtc: null,
  version: 1,
  ...over,
})

export const changesOfHeights: PolicyDiff = {
  fromVersionNo: 1,
  toVersionNo: 2,
  titleBefore: 'Working at heights',
  title: 'Working at heights',
  blocks: [],
  notes: [],
}

export const heightsPolicy = documentOf()

const situations = {
  'never agreed to': heightsPolicy,
  'agreed to in an older version': documentOf({ agreements: [agreedTo(1)] }),
  'agreed to': documentOf({ agreements: [agreedTo(2)] }),
  'not meant for the reader': documentOf({ bindsMe: false }),
}

const now = () => Date.parse('2026-11-21T00:00:00Z')

export const agreement: Scenario = {
  machine: agreementMachine,
  home: ['agreement.open.view.whole', 'agreement.open.duty.agreed'],
  variants: [
    {
      label: 'an employee reads a policy',
      role: 'employee',
      input: { id, employeeId: me, now },
      cases: {
        ...answers('loadPolicy', situations, { ...notFound, ...notValid, ...anyFailure }),
        ...answers('loadChanges', { 'what changed': changesOfHeights }, anyFailure),
        ...answers(
          'agree',
          { 'it is noted': policyOf({ agreements: [agreedTo(2)] }) },
          { ...notCurrent, ...notFound, ...anyFailure },
        ),
        ...says('document.arrived', {
          'agreed to': { document: situations['agreed to'] },
          'asked again': { document: situations['agreed to in an older version'] },
        }),
      },
      project: ({ context: { document, changes, changesFailure } }) => [
        document?.bindsMe ?? null,
        document?.agreements.map(({ versionNo }: { versionNo: number }) => versionNo) ?? null,
        changes !== null,
        changesFailure !== null,
      ],
    },
  ],
}

export const policyVersions: Scenario = {
  machine: policyVersionsMachine,
  variants: [
    {
      label: 'the versions of a policy',
      input: { id },
      cases: {
        ...says('version.opened', { 'the first': { versionNo: 1 } }),
        ...says('comparison.opened', { 'the first with the second': { versionNo: 2, from: 1 } }),
        ...answers('loadVersion', { 'it is there': heightsVersion }, { ...notFound, ...anyFailure }),
        ...answers('loadChanges', { 'what changed': changesOfHeights }, { ...notFound, ...anyFailure }),
      },
    },
  ],
}

export const policyFile: Scenario = {
  machine: policyFileMachine,
  home: ['policyFile.preview.shown', 'policyFile.download.resting'],
  variants: [
    {
      label: 'the file of a version',
      input: { id, versionNo: 1, name: 'Heights.pdf' },
      cases: {
        ...answers('loadFile', { 'it is there': 'the file' }, { ...notFound, ...anyFailure }),
        ...answers('saveFile', { 'the browser has it': undefined }, { ...notFound, ...anyFailure }),
      },
    },
  ],
}

const none = { agreed: 0, owed: 0, outdated: 0, late: 0 }
const counted = { asAt: null, basis: null, toRemind: 0, departments: [] }

const usual: PeopleOfPolicy = {
  id,
  search: '',
  asAt: null,
  statuses: [],
  departments: [],
  sort: 'standing',
  isDescending: false,
}

export const policyPeople: Scenario = windowedList(people.machine, usual, {
  other: { ...usual, statuses: ['late'] } as PeopleOfPolicy,
  rowAt: (place): PersonAgreement => ({
    employeeId: `${me.slice(0, -4)}${1_000 + place}` as EmployeeId,
    fullName: `Person ${place}`,
    email: `person${place}@tenure.example`,
    department: null,
    standing: 'late',
    versionNo: 2,
    agreedVersionNo: null,
    agreementDateUtc: null,
    dueUtc: null,
    lastReminderUtc: null,
    managerToldUtc: null,
  }),
  idOf: ({ employeeId }) => employeeId,
})

export const policyCompliance: Scenario = {
  machine: policyComplianceMachine,
  home: ['policyCompliance.reading.shown', 'policyCompliance.reminding.resting', 'policyCompliance.evidence.resting'],
  variants: [
    {
      label: 'who has agreed to a policy',
      role: 'admin',
      input: { id, title: 'Working at heights' },
      cases: {
        ...says('day.chosen', { 'a day before': { asAt: '2026-11-10' }, now: { asAt: null } }),
        ...says('evidence.asked', { 'as a PDF': { format: 'pdf' } }),
        ...answers(
          'loadCompliance',
          {
            'somebody is late': { ...counted, counts: { ...none, late: 1 }, toRemind: 1 },
            'they were reminded today': { ...counted, counts: { ...none, late: 1 } },
            'all have agreed': { ...counted, counts: { ...none, agreed: 1 } },
          },
          { ...notFound, ...anyFailure },
        ),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: { sent: 1, alreadyReminded: 0, withoutAddress: 0 } },
          cancelled: { confirmed: false, answer: null },
        }),
        ...breaks('list', () => true),
        ...answers('saveEvidence', { 'the browser has it': undefined }, { ...notFound, ...anyFailure }),
      },
      project: ({ context: { asAt, compliance } }) => [
        asAt,
        compliance && compliance.counts.late > 0,
        compliance?.toRemind,
      ],
    },
  ],
}

const category: PolicyCategory = { id: '00000000-0000-4000-8000-000000000703' as ItemId, name: 'Safety', uses: 0 }

export const policyCategories: Scenario = {
  machine: policyCategoriesMachine,
  home: ['policyCategories.shown'],
  variants: [
    {
      label: 'the categories of policies',
      role: 'admin',
      cases: {
        ...says('removal.asked', {
          'one that no policy has': { category },
          'one in use': { category: { ...category, uses: 2 } },
        }),
        ...answers('loadCategories', { 'they are there': [category] }, anyFailure),
        ...ends('confirmation', {
          'confirmed and done': { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { categories } }) => categories.length,
    },
  ],
}

const draft = documentOf({ status: 'draft', versionNo: 0, current: null })

export const policies: Scenario = {
  machine: policiesMachine,
  variants: [
    {
      label: 'a policy manager',
      role: 'admin',
      input: { employeeId: me, now, images: noImages },
      cases: {
        ...says('document.opened', { one: { id }, another: { id: anotherId } }),
        ...says('people.opened', { 'of the open one': { title: 'Working at heights' } }),
        ...says('file.opened', { 'of a version': { id, versionNo: 1, name: 'Heights.pdf' } }),
        ...says('deletion.asked', { 'a draft': { document: draft }, 'a published one': { document: documentOf() } }),
        ...says('document.arrived', { 'the open one': { document: documentOf({ version: 2 }) } }),
        ...ends('deletion', {
          'confirmed and done': { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
        ...breaks('agreement', (snapshot) => snapshot.matches({ document: 'open' })),
        ...breaks('versions', (snapshot) => snapshot.matches({ document: { open: 'versions' } })),
        ...breaks('people', (snapshot) => snapshot.matches({ document: { open: 'people' } })),
        ...breaks('download', () => true),
        ...breaks('file', (snapshot) => snapshot.matches({ file: 'open' })),
        ...breaks('categories', (snapshot) => snapshot.matches({ work: 'categories' })),
      },
      project: ({ context: { id } }) => id,
    },
  ],
}
