import type { AuditEntry } from '../../src/domain/audit/nouns.ts'
import { auditMachine } from '../../src/machines/audit/audit.machine.ts'
import { entryPagesMachine } from '../../src/machines/audit/entryPages.machine.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const entry = (id: number): AuditEntry => ({
  id,
  atUtc: '2026-11-21T03:00:00.000Z',
  actor: { id: employeeIds.admin, fullName: samples.ava.fullName },
  action: 'updated',
  kind: 'employee',
  subjectId: employeeIds.employee,
  name: null,
  person: { id: employeeIds.employee, fullName: samples.eve.fullName },
  fields: ['phone'],
  values: [],
})

const aPage = {
  'the last page': { entries: [entry(1)], next: null },
  'a page with older ones': { entries: [entry(2)], next: 2 },
}

export const entryPages: Scenario = {
  machine: entryPagesMachine,
  home: ['entryPages.shown'],
  variants: [
    {
      label: 'the changes of a client',
      input: { filter: {} },
      cases: {
        ...says('filter.changed', { 'only positions': { filter: { kind: 'position' } } }),
        ...answers('loadPage', aPage, { ...notFound, ...anyFailure }),
        ...answers('loadMore', aPage, anyFailure),
      },
      project: ({ context: { next, failure } }) => [next !== null, failure !== null],
    },
  ],
}

const someone = { person: employeeIds.employee }

export const audit: Scenario = {
  machine: auditMachine,
  variants: [
    {
      label: 'an admin',
      role: 'admin',
      cases: {
        ...says('trail.opened', { everything: { filter: {} } }),
        ...says('export.asked', { 'only one person’s': { filter: someone } }),
        ...says('timeline.opened', { 'a person’s': someone }),
        ...answers('exportTrail', { 'the file is saved': undefined }, anyFailure),
        ...breaks('trail', (snapshot) => snapshot.matches({ trail: 'open' })),
        ...breaks('timeline', (snapshot) => snapshot.matches({ timeline: 'open' })),
      },
      project: ({ context: { person } }) => person,
    },
    {
      label: 'somebody who may not read the audit',
      role: 'employee',
      cases: {
        'trail.opened': () => [],
        'export.asked': () => [],
        ...says('timeline.opened', { 'their own': { person: employeeIds.employee } }),
        ...breaks('timeline', (snapshot) => snapshot.matches({ timeline: 'open' })),
      },
      project: ({ context: { person } }) => person,
    },
  ],
}
