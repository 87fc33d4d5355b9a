import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import type { CertificationTypeId, EmployeeId } from '../../domain/kernel/ids.ts'
import { jsonReply, notFound } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { add } from './adding.handlers.ts'
import { certificationsOf } from './certifications.store.ts'
import { changeExpiry, remove, verify } from './changing.handlers.ts'
import { complianceOf, matrix } from './compliance.handlers.ts'
import { addFiles, file, removeFile } from './files.handlers.ts'
import { callerAbout } from './guards.ts'
import { count, counts, list, window } from './listing.handlers.ts'
import { pauseReminders, reminderPause, snooze } from './pausing/pausing.handlers.ts'
import { sendReminder } from './reminding/reminding.handlers.ts'
import { listTypes, saveType } from './types.handlers.ts'

/** § 7 GET certifications/employee/{employeeId} */
const listOf = Effect.fn(function* ({
  params: { employeeId },
  query: { certificationType },
}: {
  readonly params: { readonly employeeId: EmployeeId }
  readonly query: { readonly certificationType?: CertificationTypeId | undefined }
}) {
  const caller = yield* callerAbout(employeeId)
  const [row] = yield* rowsOf(caller, certificationsOf(employeeId, certificationType))
  return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
})

export const certificationsHandlers = HttpApiBuilder.group(Api, 'certifications', (handlers) =>
  handlers.handleAll({
    list,
    window,
    count,
    counts,
    add,
    matrix,
    listOf,
    file,
    addFiles,
    removeFile,
    sendReminder,
    snooze,
    updateExpiry: changeExpiry,
    verify,
    remove,
    types: listTypes,
    saveType,
    complianceOf,
    reminderPause,
    pauseReminders,
  }),
)
