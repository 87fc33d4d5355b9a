import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { jsonReply, notFound, reply } from '../http/envelope.ts'
import { rowsOf } from '../store/database.ts'
import { showAvatar, uploadAvatar } from './avatar.handlers.ts'
import { seen } from './changes.ts'
import { directory } from './directory.store.ts'
import { employee } from './employees.store.ts'
import { changeFieldRights, showFieldRights } from './fieldRights.handlers.ts'
import { createEmployee, isEmailAddressInUse } from './joining.handlers.ts'
import { remove, terminate } from './leaving.handlers.ts'
import { loggedInAs } from './loggedIn.ts'
import { changeBasicInfo, changeEmployee, changeTags, changeWork } from './profile.handlers.ts'
import {
  changeEmergency,
  changeHrPolicies,
  changeOther,
  changePersonal,
  showEmergency,
} from './profileSections.handlers.ts'
import { showTeam } from './team.ts'

/** § 7 GET employeeMini */
const list = Effect.fn(function* () {
  const caller = yield* CurrentCaller
  const [row] = yield* rowsOf(caller, directory(caller))
  return jsonReply(row?.body ?? '[]')
})

/** § 7 GET employees/loggedInEmployee */
const loggedIn = Effect.fn(function* ({
  query,
}: {
  readonly query: { readonly includeUnderlings?: 'true' | 'false' | undefined }
}) {
  const caller = yield* CurrentCaller
  return reply(yield* loggedInAs(caller, query.includeUnderlings === 'true'))
})

/** § 7 GET employees/{id} */
const read = Effect.fn(function* ({ params: { id } }: { readonly params: { readonly id: EmployeeId } }) {
  const caller = yield* CurrentCaller
  yield* seen(caller, id)
  const [row] = yield* rowsOf(caller, employee(caller, id))
  return row === undefined ? yield* Effect.fail(notFound) : jsonReply(row.body)
})

export const employeesHandlers = HttpApiBuilder.group(Api, 'employees', (handlers) =>
  handlers.handleAll({
    list,
    loggedIn,
    team: showTeam,
    read,
    create: createEmployee,
    update: changeEmployee,
    remove,
    isEmailAddressInUse,
    updateBasicInfo: changeBasicInfo,
    updateWork: changeWork,
    updateTags: changeTags,
    updatePersonal: changePersonal,
    updateEmergency: changeEmergency,
    updateHrPolicies: changeHrPolicies,
    updateOther: changeOther,
    emergency: showEmergency,
    fieldRights: showFieldRights,
    updateFieldRights: changeFieldRights,
    terminate,
    avatar: showAvatar,
    uploadAvatar,
  }),
)
