import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CertificationsGroup } from '../../contract/certifications.ts'
import { read } from '../http/calls.ts'
import { add } from './adding.handlers.ts'
import { certificationsOf } from './certifications.store.ts'
import { changeExpiry, remove, verify } from './changing.handlers.ts'
import { complianceOf, matrix, matrixCsv } from './compliance.handlers.ts'
import { addFiles, file, removeFile } from './files.handlers.ts'
import { callerAbout } from './guards.ts'
import { count, counts, csv, list, window } from './listing.handlers.ts'
import { sendReminder } from './reminding/reminding.handlers.ts'
import { listTypes, saveType } from './types.handlers.ts'

const calls = CertificationsGroup.endpoints

/** § 7 GET certifications/employee/{employeeId} */
const listOf = read(calls.listOf, function* ({ params: { employeeId }, query: { certificationType } }) {
  yield* callerAbout(employeeId)
  return certificationsOf(employeeId, certificationType)
})

export const certificationsHandlers = HttpApiBuilder.group(Api, 'certifications', (handlers) =>
  handlers.handleAll({
    list,
    window,
    count,
    counts,
    csv,
    add,
    matrix,
    matrixCsv,
    listOf,
    file,
    addFiles,
    removeFile,
    sendReminder,
    updateExpiry: changeExpiry,
    verify,
    remove,
    types: listTypes,
    saveType,
    complianceOf,
  }),
)
