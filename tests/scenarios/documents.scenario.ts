import type { DocumentId, EmployeeDocument } from '../../src/domain/employees/documents/nouns.ts'
import { documentsMachine } from '../../src/machines/employees/documents.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, ends, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const contract: EmployeeDocument = {
  id: '0d0c0000-0000-4000-8000-000000000001' as DocumentId,
  employeeId: employeeIds.employee,
  type: 0,
  name: 'Employment contract.pdf',
  contentType: 'application/pdf',
  size: 1_000,
  addedUtc: '2026-11-20T00:00:00.000Z',
  addedBy: null,
}

export const documents: Scenario = {
  machine: documentsMachine,
  variants: [
    {
      label: 'the documents of a person',
      cases: {
        ...says('documents.opened', {
          'of an employee': { id: employeeIds.employee },
          'of a manager': { id: employeeIds.manager },
        }),
        ...says('download.asked', { 'the contract': { document: contract } }),
        ...says('deletion.asked', { 'the contract': { document: contract } }),
        ...answers('loadDocuments', { 'the contract': [contract], nothing: [] }, { ...notFound, ...anyFailure }),
        ...answers('downloadDocument', { 'the bytes are there': undefined }, { ...notFound, ...anyFailure }),
        ...ends('upload', {
          'the files have arrived': { uploaded: true, answer: [contract] },
          'it was left': { uploaded: false, answer: null },
        }),
        ...ends('deletion', {
          'confirmed and done': { confirmed: true, answer: null },
          cancelled: { confirmed: false, answer: null },
        }),
      },
      project: ({ context: { id, documents } }) => [id, documents?.length ?? null],
    },
  ],
}
